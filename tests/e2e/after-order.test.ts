import { test } from '@playwright/test'
import { afterOrder } from './journeys/after-order'
import type { Driver } from './support/driver'
import { opened } from './support/open'
import { play } from './support/parts'
import { launchPhone } from './support/phone'
import { startServer } from './support/server'

let user: Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(launchPhone(server.origin, 'after-order'))
})

test('goods go back in part and whole, and a visit moves', () => play(user, afterOrder, (step) => step(user)))
