import assert from 'node:assert/strict'
import { makeTill } from '../../../server/ordering/vouchers/commands/till-keys'
import type { LocalServer } from './local-server'

/** What a till does with a code that somebody shows. */
export type Till = (code: string, step: 'take' | 'use') => Promise<void>

/** A till of a branch on the server of the test: its key, and a number of its own for each step. */
export async function tillOf({ origin, db, now }: LocalServer, orgCode = 'H2003'): Promise<Till> {
  const made = await makeTill(db, { orgCode, name: '前台' }, now())
  assert.ok(made.ok)
  let steps = 0
  return async (code, step) => {
    steps += 1
    const answer = await fetch(`${origin}/api/branch/code`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-till-key': made.key,
        'idempotency-key': `till-step-${steps}`
      },
      body: JSON.stringify({ code, step })
    })
    assert.equal(answer.status, 200, await answer.text())
  }
}
