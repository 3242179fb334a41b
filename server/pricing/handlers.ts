import type { ParsedInput } from '@/contract/schemas'
import { shopProfile } from '../settings/shop-profile'
import { requireUser, type Handlers, type RequestContext } from '../http/context'
import { cartLines } from './queries/cart-lines'
import { goodsPrice } from './queries/goods-price'
import { addonPackages } from './queries/addon-packages'
import { carryOver } from './queries/carry-over'
import { selfSelected } from './queries/self-selected'
import { realTimePrice } from './queries/real-time-price'

/** Of a checkup, on a card where one is named. */
const quoted = (input: ParsedInput<'addon.quote' | 'card.quote'>, context: RequestContext) =>
  realTimePrice(
    context.db,
    input,
    { userId: requireUser(context).id, channel: context.channel },
    context.now()
  )

const callerOf = async (context: RequestContext) => ({
  userId: requireUser(context).id,
  channel: context.channel,
  invoices: (await shopProfile(context.db)).invoices
})

export const addonHandlers = {
  'addon.packages': (input, { db, user, now }) => addonPackages(db, input, user?.id ?? null, now()),
  'supermarket.packages': (input, { db, user, now }) => selfSelected(db, input, user?.id ?? null, now()),
  'addon.quote': quoted,
  'card.quote': quoted,
  'card.quoteSub': quoted,
  'card.packages': (input, context) =>
    addonPackages(context.db, input, requireUser(context).id, context.now()),
  'goods.quote': async (input, context) =>
    goodsPrice(context.db, input, await callerOf(context), context.now()),
  'cart.lines': async (input, context) =>
    cartLines(context.db, input, await callerOf(context), context.now()),
  'addon.again': (input, context) => carryOver(context.db, input, requireUser(context).id, context.now())
} satisfies Partial<Handlers>
