import { test } from '@playwright/test'
import { readContent } from './journeys/read-content'
import type { Driver } from './support/driver'
import { startLocalServer, type LocalServer } from './support/local-server'
import { opened } from './support/open'
import { play } from './support/parts'
import { launchPhone } from './support/phone'

let user: Driver
let server: LocalServer

opened(async (open) => {
  server = await open(startLocalServer())
  user = await open(launchPhone(server.origin, 'content'))
})

test('somebody reads what was reviewed, keeps it, lets their report choose until they end that, and watches a film', () =>
  play(user, readContent, (step) => step({ user, server })))
