import { test } from '@playwright/test'
import { bookCheckup } from './journeys/book-checkup'
import { play } from './support/parts'
import { opened } from './support/open'
import { startServer } from './support/server'
import { WeappDriver } from './support/weapp'

let user: WeappDriver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(WeappDriver.launch(server.origin, 'book-checkup'))
})

test('the checkup journey in the mini-program', () => play(user, bookCheckup, (step) => step(user)))
