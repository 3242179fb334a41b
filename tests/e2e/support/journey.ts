import { test } from '@playwright/test'
import type { Step } from '../journeys/book-checkup'
import type { Driver } from './driver'
import { opened } from './open'
import { play } from './parts'
import { launchPhone } from './phone'
import { startServer } from './server'

/** Declares the journey of one person, on a server of their own. @param artifacts the folder of its pictures */
export function journey(title: string, artifacts: string, steps: readonly Step[]): void {
  let user: Driver
  opened(async (open) => {
    const server = await open(startServer())
    user = await open(launchPhone(server.origin, artifacts))
  })
  test(title, () => play(user, steps, (step) => step(user)))
}
