import { accountJourney } from '../journeys/account'
import { afterOrder } from '../journeys/after-order'
import type { Step } from '../journeys/book-checkup'
import { bookGene } from '../journeys/book-gene'
import { bookDental, bookDeposit, bookDoses, bookTest, bookVaccine } from '../journeys/book-visits'
import { buyCart } from '../journeys/buy-cart'
import { buyCodes } from '../journeys/buy-codes'
import { buySugar } from '../journeys/buy-sugar'
import { goodsBack } from '../journeys/goods-back'
import { payLater } from '../journeys/pay-later'
import { reportToRecheck } from '../journeys/recheck'
import { selfSelect } from '../journeys/supermarket'
import { giftEnder } from './gift-card'
import { startLocalServer } from './local-server'
import { startServer } from './server'
import { tillOf } from './till'
import { warehouseOf } from './warehouse'

/** What one person does on a server of its own: a number gets one code a minute, and each walk logs in. */
interface Walk {
  readonly origin: string
  readonly steps: readonly Step[]
  close(): Promise<void>
}

/** Opens the walk's server. */
export type OpenWalk = () => Promise<Walk>

export const walkOf =
  (steps: readonly Step[]): OpenWalk =>
  async () => {
    const { origin, close } = await startServer()
    return { origin, steps, close }
  }

async function codes(): Promise<Walk> {
  const server = await startLocalServer()
  return { origin: server.origin, steps: buyCodes(await tillOf(server)), close: server.close }
}

async function cart(): Promise<Walk> {
  const server = await startLocalServer()
  return { origin: server.origin, steps: buyCart(giftEnder(server)), close: server.close }
}

async function goBack(): Promise<Walk> {
  const server = await startLocalServer()
  const warehouse = warehouseOf(server)
  return {
    origin: server.origin,
    steps: goodsBack.map(([name, step]) => [name, (user) => step(user, warehouse)]),
    close: server.close
  }
}

async function account(): Promise<Walk> {
  const server = await startLocalServer()
  return {
    origin: server.origin,
    steps: accountJourney.map(([name, step]) => [name, (user) => step({ user, server })]),
    close: server.close
  }
}

/** From the selling page to the paid order, of the kinds that are no parcel. */
export const BUYING: Readonly<Record<string, OpenWalk>> = {
  sugar: walkOf(buySugar),
  supermarket: walkOf(selfSelect),
  visits: walkOf([...bookTest, ...bookDental, ...bookDeposit, ...bookVaccine, ...bookDoses, ...bookGene]),
  codes
}

/** What comes after an order, the cart and the account. */
export const AFTER: Readonly<Record<string, OpenWalk>> = {
  'after-order': walkOf(afterOrder),
  'pay-later': walkOf(payLater()),
  cart,
  recheck: walkOf(reportToRecheck),
  'goods-back': goBack,
  account
}
