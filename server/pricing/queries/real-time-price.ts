import type { PriceLine, RealTimePrice } from '@/contract/booking/dto/quote'
import type { ParsedInput } from '@/contract/schemas'
import { addItems, removeItems } from '@/domain/addon/selection'
import { remarksOf, takenBy } from '@/domain/addon/item-terms'
import { selectedCodes } from '@/domain/addon/selection-read'
import { OPER_TYPE, type ItemRef } from '@/domain/addon/types'
import { toYuan } from '@/domain/money'
import { exchangeRemark } from '@/domain/quote/exchange'
import type { LineKey, PriceLine as QuoteLine } from '@/domain/quote/lines'
import type { Db } from '../../db/client'
import { medicalTip } from './addon-catalogue'
import { pricingContextOf } from './pricing-context'
import { pictureOf } from '../../catalogue/queries/picture'
import {
  validateSelection,
  priceOrder,
  priceSelection,
  refuseBrokenRules,
  type PricedOrder
} from './price-order'
import { recordQuote } from './quoted'
import { partsOf } from '../../catalogue/queries/shop-parts'

type QuoteInput = ParsedInput<'addon.quote'> & { readonly cardNumber?: string | undefined }

const LINE_KINDS: Readonly<Record<LineKey, PriceLine['kind']>> = {
  base: 'base',
  addon: 'addon',
  enterprise: 'enterprise',
  enterprisePaid: 'enterprise',
  quota: 'quota',
  quotaPaid: 'quota',
  exchange: 'exchange',
  freight: 'freight',
  tax: 'tax',
  coupon: 'coupon',
  difference: 'base'
}

/** A line of a quote on the wire. */
export const priceLineDto = ({ key, label, note, amountFen }: QuoteLine): PriceLine => ({
  kind: LINE_KINDS[key],
  label,
  note,
  amount: toYuan(amountFen)
})

/** The item that the last toggle changed; a package toggled as a whole names none. */
function toggledItem(toggled: QuoteInput['toggled']): ItemRef | null {
  return toggled && toggled.itemCode !== null
    ? { packageId: toggled.packageId, itemCode: toggled.itemCode }
    : null
}

/** Self-paid add-ons before the toggle, in fen. Removing what others need took those along: then the condition was met. */
function selfPaidBefore(priced: PricedOrder, toggled: ItemRef, operType: number, now: Date): number {
  const { catalogue, selection } = priced
  if (operType === OPER_TYPE.add) {
    return priceSelection(priced, removeItems(selection, [toggled]), null, now).addonSelfPaidFen
  }
  const needed = catalogue.rules.some(
    (rule) => rule.type === 'REQUIRE' && rule.withItemCodes.includes(toggled.itemCode)
  )
  if (needed) return Number.MAX_SAFE_INTEGER
  return priceSelection(priced, addItems(selection, [toggled]), null, now).addonSelfPaidFen
}

/** The warm tip when this toggle makes the chosen exchange item lose its condition (§4); '' otherwise. */
function remarkOf(
  priced: PricedOrder,
  { addItemConfigId, operType }: QuoteInput,
  toggled: ItemRef | null,
  now: Date
): string {
  if (!toggled || !addItemConfigId) return ''
  const exchanges = priced.exchanges.map((offer) => ({
    id: offer.id,
    productName: offer.name,
    priceFen: offer.priceFen,
    thresholdFen: offer.thresholdFen
  }))
  const before = selfPaidBefore(priced, toggled, operType, now)
  return exchangeRemark(exchanges, addItemConfigId, before, priced.quote.addonSelfPaidFen)
}

/** What company and bans the examined items ask for, of base package and choice. */
function remindersIn({ catalogue, selection }: PricedOrder): RealTimePrice['reminders'] {
  return [...new Set([...catalogue.baseItemCodes, ...selectedCodes(selection)])].flatMap((code) => {
    const item = catalogue.items.get(code)
    if (!item) return []
    return remarksOf(item.terms).map((remark) => ({ itemName: item.name, ...remark }))
  })
}

/** A priced order as §3 realTimePrice; the lines add up to `userPayPrice`. */
function realTimePriceDto(
  priced: PricedOrder,
  addItemRemark: string,
  tips: readonly string[],
  code: string | null
): RealTimePrice {
  const { quote, exchanges } = priced
  const own = code === null ? undefined : priced.catalogue.items.get(code)
  const ownTip = own ? medicalTip(own, takenBy(priced.product)) : ''
  const specialTips = [...new Set([ownTip, ...tips])].filter((tip) => tip !== '')
  return {
    userPayPrice: toYuan(quote.userPayFen),
    basePrice: toYuan(quote.basePriceFen),
    addonPrice: toYuan(quote.addonSelfPaidFen),
    enterprisePayPrice: toYuan(quote.enterprisePaidFen),
    quotaUsed: toYuan(quote.quotaUsedFen),
    exchangePrice: toYuan(quote.exchangeFen),
    allItemNumber: quote.allItemNumber,
    customAddItemList: quote.perPackage.map(({ packageId, list }) => ({
      packageId,
      list: list.map(
        ({ itemCode: addItemCode, itemName: addItemName, salePriceFen: addItemSalePriceFen }) => ({
          addItemCode,
          addItemName,
          addItemSalePrice: toYuan(addItemSalePriceFen)
        })
      )
    })),
    specialItem: specialTips.map((specialTip) => ({ itemCode: code ?? '', specialTip })),
    addItemRemark,
    reminders: remindersIn(priced),
    addItemActivityConfigDTOS: exchanges.map((offer) => {
      const state = quote.exchanges.find((candidate) => candidate.id === offer.id)
      return {
        id: offer.id,
        productCode: offer.productCode,
        productCategory: offer.productCategory,
        productName: offer.name,
        productImage: pictureOf(offer.image).url,
        clerk: offer.clerk,
        productPrice: toYuan(offer.priceFen),
        productOriginalPrice: toYuan(offer.originalPriceFen),
        exProduct: state?.eligible ?? false,
        gap: toYuan(state?.gapFen ?? 0)
      }
    }),
    lines: quote.lines.map(priceLineDto),
    priceVersion: priced.priceVersion
  }
}

/**
 * The real-time quote (§7): prices the choice after a toggle and remembers it under its `priceVersion`.
 * Refuses as `priceOrder` does, and with 40003 / 40004 carrying the items to add or delete together.
 */
export async function realTimePrice(
  db: Db,
  input: QuoteInput,
  caller: { userId: string; channel: number },
  now: Date
): Promise<RealTimePrice[]> {
  const { userId } = caller
  const facts = await pricingContextOf(db, {
    userId,
    productCode: input.productCode,
    now,
    parts: partsOf(input)
  })
  const priced = await priceOrder(db, facts, { ...input, date: input.rtime, channel: caller.channel, now })
  const toggled = toggledItem(input.toggled)
  const operType = input.operType === OPER_TYPE.remove ? OPER_TYPE.remove : OPER_TYPE.add
  const tips = refuseBrokenRules(validateSelection(priced, { toggled, operType }))
  await recordQuote(db, userId, priced, now)
  const tipped = toggled && operType === OPER_TYPE.add ? toggled.itemCode : null
  return [realTimePriceDto(priced, remarkOf(priced, input, toggled, now), toggled ? tips : [], tipped)]
}
