import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { bookCheckup } from './journeys/book-checkup'
import { opened } from './support/open'
import { play } from './support/parts'
import { launchPhone, type Phone } from './support/phone'
import { startServer } from './support/server'

/** CLS that a page may have. */
const SHIFT_LIMIT = 0.02

let user: Phone

opened(async (open) => {
  const server = await open(startServer())
  user = await open(launchPhone(server.origin, 'book-checkup', { old: true }))
})

test('the checkup journey, on the site in an old browser where no page moves by itself', async () => {
  await play(user, bookCheckup, (step) => step(user))
  if (user.target === 'h5') assert.deepEqual(user.moved(SHIFT_LIMIT), [])
})
