import { PAY_STATUS, REPORT_STATE } from '@/domain/order/codes'
import { payableFen, priceLines } from '@/domain/quote/lines'
import type { Priced } from '../../pricing/queries/quoted'
import type { Share } from '../kinds/flow'
import { newOrderNum } from '../order/order-number'

interface Head {
  userId: string
  comefrom: number
  now: Date
  priced: Priced
  share: Share
}

/** What the row of a new order says whatever its kind, from what has been judged; money in fen. */
export function orderHead({ userId, comefrom, now, priced, share }: Head) {
  const { product, flash } = priced
  const { payOrderNum, coupons, quote, paid } = share
  const note = coupons.useCoupon.map(({ couponName }) => couponName).join('、')
  const lines = priceLines(quote, { note, discountPriceFen: coupons.discountPriceFen })
  return {
    orderNum: newOrderNum(now),
    payOrderNum,
    userId,
    orderType: product.orderType,
    kind: product.kind,
    productCategory: product.category,
    productCode: product.productCode,
    productName: product.name,
    productImage: product.thumbnail,
    payStatus: paid ? PAY_STATUS.paid : PAY_STATUS.unpaid,
    reportState: REPORT_STATE.none,
    totalFen: quote.userPayFen,
    discountFen: coupons.discountPriceFen,
    payableFen: payableFen(lines),
    priceLines: lines,
    couponIds: coupons.ids,
    flashActivityId: flash?.activityId ?? null,
    comefrom,
    createdAt: now,
    paidAt: paid ? now : null
  }
}
