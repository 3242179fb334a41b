import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { dateOf, formatDateTime } from '@/domain/date'
import { maskMobile, maskName } from '@/domain/mask'
import { isGivenInDoses } from '@/domain/kinds/traits'
import { ORDER_STATUS, REFUND_STATE, REPORT_STATE } from '@/domain/order/codes'
import { ageAt } from '@/domain/person/age'
import type { Db } from '../db/client'
import { checkItems, customsDeclarations, orders, refundLines, refunds } from '../db/schema'
import { fulfilmentOf } from '../ordering/fulfilment'
import { extraOf, goodsExtraOf } from '../ordering/order/snapshot'
import { goesOn } from '../ordering/order/order-policy'
import { deskNotesOf } from '../ordering/views/preparation'
import { fastingOrders } from '../ordering/views/queries/fasting'
import { outgoing, personOf, type WholeOrder } from '../ordering/order/whole-order'
import { selectOrders } from '../ordering/order/queries/own-order'
import { withParts } from '../ordering/order/queries/order-parts'

/** Rows of a list at most. */
const MOST = 500

/** Orders of which a condition on their number holds, the oldest first, with all their parts. */
async function ordersWhere(db: Db, holds: SQL): Promise<WholeOrder[]> {
  const rows = await selectOrders(db)
    .where(and(isNull(orders.deletedAt), holds))
    .orderBy(asc(orders.createdAt), asc(orders.orderNum))
    .limit(MOST)
  return (await withParts(db, rows)).filter(goesOn)
}

/** Where a street and a house stand for who may see them. */
const HIDDEN = '****'

interface Named {
  readonly name: string
  readonly phone: string
}

/** Who it is, by initial and stars but for who may see it all. */
function namedOf(order: WholeOrder, personal: boolean): Named {
  const { name = '', mobile = '' } = personOf(order) ?? {}
  return personal ? { name, phone: mobile } : { name: maskName(name), phone: maskMobile(mobile) }
}

const piecesOf = ({ lines }: Pick<WholeOrder, 'lines'>): string =>
  lines
    .filter(({ role }) => role === 'product' || role === 'gift' || role === 'exchange')
    .map(({ name, role, quantity }) => `${name}${role === 'gift' ? '（赠）' : ''} ×${quantity}`)
    .join('；')

export interface ToSend extends Named {
  readonly order: string
  readonly address: string
  /** As it was chosen: 四川省-成都市-武侯区. */
  readonly region: string
  readonly spec: string
  readonly pieces: string
  /** What a label says of it: kits and the like are told to nobody on the way. */
  readonly paper: string
  readonly paid: string
}

/** What is paid and packed next; goods from abroad once customs have them. */
export async function toSend(db: Db, personal: boolean): Promise<ToSend[]> {
  const waits = sql`exists (select 1 from order_deliveries d where d.order_num = ${orders.orderNum}
    and d.direction = 'out' and d.state in ('packing', 'customs'))`
  const all = await ordersWhere(db, and(waits, eq(orders.status, ORDER_STATUS.toShip)) ?? waits)
  return all
    .filter((order) => outgoing(order)?.state === fulfilmentOf(order).parcel.sentFrom)
    .map((order) => {
      const person = personOf(order)
      return {
        order: order.orderNum,
        ...namedOf(order, personal),
        address: [person?.region?.replaceAll('-', ''), personal ? person?.address : HIDDEN]
          .filter((part) => part)
          .join(' '),
        region: person?.region ?? '',
        spec: goodsExtraOf(order).goods?.spec ?? '',
        pieces: piecesOf(order),
        paper: fulfilmentOf(order).parcel.discreet ? `健康用品 ×${order.quantity}` : piecesOf(order),
        paid: order.paidAt ? formatDateTime(order.paidAt.getTime()) : ''
      }
    })
}

export interface Visitor extends Named {
  readonly slot: string
  /** Whether they came. */
  readonly state: string
  readonly id: string
  readonly person: string
  readonly product: string
  readonly items: string
  readonly prepare: string
  readonly order: string
}

const EXPECTED: readonly string[] = ['booked', 'visited']

