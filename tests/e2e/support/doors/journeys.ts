import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import type { DoorStep } from '../../journeys/doors/in-door'
import { moveToFirstDay } from '../../journeys/steps'
import { toNextVisit } from './visits'
import { startLocalServer } from '../local-server'
import { withOpened } from '../open'
import { tryEach } from '../parts'
import { openWire } from '../wire'
import type { OpenDoor } from './door'
import { MiniProgramDoor } from './mini-program'
import { SiteInDoor, type SiteDoor, type SiteParts } from './site'

/** A host, and what opens the product in it. */
export type DoorRow = readonly [title: string, open: (parts: SiteParts) => Promise<OpenDoor>]

const site = (title: string, name: SiteDoor): DoorRow => [title, (parts) => SiteInDoor.open(name, parts)]

export const SITE_DOORS: readonly DoorRow[] = [
  site('a browser', 'browser'),
  site('WeChat', 'wechat'),
  site('the app on iOS', 'app-ios'),
  site('the app on Android', 'app-android'),
  site('the bank’s app', 'bank'),
  site('a page in a mini-program', 'miniWeb')
]

export const MINI_PROGRAM: readonly DoorRow[] = [
  ['the mini-program', ({ wire, artifacts }) => MiniProgramDoor.open(wire, artifacts)]
]

/** Up to the first fault, whose picture the phone takes. */
async function walk(door: OpenDoor, steps: readonly DoorStep[]): Promise<void> {
  for (const [name, step] of steps) {
    await test.step(name, () => step(door))
    assert.deepEqual(door.user.problems(), [])
  }
}

/**
 * Journeys from one description in each of these hosts, by one person over one server for each: a number gets ten codes a day. Goes on after
 * a host in which one failed.
 */
export function journeysInDoors(
  artifacts: string,
  doors: readonly DoorRow[],
  journeys: Readonly<Record<string, readonly DoorStep[]>>
): void {
  for (const [title, steps] of Object.entries(journeys))
    test(title, () =>
      withOpened(async (openServer) => {
        moveToFirstDay()
        const server = await openServer(startLocalServer())
        await tryEach(doors, (openDoor) =>
          withOpened(async (open) => {
            const wire = await open(openWire(server.origin))
            const door = await open(openDoor({ server, wire, artifacts }))
            await walk(door, steps).finally(toNextVisit)
            assert.deepEqual(await door.leaks(), [])
          })
        )
      })
    )
}
