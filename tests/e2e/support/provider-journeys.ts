import { test } from '@playwright/test'
import { withProvider } from '../journeys/providers'
import { moveToFirstDay } from '../journeys/steps'
import { withOpened } from './open'
import { play } from './parts'
import { payerBy } from './payers'
import { startShopWithProviders, type ProviderChannel } from './providers'

/** Declares the journey of each channel, on a shop and at fakes of its own. */
export function providerJourneys(channels: Readonly<Record<string, ProviderChannel>>): void {
  for (const [title, channel] of Object.entries(channels))
    test(`${title}: paid, told late and twice, left, given back, not given back`, () =>
      withOpened(async (open) => {
        moveToFirstDay()
        const shop = await open(startShopWithProviders())
        const payer = await open(payerBy(shop, channel))
        const scene = { shop, payer, till: shop.till(channel) }
        await play(payer.user, withProvider, (step) => step(scene))
      }))
}
