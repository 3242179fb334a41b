import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { inArray } from 'drizzle-orm'
import { DAY_MS } from '../journeys/clock'
import { PAY_OVER_MS, type EveningScene } from '../journeys/evening'
import { logIn } from '../journeys/log-in'
import { moveToAnotherDay } from '../journeys/steps'
import type { H5Driver } from './h5'
import { startLocalServer, tables, type LocalServer } from './local-server'
import { opened } from './open'
import { tryEach } from './parts'
import type { WeappDriver } from './weapp'
import { openWire, type Wire } from './wire'

type User = H5Driver | WeappDriver

/** One person may keep a slot only so long without ordering it; each scene begins as if on another day. */
async function forgetHolds({ db }: LocalServer): Promise<void> {
  const { holds } = tables
  await db.delete(holds).where(inArray(holds.state, ['released', 'expired']))
}

/** Declares a test of these scenes, one after another, by one user over one server; `flaws` are to be empty after them. */
export function eveningOf<U extends User>(
  name: string,
  scenes: readonly EveningScene[],
  launch: (origin: string) => Promise<U>,
  flaws: (user: U) => readonly string[] = () => []
): void {
  let server: LocalServer
  let wire: Wire
  let user: U

  opened(async (open) => {
    // The scenes take the server more than a day ahead: in the late evening that is the day of the usual visit.
    moveToAnotherDay()
    server = await open(startLocalServer(-DAY_MS))
    wire = await open(openWire(server.origin))
    user = await open(launch(wire.origin))
    await user.open('/mine/authorize')
    await logIn(user)
    await user.at(/^\/(mine)?(\?|$)/)
  })

  test(name, async () => {
    await tryEach(scenes, async (run) => {
      try {
        await run({ user, server, wire })
      } finally {
        await user.shot('evening')
        // What the scene left unpaid is closed, so that the next order is not the same one again.
        await server.passTime(PAY_OVER_MS)
        await forgetHolds(server)
      }
    })
    assert.deepEqual(flaws(user), [])
  })
}
