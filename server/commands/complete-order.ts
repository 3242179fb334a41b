import { eq, sql } from 'drizzle-orm'
import type { OrderResult, SameOrder } from '@/contract/dto/order'
import { ErrorCode } from '@/contract/errors'
import type { ParsedInput } from '@/contract/schemas'
import { formatDateTime } from '@/domain/date'
import { toYuan } from '@/domain/money'
import { APPOINTMENT_STATE, PAY_STATUS, REPORT_STATE } from '@/domain/order/codes'
import { payDeadline } from '@/domain/order/timers'
import { payableFen, priceLines } from '@/domain/quote/quote'
import type { Db } from '../db/client'
import { orders, questionnaireAnswers } from '../db/schema'
import { requireUser, type RequestContext } from '../http/context'
import { badInput, Refusal } from '../http/refusal'
import { ORDER_TEXTS } from '../order-texts'
import { recordEvent } from '../orders/event'
import type { CheckupExtra } from '../orders/extra'
import { newOrderNum, newPayOrderNum } from '../orders/order-number'
import { giftsOf } from '../queries/confirm-choices'
import { priceOrder, type PricedOrder } from '../queries/price-order'
import { sameUnpaidOrder } from '../queries/same-order'
import type { Shop } from '../queries/shop'
import { verifyRealName } from '../real-name/verify'
import { checkExaminee, type Examinee } from './check-examinee'
import { checkPrice } from './check-price'
import { chooseCoupons, type ChosenCoupons } from './choose-coupons'
import { checkFlashLimit, takeDiscounts } from './take-discounts'
import { planSeat, takeOrderSeat, type SeatPlan } from './take-order-seat'

type CompleteInput = ParsedInput<'order.complete'>

/**
 * Writes a checkup order (§7 `/pdb/user/complete`). Everything is judged again, nothing of price, coupon or person is
 * taken from the client. Runs inside the idempotent call's transaction: order, coupons, quota, flash stock and seat come
 * together or not at all. Refuses: 404, 20001, 27002–27008, 27201, 28001–28003 and the medical rules' 40003 / 40004.
 */
export async function completeOrder(context: RequestContext, input: CompleteInput): Promise<OrderResult[]> {
  const { db: tx, config, comefrom } = context
  const userId = requireUser(context).id
  const now = context.now()
  const priced = await priceOrder(tx, {
    userId,
    productCode: input.productCode,
    orgCode: input.hospitalId,
    customAddPackage: input.customAddPackage,
    addItemConfigId: input.addItemConfigId,
    comefrom,
    now,
    complete: true
  })
  if (priced.product.kind !== 'checkup') throw badInput(ORDER_TEXTS.kindWrong, { field: 'productCode' })
  const examinee = await checkExaminee(tx, userId, input, priced)
  const seat = await planSeat(context, input, priced.product)
  await checkPrice(tx, userId, input.priceVersion, priced)
  const coupons = await chooseCoupons(tx, userId, input.couponCode, priced, now)
  await checkQuestion(tx, userId, input.questionId)
  await verifyRealName(config, examinee.person)
  await refuseSameOrder(tx, userId, input, examinee, now)
  if (priced.flash) await checkFlashLimit(tx, userId, priced.flash)

  const extra = extraFor(priced, examinee, input)
  const order = orderRow({ input, userId, comefrom, now, priced, examinee, coupons, seat, extra })
  await tx.insert(orders).values(order)
  const paid = order.payStatus === PAY_STATUS.paid
  await recordEvent(tx, order.orderNum, 'created', now, paid ? { nothingToPay: true } : {})
  await takeDiscounts(tx, order, coupons.codes, paid ? 'used' : 'locked', now)
  await takeOrderSeat(context, seat, priced, order.orderNum)
  return [orderResult(order)]
}

/** One user's orders are written one after the other: two different keys cannot make the same order twice. */
async function refuseSameOrder(
  tx: Db,
  userId: string,
  { productCode, regDate }: CompleteInput,
  { personHash }: Examinee,
  now: Date
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order:${userId}`}, 0))`)
  const same = await sameUnpaidOrder(tx, { userId, productCode, personHash, date: regDate }, now)
  if (!same) return
  const { orderNum, orderType, payableFen: toPay } = same
  const results: SameOrder[] = [{ orderNum, orderType, payPrice: toYuan(toPay) }]
  throw new Refusal(ErrorCode.duplicateOrder, ORDER_TEXTS.sameOrder, results)
}

/** A questionnaire answer that the order names must be the user's own. */
async function checkQuestion(db: Db, userId: string, questionId: string | undefined): Promise<void> {
  if (!questionId) return
  const [answer] = await db
    .select({ userId: questionnaireAnswers.userId })
    .from(questionnaireAnswers)
    .where(eq(questionnaireAnswers.questionId, questionId))
  if (answer?.userId !== userId) throw badInput(ORDER_TEXTS.questionMissing, { field: 'questionId' })
}

/** Names as they are now, so that a later change of the catalogue does not change the order. */
function extraFor(priced: PricedOrder, examinee: Examinee, input: CompleteInput): CheckupExtra {
  const { shop, product, catalogue, paperReportId, exchange, quote } = priced
  const packageName = new Map(catalogue.packages.map((pkg) => [pkg.addPackageId, pkg.addPackageName]))
  const gifts = giftsOf(shop, { productCode: product.productCode, amount: toYuan(quote.userPayFen) })
  return {
    sexHistory: examinee.sexHistory,
    paperReportId,
    paperReport: paperReportId === null ? ORDER_TEXTS.paperByPost : paperName(shop, paperReportId),
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
    baseItemNum: catalogue.baseItemCodes.length,
    needsConfirmation: product.needsConfirmation,
    seats: product.persons,
    cancelReason: '',
    orderSource: input.orderSource ?? ''
  }
}

const paperName = ({ addonPackages }: Shop, packageId: number): string =>
  addonPackages.find(({ id }) => id === packageId)?.name ?? ''

interface OrderParts {
  input: CompleteInput
  userId: string
  comefrom: number
  now: Date
  priced: PricedOrder
  examinee: Examinee
  coupons: ChosenCoupons
  seat: SeatPlan
  extra: CheckupExtra
}

function orderRow(parts: OrderParts) {
  const { input, userId, comefrom, now, priced, examinee, coupons, seat, extra } = parts
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
    holdId: seat.hold?.id ?? null,
    comefrom,
    staId: input.staId || null,
    staCome: input.staCome || null,
    extra: { ...extra },
    createdAt: now,
    payDeadline: new Date(payDeadline(now.getTime())),
    paidAt: paid ? now : null
  } satisfies typeof orders.$inferInsert
}

/** The answer of §3: with nothing to pay every price is zero, which leads straight to pay-success. */
const orderResult = (order: ReturnType<typeof orderRow>): OrderResult => {
  const price = toYuan(order.payableFen)
  return {
    orderNum: order.orderNum,
    payOrderNum: order.payOrderNum,
    orderType: order.orderType,
    orderPayPrice: price,
    payPrice: price,
    userPayPrice: price,
    appointmentDate: order.appointmentDate ?? '',
    hospAddress: order.hospitalAddress,
    appointmentUser: order.person?.name ?? '',
    appointmentTel: order.person?.mobile ?? '',
    orderCreateDate: formatDateTime(order.createdAt.getTime())
  }
}
