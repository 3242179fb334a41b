import type { ParsedInput } from '@/contract/schemas'
import { toYuan } from '@/domain/money'
import { APPOINTMENT_STATE, ORDER_STATUS, PAY_STATUS, REPORT_STATE } from '@/domain/order/codes'
import { baseItemCount } from '@/domain/quote/item-count'
import { payableFen, priceLines } from '@/domain/quote/quote'
import { ORDER_TEXTS } from '../texts'
import type { CheckupExtra } from '../order/extra'
import { newOrderNum, newPayOrderNum } from '../order/order-number'
import { giftsOf } from '../../catalogue/queries/confirm-choices'
import type { PricedOrder } from '../../pricing/queries/price-order'
import type { Shop } from '../../catalogue/queries/read-shop'
import type { Delivery } from './check-delivery'
import type { Examinee } from './check-examinee'
import type { ChosenCoupons } from '../../coupon/commands/choose-coupons'
import type { Claim } from '../claims'
import type { NewOrder } from '../order/checkout'
import { discountClaims, ownerOf } from '../order/discount-claims'
import type { SeatPlan } from './plan-seat'

type CompleteInput = ParsedInput<'order.complete'>

/** Names as they are now, so that a later change of the catalogue does not change the order. */
function extraFor({ priced, examinee, delivery, input }: OrderParts): CheckupExtra {
  const { facts, product, catalogue, paperReportId, exchange, quote } = priced
  const { shop } = facts
  const packageName = new Map(catalogue.packages.map((pkg) => [pkg.addPackageId, pkg.addPackageName]))
  const gifts = giftsOf(shop, { productCode: product.productCode, amount: toYuan(quote.userPayFen) })
  return {
    sexHistory: examinee.sexHistory,
    paperReportId,
    paperReport: paperText(shop, paperReportId, delivery),
    delivery,
    breakfastName: examinee.breakfast?.name ?? '',
    exchange: exchange && { productName: exchange.name, priceFen: exchange.priceFen },
    gifts: gifts.map(({ productName, itemNum }) => ({ productName, itemNum })),
    addItems: quote.perPackage.flatMap(({ packageId, list }) =>
      list.map(({ addItemCode, addItemName }) => ({
        packageName: packageName.get(packageId) ?? '',
        itemCode: addItemCode,
        itemName: addItemName
      }))
    ),
    baseItemNum: baseItemCount(catalogue.baseItemCodes),
    needsConfirmation: product.needsConfirmation,
    seats: product.persons,
    cancelReason: '',
    orderSource: input.orderSource ?? ''
  }
}

/** What becomes of the report on paper; nothing is promised by post without an address. */
function paperText({ addonPackages }: Shop, packageId: number | null, delivery: Delivery | null): string {
  if (packageId !== null) return addonPackages.find(({ id }) => id === packageId)?.name ?? ''
  return delivery ? ORDER_TEXTS.paperByPost : ORDER_TEXTS.paperElectronic
}

export interface OrderParts {
  input: CompleteInput
  userId: string
  comefrom: number
  now: Date
  priced: PricedOrder
  examinee: Examinee
  delivery: Delivery | null
  coupons: ChosenCoupons
  seat: SeatPlan
}

/** The row of a new order, from what has been judged. */
export function orderRow(parts: OrderParts) {
  const { input, userId, comefrom, now, priced, examinee, coupons, seat } = parts
  const { product, branch, flash, catalogue, exchange, quote } = priced
  const note = coupons.useCoupon.map(({ couponName }) => couponName).join('、')
  const lines = priceLines(quote, { note, discountPriceFen: coupons.discountPriceFen })
  const toPay = payableFen(lines)
  const paid = toPay === 0
  const booked = paid && !product.needsConfirmation
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
    appointmentState: booked ? APPOINTMENT_STATE.booked : APPOINTMENT_STATE.held,
    reportState: REPORT_STATE.none,
    status: !paid ? ORDER_STATUS.unpaid : booked ? ORDER_STATUS.toVisit : ORDER_STATUS.awaitingOrg,
    totalFen: quote.userPayFen,
    discountFen: coupons.discountPriceFen,
    companyFen: quote.enterprisePaidFen + quote.quotaUsedFen,
    payableFen: toPay,
    lines,
    addons: input.customAddPackage,
    couponIds: coupons.ids,
    cardNumber: catalogue.card?.cardNumber ?? null,
    quotaFen: quote.quotaUsedFen,
    flashActivityId: flash?.activityId ?? null,
    exchangeId: exchange?.id ?? null,
    breakfastId: examinee.breakfast?.id ?? null,
    questionId: input.questionId || null,
    person: examinee.person,
    personHash: examinee.personHash,
    hospitalId: branch.orgCode,
    hospitalName: branch.name,
    hospitalAddress: branch.address,
    appointmentDate: seat.slot.date,
    timespan: seat.slot.timespan,
    timeSpanId: seat.slot.slotId,
    slotRowId: seat.slot.id,
    comefrom,
    staId: input.staId || null,
    staCome: input.staCome || null,
    extra: { ...extraFor(parts) },
    createdAt: now,
    paidAt: paid ? now : null
  } satisfies NewOrder
}

/** Everything scarce that it takes. Coupons are of the pay order. */
export const claimsOf = (order: CheckupOrder, { slot, seats }: SeatPlan): Claim[] => [
  ...discountClaims(order),
  { ...ownerOf(order), kind: 'seat', resource: String(slot.id), amount: seats }
]

type CheckupOrder = ReturnType<typeof orderRow>
