import type { ShopFace } from '../../../settings/shop-profile'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { OrderCard, OrderDetail, PrepPlan } from '@/contract/dto/order'
import { ErrorCode } from '@/contract/errors'
import { whomOf, type Whom } from '@/domain/addon/item-terms'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import { prepOf } from '@/domain/kinds/preparation'
import { dateOf, formatDateTime, instantAt, MINUTE_MS } from '@/domain/date'
import { maskPerson } from '@/domain/mask'
import { toYuan } from '@/domain/money'
import { ORDER_STATUS, type OrderStatus } from '@/domain/order/codes'
import { ageAt, birthdayOf } from '@/domain/person/age'
import { ID_TYPE, idTypeOf } from '@/domain/person/codes'
import { focusVisit } from '@/domain/order/parts'
import type { Db } from '../../../db/client'
import {
  branches,
  checkItems,
  doctors,
  orderChanges,
  productItems,
  products,
  slots
} from '../../../db/schema'
import { Refusal } from '../../../http/refusal'
import { ORDER_TEXTS } from '../../texts'
import { priceDifference } from '../../changes/change-price'
import { visitCredential } from '../../visits/credential'
import { extraOf, goodsExtraOf } from '../../order/extra'
import { declareBefore, isGivenInDoses, isVisit } from '../../order/facts'
import { personOf, type OrderRow, type WholeOrder } from '../../order/whole-order'
import { dosesOf } from '../../visits/queries/doses'
import { kitStateOf } from '../../parcels/queries/kit-state'
import { orderHistory } from './order-history'
import { wholeOrder } from '../../order/queries/order-parts'
import { calendarFile } from '../ics'
import { preparationOf, type PrepStep } from '../preparation'
import { timelineOf } from '../timeline'
import { orderCardDto } from './order-card'
import { lastPayment, termsOf } from '../../order/queries/order-money'
import { paidTogether, paymentsOf } from '../../payments/queries/paid-together'
import { orderCodesDto } from '../../vouchers/queries/order-codes'
import { priceLineDto } from '../../../pricing/queries/real-time-price'

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
      fasting: products.fasting,
      salePriceFen: products.salePriceFen
    })
    .from(products)
    .where(eq(products.productCode, order.productCode))
  return {
    branch,
    reportWorkdays: product?.reportWorkdays ?? 0,
    minutes: product?.estimatedMinutes ?? 0,
    fasting: product?.fasting ?? false,
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

/** Where and when the visit of an order will be once its change is paid. */
async function plannedVisit(
  db: Db,
  { orderNum, owed }: OrderCard
): Promise<Pick<NonNullable<OrderCard['owed']>, 'visit'>> {
  if (owed?.purpose !== 'change') return {}
  const [change] = await db
    .select({ plan: orderChanges.plan })
    .from(orderChanges)
    .where(and(eq(orderChanges.orderNum, orderNum), eq(orderChanges.state, 'proposed')))
  if (!change) return {}
  const { date, timespan, orgName } = change.plan
  return { visit: { appointmentDate: date, timespan, hospitalName: orgName } }
}

/** The add-ons of an order by name, item by item. */
const addedTo = ({ lines }: WholeOrder): OrderDetail['addItems'] =>
  lines
    .filter(({ role }) => role === 'addon')
    .flatMap(({ name, items }) =>
      items.map((item) => ({ packageName: name, itemCode: item.code, itemName: item.name }))
    )

/** The examined person as notices look at them: sex, and age on the day of the visit ('YYYY-MM-DD'). */
function whomIn(order: WholeOrder, date: string): Whom {
  const person = personOf(order)
  if (!person) return whomOf(null, null)
  const { gender = null, idType = ID_TYPE.other, idNumber = '' } = person
  const birthday = birthdayOf({ ...person, idNumber, idType: idTypeOf(idType) })
  return whomOf(gender, birthday ? ageAt(birthday, date) : null)
}

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
  const { date, timespan } = visit
  return preparationOf({ date, timespan, breakfastName, whom: whomIn(order, date) }, items)
}

