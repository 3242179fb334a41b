import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { serverDies } from '../journeys/crash'
import type { Fault } from '../journeys/scene'
import type { H5Driver } from './h5'
import { opened } from './open'
import { tryEach } from './parts'
import { startServer, type RunningServer } from './server'
import type { WeappDriver } from './weapp'
import { openWire, type Wire } from './wire'

type User = H5Driver | WeappDriver

interface Faults<U extends User> {
  /** One after another, by one user over one server; the first logs in. */
  readonly faults: readonly Fault[]
  /** Also the server is killed, at the end. */
  readonly crash?: boolean
  readonly launch: (origin: string) => Promise<U>
  /** To be empty in the end. */
  readonly flaws?: (user: U) => readonly string[]
}

/** Declares a test of these faults. */
export function faultsOf<U extends User>(
  name: string,
  { faults, crash = false, launch, flaws = () => [] }: Faults<U>
): void {
  let server: RunningServer
  let wire: Wire
  let user: U

  opened(async (open) => {
    server = await open(startServer())
    wire = await open(openWire(server.origin))
    user = await open(launch(wire.origin))
  })

  test(name, async () => {
    await tryEach(faults, async (run) => {
      try {
        await run({ user, wire })
      } finally {
        wire.offline(false)
        wire.slow(0)
        await user.shot('fault')
      }
    })
    assert.deepEqual(flaws(user), [])
  })

  if (crash)
    test('kill -9 between order and payment, and between payment and notice', () =>
      serverDies({ user, wire }, server))
}
