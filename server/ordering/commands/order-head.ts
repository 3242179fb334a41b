import { PAY_STATUS, REPORT_STATE } from '@/domain/order/codes'
import { payableFen, priceLines } from '@/domain/quote/quote'
import type { ChosenCoupons } from '../../coupon/commands/choose-coupons'
import type { Priced } from '../../pricing/queries/quoted'
import { newOrderNum, newPayOrderNum } from '../order/order-number'

interface Head {
  input: { staId?: string | undefined; staCome?: string | undefined }
  userId: string
  comefrom: number
  now: Date
  priced: Priced
  coupons: ChosenCoupons
}

/** What the row of a new order says whatever its kind, from what has been judged; money in fen. */
export function orderHead({ input, userId, comefrom, now, priced, coupons }: Head) {
  const { product, flash, quote } = priced
  const note = coupons.useCoupon.map(({ couponName }) => couponName).join('、')
  const lines = priceLines(quote, { note, discountPriceFen: coupons.discountPriceFen })
  const toPay = payableFen(lines)
  const paid = toPay === 0
  return {
    orderNum: newOrderNum(now),
    payOrderNum: newPayOrderNum(now),
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
    payableFen: toPay,
    priceLines: lines,
    couponIds: coupons.ids,
    flashActivityId: flash?.activityId ?? null,
    comefrom,
    staId: input.staId || null,
    staCome: input.staCome || null,
    createdAt: now,
    paidAt: paid ? now : null
  }
}
