import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import type { Driver } from './driver'

/** What the report calls a part of a test, and the part. */
type Parts<Part> = readonly (readonly [string, Part])[]

/** Plays a journey up to its first fault; after no part of it the phone has told a problem. */
export async function play<Part>(
  user: Driver,
  parts: Parts<Part>,
  run: (part: Part, name: string) => Promise<void>
): Promise<void> {
  for (const [name, part] of parts) {
    await test.step(name, async () => {
      // The picture is taken once what moves has come to rest: a person does not tap before that either.
      await run(part, name).finally(() => user.shot(name))
      assert.deepEqual(user.problems(), [])
    })
  }
}

/** Tries each part, also after one that failed; all that failed are told in the end. */
export async function tryEach<Part>(
  parts: Parts<Part>,
  run: (part: Part, name: string) => Promise<void>
): Promise<void> {
  const faults: string[] = []
  for (const [name, part] of parts) {
    await test
      .step(name, () => run(part, name))
      .catch((fault: unknown) =>
        faults.push(`${name}: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`)
      )
  }
  assert.equal(faults.length, 0, faults.join('\n\n'))
}
