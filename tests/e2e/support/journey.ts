import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import type { Step } from '../journeys/book-checkup'
import type { Driver } from './driver'
import { beginAt, KEPT_DAY } from './fixed-day'
import { startLocalServer } from './local-server'
import { opened } from './open'
import { play, tryEach } from './parts'
import { launchPhone } from './phone'
import { startServer } from './server'
import { holdTree } from './tree'

/** Declares the journey of one person, on a server of their own. @param artifacts the folder of its pictures */
export function journey(title: string, artifacts: string, steps: readonly Step[]): void {
  let user: Driver
  opened(async (open) => {
    const server = await open(startServer())
    user = await open(launchPhone(server.origin, artifacts))
  })
  test(title, () => play(user, steps, (step) => step(user)))
}

/** The same on the kept day: after each step the screen is as its kept tree. @param trees their folder, also that of its pictures */
export function keptJourney(title: string, trees: string, steps: readonly Step[]): void {
  let user: Driver
  opened(async (open) => {
    await open(beginAt(KEPT_DAY))
    const server = await open(startLocalServer())
    user = await open(launchPhone(server.origin, trees))
  })
  test(title, () =>
    tryEach(steps, async (step, name) => {
      await step(user)
      await holdTree(user, `${trees}/${name}`)
      assert.deepEqual(user.problems(), [])
    })
  )
}