/** Who is expected at a branch on a day, by the time; what they bring follows from their items, and no reason is told. */
export async function visitorsOf(
  db: Db,
  branch: string,
  date: string,
  personal: boolean
): Promise<Visitor[]> {
  const comes = sql`exists (select 1 from order_visits v where v.order_num = ${orders.orderNum}
    and v.org_code = ${branch} and v.date = ${date} and v.state in ('booked', 'visited'))`
  const all = await ordersWhere(db, comes)
  const codes = all.flatMap(({ lines }) => lines.flatMap(({ items }) => items.map(({ code }) => code)))
  const asks =
    codes.length === 0 ? [] : await db.select().from(checkItems).where(inArray(checkItems.itemCode, codes))
  const fasting = await fastingOrders(db, all)
  const rows = all.flatMap((order) => {
    const visit = order.visits.find(
      (one) => one.orgCode === branch && one.date === date && EXPECTED.includes(one.state)
    )
    const person = personOf(order)
    const own = order.lines.flatMap(({ items }) => items)
    const known = asks.filter(({ itemCode }) => own.some(({ code }) => code === itemCode))
    const age = person?.birthday ? ageAt(person.birthday, date) : null
    const { breakfastName } = extraOf(order)
    const added = order.lines.filter(({ role }) => role === 'addon').flatMap(({ items }) => items)
    return [
      {
        slot: visit?.timespan ?? '',
        state: visit?.state ?? '',
        ...namedOf(order, personal),
        id: personal ? (person?.idNumber ?? '') : (person?.idNumber ?? '').slice(-4),
        person: [person?.gender === 1 ? '男' : person?.gender === 0 ? '女' : '', age ?? ''].join(' ').trim(),
        product: own.length > 0 ? `${order.productName} · ${own.length} 项` : order.productName,
        items: added.map(({ name }) => name).join('、'),
        prepare: [
          // Before an injection nothing is asked of a meal, and nothing said of it.
          ...(isGivenInDoses({ kind: order.kind, category: order.productCategory })
            ? []
            : deskNotesOf(known, fasting.has(order.orderNum))),
          ...(breakfastName ? [`早餐：${breakfastName}`] : [])
        ].join('；'),
        order: order.orderNum
      }
    ]
  })
  return rows.toSorted((a, b) => a.slot.localeCompare(b.slot))
}

/** Orders from abroad that customs wait for: not declared yet, or declared and not sent. */
export async function customsToDo(db: Db, personal: boolean) {
  const waits = sql`exists (select 1 from order_deliveries d where d.order_num = ${orders.orderNum}
    and d.direction = 'out' and d.state in ('packing', 'customs'))`
  const all = (await ordersWhere(db, waits)).filter(
    (order) => fulfilmentOf(order).parcel.customs(order) !== null
  )
  const done = new Map(
    (await db.select().from(customsDeclarations)).map(({ orderNum, declaredAt }) => [orderNum, declaredAt])
  )
  return all.map((order) => {
    const at = done.get(order.orderNum)
    return {
      order: order.orderNum,
      ...namedOf(order, personal),
      pieces: piecesOf(order),
      paid: order.paidAt ? formatDateTime(order.paidAt.getTime()) : '',
      detail: at ? `${formatDateTime(at.getTime())} 已申请` : '等顾客申请清关'
    }
  })
}

/** Samples of laboratories: kits on their way and at home, and what has come. */
export async function samplesOf(db: Db, personal: boolean) {
  const asked = sql`exists (select 1 from order_reports r where r.order_num = ${orders.orderNum}
    and r.kit_code is not null and r.report_no is null)`
  return (await ordersWhere(db, asked)).flatMap((order) =>
    order.reports
      .filter(({ kitCode, reportNo }) => kitCode !== null && reportNo === null)
      .map(({ kitCode, state }) => ({
        order: order.orderNum,
        ...namedOf(order, personal),
        code: kitCode ?? '',
        detail: state === REPORT_STATE.none ? '等样本' : '样本已到',
        product: order.productName
      }))
  )
}

const COMING_BACK = [REFUND_STATE.toSendBack, REFUND_STATE.toReceive]

/** Returns, each with its own parcel and pieces: still to be sent by their customer, or on their way. */
export async function returnsOf(db: Db, personal: boolean) {
  const open = await db
    .select({ refundNo: refunds.refundNo, orderNum: refunds.orderNum })
    .from(refunds)
    .where(inArray(refunds.state, COMING_BACK))
    .orderBy(asc(refunds.createdAt), asc(refunds.refundNo))
    .limit(MOST)
  const numbers = open.flatMap(({ orderNum }) => orderNum ?? [])
  if (numbers.length === 0) return []
  const rows = await selectOrders(db).where(inArray(orders.orderNum, numbers))
  const known = new Map((await withParts(db, rows)).map((order) => [order.orderNum, order]))
  const numbersOf = open.map(({ refundNo }) => refundNo)
  const parts = await db.select().from(refundLines).where(inArray(refundLines.refundNo, numbersOf))
  return open.flatMap(({ refundNo, orderNum }) => {
    const order = known.get(orderNum ?? '')
    if (!order) return []
    const parcel = order.deliveries.find((delivery) => delivery.refundNo === refundNo)
    return [
      {
        ...{ refund: refundNo, order: order.orderNum },
        ...namedOf(order, personal),
        pieces: piecesOf({ lines: returnedLines(order, refundNo, parts) }),
        parcel: [parcel?.courier, parcel?.parcelNo].filter((part) => part).join(' '),
        detail: parcel ? `${dateOf(parcel.shippedAt?.getTime() ?? 0)} 寄出` : '等顾客寄出'
      }
    ]
  })
}

/** Lines of an order of which something goes back, with how much of them. */
const returnedLines = (
  { lines }: WholeOrder,
  refundNo: string,
  parts: readonly (typeof refundLines.$inferSelect)[]
): WholeOrder['lines'] =>
  lines.flatMap((line) => {
    const part = parts.find((one) => one.refundNo === refundNo && one.lineId === line.id)
    return part ? [{ ...line, quantity: part.quantity }] : []
  })
