import { and, asc, eq, gt, gte, inArray } from 'drizzle-orm'
import { dateOf, HOUR_MS, MINUTE_MS } from '@/domain/date'
import { payDeadline } from '@/domain/order/timers'
import type { LineKey, PriceLine } from '@/domain/quote/lines'
import { seats } from '../../stock/seats'
import { ORDER_TEXTS } from '../../ordering/texts'
import { visitId } from '../../ordering/order/part-id'
import { sameVisits } from '../../ordering/order/same-key'
import type { CheckupExtra } from '../../ordering/order/snapshot'
import { PAY_ORDER_STATE } from '../../money/pay-order'
import type { Tx } from '../transact'
import {
  addonPackages,
  branches,
  breakfasts,
  checkItems,
  instalments,
  orderReservations,
  orderEvents,
  orders,
  payOrders,
  productItems,
  products,
  slots
} from '../schema'
import type { SeedContext } from './context'
import { examineeOf, seedParts, type SeedItem, type SeedParts } from './order-parts'
import { seedPayment } from './order-payment'
import { SEED_STATES, type SeedState } from './order-states'
import orderData from './orders.json'
import { templateDate } from './template-date'
import { DEMO_USER_ID } from './users'

type Template = (typeof orderData)[number]
type Order = typeof orders.$inferInsert

/** Paid so long after ordering. */
const PAY_AFTER_MS = 3 * MINUTE_MS

/** The demo user's orders, one in every state that a checkup can be in, relative to today. Needs stock and add-ons. */
export async function seedOrders(tx: Tx, { now }: SeedContext): Promise<void> {
  const today = dateOf(now.getTime()).replaceAll('-', '')
  for (const template of orderData) {
    const state = SEED_STATES.get(template.state)
    if (!state) throw new Error(`unknown state of an order: ${template.state}`)
    const number = `${today}${String(template.no).padStart(4, '0')}`
    const { order, parts } = await orderOf(tx, template, state, number, now)
    const { orderNum, payOrderNum, userId, payableFen: amountFen } = order
    const closedBy = state.closeReason
    const deadline = deadlineOf(order)
    await tx.insert(payOrders).values({ payOrderNum, userId, state: payOrderState(state), closedBy, deadline })
    await tx.insert(orders).values(order)
    await tx.insert(instalments).values({ orderNum, payOrderNum, purpose: 'full', amountFen })
    await seedParts(tx, parts)
    const { slotId } = parts.visit
    if (slotId != null) {
      const seat = { kind: 'seat', resource: String(slotId), amount: 1, visitId: visitId(orderNum, 1) }
      await tx.insert(orderReservations).values({ ...seat, orderNum, payOrderNum, userId })
    }
    await tx.insert(orderEvents).values(
      state.events.map((event, index) => ({
        orderNum: order.orderNum,
        event,
        detail: {},
        at: new Date(order.createdAt.getTime() + index * PAY_AFTER_MS)
      }))
    )
    const reason = ('refundReason' in template ? template.refundReason : undefined) ?? ''
    const paidAt = after(order.createdAt)
    await seedPayment(tx, { order, payment: state.payment, number, reason, paidAt, deadline })
  }
}

const deadlineOf = ({ createdAt }: Order): Date => new Date(payDeadline(createdAt.getTime()))

function payOrderState({ payment, closeReason }: SeedState): string {
  if (closeReason !== null) return PAY_ORDER_STATE.closed
  if (payment === null) return PAY_ORDER_STATE.open
  return payment === 'pending' ? PAY_ORDER_STATE.paying : PAY_ORDER_STATE.paid
}

