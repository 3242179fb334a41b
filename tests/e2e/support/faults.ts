import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { serverDies } from '../journeys/crash'
import type { Fault } from '../journeys/scene'
import type { Driver } from './driver'
import { opened } from './open'
import { tryEach } from './parts'
import { launchPhone, type Phone } from './phone'
import { startServer, type RunningServer } from './server'
import { openWire, type Wire } from './wire'

interface Faults {
  readonly artifacts: string
  /** One after another, by one user over one server; the first logs in. */
  readonly faults: Readonly<Record<Driver['target'], readonly Fault[]>>
  /** Where the server is killed besides, at the end. */
  readonly crash: Driver['target']
}

/** Declares a test of these faults. */
export function faultsOf(name: string, { artifacts, faults, crash }: Faults): void {
  let server: RunningServer
  let wire: Wire
  let user: Phone

  opened(async (open) => {
    server = await open(startServer())
    wire = await open(openWire(server.origin))
    user = await open(launchPhone(wire.origin, artifacts))
  })

  test(name, async () => {
    await tryEach(faults[user.target], async (run) => {
      try {
        await run({ user, wire })
      } finally {
        wire.offline(false)
        wire.slow(0)
        await user.shot('fault')
      }
    })
    assert.deepEqual(flawsOf(user), [])
    if (user.target === crash)
      await test.step('kill -9 between order and payment, and between payment and notice', () =>
        serverDies({ user, wire }, server))
  })
}

/** To be empty in the end; a browser's console tells each call that was lost. */
export const flawsOf = (user: Driver): readonly string[] => (user.target === 'weapp' ? user.problems() : [])
