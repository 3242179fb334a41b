import { test } from '@playwright/test'
import { buyAbroad } from './journeys/buy-abroad'
import { buyKit } from './journeys/buy-kit'
import { play } from './support/parts'
import { opened } from './support/open'
import { startServer } from './support/server'
import { WeappDriver } from './support/weapp'

let user: WeappDriver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(WeappDriver.launch(server.origin, 'buy-parcels'))
})

test('R7.98 R7.122 R2.53 goods from abroad and a kit are bought in the mini-program, declared and followed', () =>
  play(user, [...buyAbroad, ...buyKit], (step) => step(user)))
