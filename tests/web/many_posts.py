"""A process that posts the same step many times at one moment; prints how each post was answered."""

import asyncio
import collections
import json
import sys
import time

import httpx


async def main():
    task = json.loads(sys.argv[1])
    limits = httpx.Limits(max_connections=task["posts"])
    async with httpx.AsyncClient(cookies=task["cookies"], timeout=60, limits=limits) as client:

        async def post(number):
            body = {**task["body"], "request_id": f"{task['name']}-{number}"}
            answer = await client.post(task["url"], json=body)
            found = answer.json()
            return f"{answer.status_code} {found.get('error', 'accepted')} {found['step']}"

        await asyncio.gather(*(client.get(task["ready"]) for _ in range(task["posts"])))
        await asyncio.sleep(max(0.0, task["at"] - time.time()))
        answers = await asyncio.gather(*(post(number) for number in range(task["posts"])))
    print(json.dumps(collections.Counter(answers)))


asyncio.run(main())
