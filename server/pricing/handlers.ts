import type { ParsedInput } from '@/contract/schemas'
import { shopProfile } from '../settings/shop-profile'
import { requireUser, type Handlers, type RequestContext } from '../http/context'
import { addonListsDto, carryOverDto, selfSelectedDto } from './addon-dto'
import { realTimePriceDto } from './dto'
import { cartLinesDto, goodsQuoteDto } from './goods-dto'
import { cartLines } from './queries/cart-lines'
import { goodsPrice } from './queries/goods-price'
import { shopProducts } from '../catalogue/queries/product-list'
import { productsAsked } from '../catalogue/requests'
import { pageDto } from '../catalogue/dto'
import { productsByDate } from './queries/products-by-date'
import { addonPackages } from './queries/addon-packages'
import { carryOver } from './queries/carry-over'
import { selfSelected } from './queries/self-selected'
import { realTimePrice } from './queries/real-time-price'
import { addonsAsked, choiceAsked } from './requests'

const callerOf = (context: RequestContext) => ({
  userId: requireUser(context).id,
  channel: context.channel
})

/** Of a checkup, on a card where one is named. */
const quoted = async (input: ParsedInput<'addon.quote' | 'card.quote'>, context: RequestContext) => {
  const priced = await realTimePrice(context.db, choiceAsked(input), callerOf(context), context.now())
  return [realTimePriceDto(priced)]
}

const packages = async (
  input: ParsedInput<'addon.packages' | 'card.packages'>,
  { db, user, now }: RequestContext
) => [addonListsDto(await addonPackages(db, addonsAsked(input), user?.id ?? null, now()))]

export const addonHandlers = {
  'product.list': async ({ cityCode, ...input }, { db, now }) => {
    const asked = productsAsked(input)
    return pageDto(
      asked.sort === 'date' && cityCode !== undefined
        ? await productsByDate(db, now(), { ...asked, cityCode })
        : await shopProducts(db, now(), asked),
      now()
    )
  },
  'addon.packages': packages,
  'supermarket.packages': async ({ productCode, orgCode: branchCode, regDate: date }, { db, user, now }) => {
    const asked = { productCode, branchCode, date }
    return [selfSelectedDto(await selfSelected(db, asked, user?.id ?? null, now()))]
  },
  'addon.quote': quoted,
  'card.quote': quoted,
  'card.quoteSub': quoted,
  'card.packages': packages,
  'goods.quote': async (input, context) => {
    const { invoices } = await shopProfile(context.db)
    const priced = await goodsPrice(context.db, input, callerOf(context), context.now())
    return [goodsQuoteDto(priced, invoices)]
  },
  'cart.lines': async ({ lines }, context) => {
    const { invoices } = await shopProfile(context.db)
    const now = context.now()
    return cartLinesDto(await cartLines(context.db, lines, callerOf(context), now), invoices, now)
  },
  'addon.again': async ({ orderNum, orgCode: branchCode, productCode }, context) => {
    const asked = { orderNum, branchCode, productCode }
    return [carryOverDto(await carryOver(context.db, asked, requireUser(context).id, context.now()))]
  }
} satisfies Partial<Handlers>
