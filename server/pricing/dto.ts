import type { PriceLine, RealTimePrice } from '@/contract/booking/dto/quote'
import { toYuan } from '@/domain/money'
import type { LineKey, PriceLine as QuoteLine } from '@/domain/quote/lines'
import { pictureOf } from '../catalogue/queries/picture'
import type { PricedChoice } from './queries/real-time-price'

const LINE_KINDS: Readonly<Record<LineKey, PriceLine['kind']>> = {
  base: 'base',
  addon: 'addon',
  enterprise: 'enterprise',
  enterprisePaid: 'enterprise',
  quota: 'quota',
  quotaPaid: 'quota',
  card: 'card',
  branchFee: 'base',
  exchange: 'exchange',
  freight: 'freight',
  tax: 'tax',
  coupon: 'coupon',
  difference: 'base'
}

/** A line of a quote. */
export const priceLineDto = ({ key, label, note, amountFen }: QuoteLine): PriceLine => ({
  kind: LINE_KINDS[key],
  label,
  note,
  amount: toYuan(amountFen)
})

/** A choice as §3 realTimePrice; the lines add up to `userPayPrice`. */
export function realTimePriceDto({ priced, added, tips, ...choice }: PricedChoice): RealTimePrice {
  const { quote, exchanges } = priced
  return {
    userPayPrice: toYuan(quote.userPayFen),
    basePrice: toYuan(quote.basePriceFen),
    addonPrice: toYuan(quote.addonSelfPaidFen),
    enterprisePayPrice: toYuan(quote.enterprisePaidFen),
    quotaUsed: toYuan(quote.quotaUsedFen),
    ...(quote.cardPaidFen > 0 ? { cardPrice: toYuan(quote.cardPaidFen) } : {}),
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
    specialItem: tips.map((specialTip) => ({ itemCode: added ?? '', specialTip })),
    addItemRemark: choice.exchangeRemark,
    reminders: choice.reminders,
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
