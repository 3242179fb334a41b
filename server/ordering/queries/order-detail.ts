import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { OrderDetail, PrepPlan } from '@/contract/dto/order'
import { ErrorCode } from '@/contract/errors'
import { prepOf } from '@/domain/kinds/preparation'
import { dateOf, formatDateTime, instantAt, MINUTE_MS } from '@/domain/date'
import { maskIdNumber, maskMobile } from '@/domain/mask'
import { toYuan } from '@/domain/money'
import { ORDER_STATUS, type OrderStatus } from '@/domain/order/codes'
import { focusVisit } from '@/domain/order/parts'
import type { Db } from '../../db/client'
import { branches, checkItems, doctors, payments, productItems, products, slots } from '../../db/schema'
import { Refusal } from '../../http/refusal'
import { CHANNEL_NAMES } from '../../gateway/texts'
import { ORDER_TEXTS } from '../texts'
import { priceDifference } from '../order/change-price'
import { visitCredential } from '../order/credential'
import { extraOf, goodsExtraOf } from '../order/extra'
import { personOf, type OrderRow, type WholeOrder } from '../order/facts'
import { dosesOf } from './doses'
import { wholeOrder } from './order-parts'
import { calendarFile } from '../order/ics'
import { preparationOf, type PrepStep } from '../order/preparation'
import { timelineOf } from '../order/timeline'
import { duesOf, toPayFen } from '../../money/queries/dues'
import { PAYMENT_STATE } from '../../money/payment-row'
import { orderCardDto } from './order-card'
import { orderCodesDto } from './order-codes'
import { priceLineDto } from '../../pricing/queries/real-time-price'

/** The visit is still to come. */
const BEFORE_VISIT: readonly OrderStatus[] = [
  ORDER_STATUS.unpaid,
  ORDER_STATUS.payConfirming,
  ORDER_STATUS.awaitingOrg,
  ORDER_STATUS.toVisit
]

/** What an order's product and branch add to it; both may have gone since. */
async function placeOf(db: Db, order: WholeOrder) {
  const [branch] = await db
    .select()
    .from(branches)
    .where(eq(branches.orgCode, focusVisit(order.visits)?.orgCode ?? ''))
  const [product] = await db
    .select({
      reportWorkdays: products.reportWorkdays,
      estimatedMinutes: products.estimatedMinutes,
      salePriceFen: products.salePriceFen
    })
    .from(products)
    .where(eq(products.productCode, order.productCode))
  return {
    branch,
    reportWorkdays: product?.reportWorkdays ?? 0,
    minutes: product?.estimatedMinutes ?? 0,
    differenceFen: product ? priceDifference(order, product.salePriceFen) : 0
  }
}

/** Whose slot it is, with their title; both '' of nobody in particular. */
async function doctorOf(db: Db, slotRowId: number | null): Promise<Pick<OrderDetail, 'doctor' | 'doctorId'>> {
  if (slotRowId === null) return { doctor: '', doctorId: '' }
  const [doctor] = await db
    .select({ id: doctors.id, name: doctors.name, title: doctors.title })
    .from(slots)
    .innerJoin(doctors, eq(doctors.id, slots.doctorId))
    .where(eq(slots.id, slotRowId))
  return { doctor: doctor ? `${doctor.name} ${doctor.title}` : '', doctorId: doctor?.id ?? '' }
}

/** The add-ons of an order by name, item by item. */
const addedTo = ({ lines }: WholeOrder): OrderDetail['addItems'] =>
  lines
    .filter(({ role }) => role === 'addon')
    .flatMap(({ name, items }) =>
      items.map((item) => ({ packageName: name, itemCode: item.code, itemName: item.name }))
    )

/** How to prepare for the visit of an order; nothing without a visit to come. */
async function prepSteps(db: Db, order: WholeOrder, now: Date): Promise<PrepStep[]> {
  const visit = focusVisit(order.visits)
  if (!visit?.date || visit.date < dateOf(now.getTime())) return []
  const prep = prepOf(order.kind)
  if (prep) return prep.map((step) => ({ at: '', ...step }))
  const added = addedTo(order).map(({ itemCode }) => itemCode)
  const base = db
    .select({ code: productItems.itemCode })
    .from(productItems)
    .where(eq(productItems.productCode, order.productCode))
  const items = await db
    .select()
    .from(checkItems)
    .where(
      or(
        inArray(checkItems.itemCode, base),
        added.length > 0 ? inArray(checkItems.itemCode, added) : sql`false`
      )
    )
    .orderBy(checkItems.itemCode)
  const { breakfastName } = extraOf(order)
  const gender = personOf(order)?.gender ?? null
  return preparationOf({ date: visit.date, timespan: visit.timespan, breakfastName, gender }, items)
}

