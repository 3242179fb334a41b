import { test } from '@playwright/test'
import { bindPersonalAndBook } from './journeys/book-on-card'
import type { Driver } from './support/driver'
import { startLocalServer, type LocalServer } from './support/local-server'
import { opened } from './support/open'
import { play } from './support/parts'
import { launchPhone } from './support/phone'

let user: Driver
let server: LocalServer

opened(async (open) => {
  server = await open(startLocalServer())
  user = await open(launchPhone(server.origin, 'card-bought'))
})

test('a card that was bought is bound, books a package, and has its use again once the visit is taken back', () =>
  play(user, bindPersonalAndBook, (step) => step({ user, server })))