async function orderOf(
  tx: Tx,
  template: Template,
  state: SeedState,
  number: string,
  now: Date
): Promise<{ order: Order; parts: SeedParts }> {
  const { productCode, contactsId, hospitalId, addons } = template
  const product = one(await tx.select().from(products).where(eq(products.productCode, productCode)))
  const who = await examineeOf(tx, contactsId, now)
  const branch = one(await tx.select().from(branches).where(eq(branches.orgCode, hospitalId)))
  const base = await tx
    .select({ code: checkItems.itemCode, name: checkItems.name, priceFen: checkItems.salePriceFen })
    .from(productItems)
    .innerJoin(checkItems, eq(checkItems.itemCode, productItems.itemCode))
    .where(eq(productItems.productCode, productCode))
  const added = await addedItems(tx, addons)
  const slot = state.seated ? await seatOf(tx, template, now) : pastSlot(template, now)
  const lines: PriceLine[] = [
    line('base', '套餐', product.name, product.salePriceFen),
    ...(added.length > 0 ? [line('addon', '加项', `${added.length}项`, sum(added))] : [])
  ]
  const totalFen = lines.reduce((total, { amountFen }) => total + amountFen, 0)
  const createdAt = new Date(now.getTime() - template.hoursAgo * HOUR_MS)
  const paidAt = state.payment === null || state.payment === 'pending' ? null : after(createdAt)
  const [meal] =
    'breakfastId' in template && template.breakfastId !== undefined
      ? await tx.select().from(breakfasts).where(eq(breakfasts.id, template.breakfastId))
      : []
  const extra: CheckupExtra = {
    sexHistory: ('sexHistory' in template ? template.sexHistory : null) ?? null,
    paperReportId: null,
    paperReport: ORDER_TEXTS.paperElectronic,
    delivery: null,
    breakfastName: meal?.name ?? '',
    gifts: [],
    baseItemNum: base.length,
    needsConfirmation: state.needsConfirmation,
    cancelReason: cancelReason(template, state),
    orderSource: ''
  }
  const orderNum = `CA${number}`
  const { personHash } = who
  const dates = [slot?.date ?? '']
  const order = {
    orderNum,
    payOrderNum: `PAY${number}`,
    userId: DEMO_USER_ID,
    sameKey: sameVisits({ userId: DEMO_USER_ID, productCode, personHash: personHash ?? '', dates }),
    orderType: product.orderType,
    kind: product.kind,
    productCategory: product.category,
    productCode,
    productName: product.name,
    productImage: product.thumbnail,
    payStatus: state.payStatus,
    reportState: state.reportState,
    refundState: state.refundState,
    status: state.status,
    closeReason: state.closeReason,
    totalFen,
    payableFen: totalFen,
    paidFen: paidAt ? totalFen : 0,
    refundedFen: state.payment === 'refunded' ? totalFen : 0,
    priceLines: lines,
    couponIds: [],
    breakfastId: meal?.id ?? null,
    comefrom: 50,
    extra,
    createdAt,
    paidAt,
    closedAt: state.closeReason === null ? null : new Date(payDeadline(createdAt.getTime()))
  }
  const visit = {
    state: state.visit,
    orgCode: hospitalId,
    orgName: branch.name,
    orgAddress: branch.address,
    date: slot?.date ?? null,
    timespan: slot?.timespan ?? '',
    timeSpanId: slot?.slotId ?? null,
    slotId: slot?.slotRowId ?? null
  }
  return { order, parts: { orderNum, person: who, visit, product, items: base, added } }
}

const line = (key: LineKey, label: string, note: string, amountFen: number): PriceLine => ({
  key,
  label,
  note,
  amountFen
})
const sum = (items: readonly { priceFen: number }[]) => items.reduce((total, { priceFen }) => total + priceFen, 0)
const after = (at: Date) => new Date(at.getTime() + PAY_AFTER_MS)

function one<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error('orders.json names something that is not seeded')
  return row
}

function cancelReason(template: Template, { closeReason }: SeedState): string {
  if (closeReason === 'timeout') return ORDER_TEXTS.timeout
  return ('cancelReason' in template ? template.cancelReason : undefined) ?? ''
}

/** Add-ons that are priced item by item. */
async function addedItems(tx: Tx, addons: Template['addons']): Promise<SeedItem[]> {
  const codes = addons.flatMap(({ itemCodeList }) => itemCodeList)
  if (codes.length === 0) return []
  const items = await tx.select().from(checkItems).where(inArray(checkItems.itemCode, codes))
  const packages = await tx.select().from(addonPackages)
  return addons.flatMap(({ addPackageId, itemCodeList }) =>
    itemCodeList.map((itemCode) => {
      const item = one(items.filter((row) => row.itemCode === itemCode))
      const pkg = one(packages.filter((row) => row.id === addPackageId))
      return { packageId: pkg.id, packageName: pkg.name, itemCode, itemName: item.name, priceFen: item.salePriceFen }
    })
  )
}

interface Seat {
  date: string
  timespan: string
  slotId: number
  slotRowId: number | null
}

/** The wanted slot, or the first one after it that has a seat (the branch may be closed that day); the seat is taken. */
async function seatOf(tx: Tx, { hospitalId, day, slotId }: Template, now: Date): Promise<Seat> {
  const from = templateDate(day ?? 'T+1', now)
  const free = await tx
    .select()
    .from(slots)
    .where(
      and(
        eq(slots.orgCode, hospitalId),
        eq(slots.kind, 'checkup'),
        gte(slots.date, from),
        gt(slots.remaining, 0)
      )
    )
    .orderBy(asc(slots.date), asc(slots.timespan))
    .limit(10)
  const chosen = free.find((slot) => slot.slotId === slotId && slot.date === free[0]?.date) ?? one(free)
  const { id, date, timespan } = chosen
  if (!(await seats.take(tx, String(id), 1))) throw new Error('a seat that was free is not')
  return { date, timespan, slotId: chosen.slotId, slotRowId: id }
}

/** Past days have no stock. */
function pastSlot({ day, slotId }: Template, now: Date): Seat | null {
  if (day === null || slotId === null) return null
  return { date: templateDate(day, now), timespan: '08:00-08:30', slotId, slotRowId: null }
}