/** An order with its way, credential, preparation and price lines; the lines add up to what is paid (§7 checkupDetail). */
export async function orderDetail(
  db: Db,
  row: OrderRow,
  now: Date,
  servicePhone: string | null = null
): Promise<OrderDetail> {
  const order = await wholeOrder(db, row)
  const visit = focusVisit(order.visits)
  const { branch, reportWorkdays, differenceFen } = await placeOf(db, order)
  const [payment] = await db
    .select({ channel: payments.channel })
    .from(payments)
    .where(and(eq(payments.payOrderNum, order.payOrderNum), eq(payments.state, PAYMENT_STATE.paid)))
    .orderBy(desc(payments.paidAt))
    .limit(1)
  const extra = extraOf(order)
  const bought = goodsExtraOf(order)
  const { status } = order
  const dues = await duesOf(db, order.payOrderNum)
  const steps = BEFORE_VISIT.includes(status) ? await prepSteps(db, order, now) : []
  const person = personOf(order)
  const exchange = order.lines.find(({ role }) => role === 'exchange')
  return {
    ...orderCardDto(order, branch?.tel || servicePhone || '', now),
    payOrderNum: order.payOrderNum,
    orderPayPrice: toYuan(order.payableFen),
    payPrice: toYuan(toPayFen(dues)),
    paidTogether: new Set(dues.map(({ orderNum }) => orderNum)).size,
    payChannel: CHANNEL_NAMES[payment?.channel ?? ''] ?? '',
    payTime: order.paidAt ? formatDateTime(order.paidAt.getTime()) : '',
    hospAddress: visit?.orgAddress ?? '',
    openHours: branch?.openHours ?? '',
    transit: branch?.transit ?? '',
    lat: branch?.lat ?? 0,
    lon: branch?.lon ?? 0,
    person: {
      name: person?.name ?? '',
      mobile: maskMobile(person?.mobile ?? ''),
      idType: person?.idType ?? 1,
      idNumber: maskIdNumber(person?.idNumber ?? '', person?.idType ?? 1),
      gender: person?.gender ?? 0
    },
    ...(await doctorOf(db, visit?.slotId ?? null)),
    breakfastName: extra.breakfastName,
    paperReport: extra.paperReport,
    receiveCity: extra.delivery?.city ?? person?.region ?? '',
    receiveAddress: extra.delivery?.address ?? person?.address ?? '',
    exchange: exchange ? { productName: exchange.name, price: toYuan(exchange.unitFen) } : null,
    gifts: extra.gifts,
    addItems: addedTo(order),
    baseItemNum: extra.baseItemNum,
    lines: order.priceLines.map(priceLineDto),
    timeline: timelineOf(order, reportWorkdays),
    credential: status === ORDER_STATUS.toVisit ? await visitCredential(db, order.orderNum, now) : null,
    prep: steps.map(({ title, text, icon }) => ({ title, text, icon })),
    goods: bought.goods && { note: bought.goods.note, unitPrice: toYuan(bought.goods.unitFen) },
    invoice: bought.invoice ? ORDER_TEXTS.invoiceOf(bought.invoice) : '',
    remark: bought.remark,
    codes: orderCodesDto(order),
    changeCount: visit?.changeCount ?? 0,
    // A first day costs what was paid.
    changeDifference: status === ORDER_STATUS.toVisit ? toYuan(differenceFen) : 0,
    doses: await dosesOf(db, order, now),
    cancelReason: extra.cancelReason,
    serverTime: now.getTime()
  }
}

/** How long a visit lasts when the product does not say, in minutes. */
const DEFAULT_VISIT_MIN = 120
/** The calendar reminds at 20:00 the evening before and an hour ahead. */
const HOUR_BEFORE_MIN = 60

/** The way to the visit with its calendar file (§7 `/prep/plan`). Refuses with 0 an order without a visit to come. */
export async function prepPlan(db: Db, row: OrderRow, now: Date): Promise<PrepPlan> {
  const order = await wholeOrder(db, row)
  const visit = focusVisit(order.visits)
  const steps = BEFORE_VISIT.includes(order.status) ? await prepSteps(db, order, now) : []
  if (!visit?.date || steps.length === 0) {
    throw new Refusal(ErrorCode.business, ORDER_TEXTS.noAppointment)
  }
  const { minutes } = await placeOf(db, order)
  const startsAt = instantAt(visit.date, visit.timespan.slice(0, 5))
  const endsAt = startsAt + (minutes || DEFAULT_VISIT_MIN) * MINUTE_MS
  const title = `体检：${order.productName}`
  const location = [visit.orgName, visit.orgAddress].filter((part) => part !== '').join(' ')
  const evening = instantAt(visit.date) - 4 * 60 * MINUTE_MS
  const ics = calendarFile({
    uid: `${order.orderNum}@chengan`,
    title,
    location,
    description: steps.map((step) => `${step.title}：${step.text}`).join('\n'),
    startsAt,
    endsAt,
    createdAt: now.getTime(),
    remindBeforeMin: [(startsAt - evening) / MINUTE_MS, HOUR_BEFORE_MIN]
  })
  return { title, startsAt, endsAt, location, steps, ics }
}
