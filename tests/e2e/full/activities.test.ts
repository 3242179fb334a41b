import { test } from '@playwright/test'
import { awards } from '../journeys/activity/awards'
import { games } from '../journeys/activity/games'
import { goodsPrize } from '../journeys/activity/goods-prize'
import { offers } from '../journeys/activity/offers'
import { seckill } from '../journeys/activity/seckill'
import type { ActivityStep } from '../journeys/activity/scene'
import { startLocalServer } from '../support/local-server'
import { withOpened } from '../support/open'
import { play } from '../support/parts'
import { launchPhone } from '../support/phone'

/** Each with a server and a phone of its own. */
const JOURNEYS: Readonly<Record<string, readonly ActivityStep[]>> = {
  'a flash sale is remembered, opens by itself, is bought and paid': seckill,
  'a new account takes what it gets, invites a friend and is rewarded': awards,
  'the wheel, the board and the red packets are played': games,
  'goods are won, claimed for nothing and sent': goodsPrize,
  'a subsidy is ordered with, and a new partner’s coupon is taken': offers
}

for (const [name, steps] of Object.entries(JOURNEYS)) {
  test(name, () =>
    withOpened(async (open) => {
      const server = await open(startLocalServer())
      const user = await open(launchPhone(server.origin, 'activities'))
      await play(user, steps, (step) => step({ user, server }))
    })
  )
}