/** An order with its way, credential, preparation and price lines; the lines add up to what is paid (§7 checkupDetail). */
export async function orderDetail(
  db: Db,
  row: OrderRow,
  now: Date,
  { phone, invoices }: ShopFace
): Promise<OrderDetail> {
  const order = await wholeOrder(db, row)
  const visit = focusVisit(order.visits)
  const { branch, reportWorkdays, differenceFen, fasting } = await placeOf(db, order)
  const extra = extraOf(order)
  const bought = goodsExtraOf(order)
  const { status } = order
  const payment = (await paymentsOf(db, [order]))(order)
  const terms = (await termsOf(db, [order])).get(order.orderNum) ?? []
  const paidBy = terms.find(({ key }) => key === 'paid')?.ways ?? []
  const card = orderCardDto(order, terms, { tel: branch?.tel || phone, invoices }, payment, now)
  const steps = BEFORE_VISIT.includes(status) ? await prepSteps(db, order, now) : []
  const person = personOf(order)
  const exchange = order.lines.find(({ role }) => role === 'exchange')
  return {
    ...card,
    owed: card.owed && { ...card.owed, ...(await plannedVisit(db, card)) },
    orderPayPrice: toYuan(order.payableFen),
    together: payment.orders > 1 ? await paidTogether(db, order) : [],
    payment: await lastPayment(db, order),
    payChannel: paidBy.map(({ name }) => name).join(' + '),
    payTime: order.paidAt ? formatDateTime(order.paidAt.getTime()) : '',
    hospAddress: visit?.orgAddress ?? '',
    openHours: branch?.openHours ?? '',
    transit: branch?.transit ?? '',
    lat: branch?.lat ?? 0,
    lon: branch?.lon ?? 0,
    person: { ...maskPerson(person), gender: person?.gender ?? 0 },
    ...(await doctorOf(db, visit?.slotId ?? null)),
    breakfastName: extra.breakfastName,
    paperReport: extra.paperReport,
    // Of a visit only its report on paper is sent: where somebody lives is told of nothing else.
    receiveCity: extra.delivery?.city ?? (isVisit(order) ? '' : (person?.region ?? '')),
    receiveAddress: extra.delivery?.address ?? (isVisit(order) ? '' : (person?.address ?? '')),
    exchange: exchange ? { productName: exchange.name, price: toYuan(exchange.unitFen) } : null,
    gifts: extra.gifts,
    addItems: addedTo(order),
    baseItemNum: extra.baseItemNum,
    lines: order.priceLines.map(priceLineDto),
    timeline: timelineOf(order, await orderHistory(db, order.orderNum), reportWorkdays),
    credential: status === ORDER_STATUS.toVisit ? await visitCredential(db, order.orderNum, now) : null,
    prep: steps.map(({ title, text, icon }) => ({ title, text, icon })),
    goods: bought.goods && { note: bought.goods.note, unitPrice: toYuan(bought.goods.unitFen) },
    invoice: bought.invoice && invoices ? ORDER_TEXTS.invoiceOf(bought.invoice) : '',
    remark: bought.remark,
    codes: orderCodesDto(order),
    changeCount: visit?.changeCount ?? 0,
    // A first day costs what was paid.
    fasting,
    changeDifference: status === ORDER_STATUS.toVisit ? toYuan(differenceFen) : 0,
    doses: await dosesOf(db, order, now),
    kit: kitStateOf(order),
    declareBefore: declareBefore(order),
    cancelReason: extra.cancelReason,
    serverTime: now.getTime()
  }
}

/** Which of several doses; '' of a single visit. */
const doseText = (order: WholeOrder, no: number): string =>
  order.visits.length > 1 && isGivenInDoses(order) ? ` ${ORDER_TEXTS.dose(no)}` : ''

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
  const words = visitWordsOf(order.kind)
  const title = `${words.what}：${order.productName}${doseText(order, visit.no)}`
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
