# The server with the compiled engine; `docker compose up` adds PostgreSQL.
FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY pyproject.toml setup.py README.md LICENSE ./
COPY _build _build
COPY src src
RUN pip wheel --no-cache-dir --wheel-dir /wheels ".[web,postgres]"

FROM python:3.12-slim
RUN useradd --create-home --uid 10001 regalia
# A volume belongs to whoever its folder in the image belongs to.
RUN install --directory --owner=regalia --group=regalia /home/regalia/.local/share/regalia
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels "regalia[web,postgres]" && rm -rf /wheels
USER regalia
VOLUME /home/regalia/.local/share/regalia
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["regalia", "serve", "--host", "0.0.0.0"]
