import type { Driver } from '../../support/driver'
import type { LocalServer } from '../../support/local-server'

/** Somebody before the shop's own server, whose clock and data change around them. */
export interface ActivityScene {
  readonly user: Driver
  readonly server: LocalServer
}
export type ActivityStep = readonly [name: string, run: (scene: ActivityScene) => Promise<void>]
