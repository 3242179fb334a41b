import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { bookCheckup } from './journeys/book-checkup'
import { H5Driver } from './support/h5'
import { play } from './support/parts'
import { opened } from './support/open'
import { startServer } from './support/server'

/** CLS that a page may have. */
const SHIFT_LIMIT = 0.02

let user: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(H5Driver.launch(server.origin, 'book-checkup', { old: true }))
})

test('the checkup journey on the site, in an old browser', () =>
  play(user, bookCheckup, (step) => step(user)))

test('no page of the journey moves by itself', () => {
  assert.deepEqual(user.moved(SHIFT_LIMIT), [])
})
