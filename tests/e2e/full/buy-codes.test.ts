import { test } from '@playwright/test'
import { buyCodes, openKinds } from '../journeys/buy-codes'
import type { Driver } from '../support/driver'
import { opened } from '../support/open'
import { play } from '../support/parts'
import { launchPhone } from '../support/phone'
import { startLocalServer } from '../support/local-server'
import { tillOf, type Till } from '../support/till'

let user: Driver
let till: Till

opened(async (open) => {
  const server = await open(startLocalServer())
  till = await tillOf(server)
  user = await open(launchPhone(server.origin, 'buy-codes'))
})

test('R7.92 codes are bought, used at a branch and taken back', () =>
  play(user, buyCodes(till), (step) => step(user)))

test('R1.12 one product of each kind is found in the shop and opens', () =>
  play(user, openKinds, (step) => step(user)))
