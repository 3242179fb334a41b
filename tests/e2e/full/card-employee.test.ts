import { test } from '@playwright/test'
import { bindAndBook } from '../journeys/book-on-card'
import type { Driver } from '../support/driver'
import { startLocalServer, type LocalServer } from '../support/local-server'
import { opened } from '../support/open'
import { play } from '../support/parts'
import { launchPhone } from '../support/phone'

let user: Driver
let server: LocalServer

opened(async (open) => {
  server = await open(startLocalServer())
  user = await open(launchPhone(server.origin, 'card-employee'))
})

test('R1.11 an employee binds a company’s card by SMS and books with its quota', () =>
  play(user, bindAndBook, (step) => step({ user, server })))
