import type { ShopFace } from '../../../settings/shop-profile'
import { and, desc, eq, gte, inArray, isNull } from 'drizzle-orm'
import { dateOf } from '@/domain/date'
import { ORDER_STATUS, ORDER_TABS, type OrderStatus } from '@/domain/order/codes'
import { focusVisit } from '@/domain/order/parts'
import { statusesOfTab } from '@/domain/order/status-table'
import type { Term } from '@/domain/order/terms'
import type { Db } from '../../../db/client'
import { branches, orderPeople, orders, orderVisits } from '../../../db/schema'
import type { WholeOrder } from '../../order/whole-order'
import { termsOf } from '../../order/queries/order-money'
import { withParts } from '../../order/queries/order-parts'
import { paymentsOf, type Payment } from '../../payments/queries/paid-together'
import { selectOrders } from '../../order/queries/own-order'

const PAGE_SIZE = 10
/** Appointments that home and the hub show. */
const NEXT_MAX = 5

/** What a list of orders is narrowed by. */
export interface OrdersAsked {
  /** From 1. */
  readonly page: number
  /** Number of a tab. */
  readonly tab: number
  /** Order types; any where it is empty. */
  readonly types: readonly string[]
  /** In the product's name, the order's number or the name of a person of it; '' any. */
  readonly keyword: string
}

/** An order with what its card tells besides. */
export interface ListedOrder {
  readonly order: WholeOrder
  readonly terms: readonly Term[]
  /** Whom to call about it: the branch, else the shop; '' nobody. */
  readonly tel: string
  /** Whether the shop makes any out. */
  readonly invoices: boolean
  readonly payment: Payment
}

export interface OrderPage {
  readonly found: readonly ListedOrder[]
  readonly total: number
  readonly hasMore: boolean
}

/** The status of every order of a user, the newest first; the rest is read for one page only. */
const factsOf = (db: Db, userId: string) =>
  db
    .select({
      orderNum: orders.orderNum,
      orderType: orders.orderType,
      status: orders.status,
      productName: orders.productName,
      payOrderNum: orders.payOrderNum
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNull(orders.deletedAt)))
    .orderBy(desc(orders.createdAt), desc(orders.orderNum))

type Facts = Awaited<ReturnType<typeof factsOf>>[number]

/** Until they are paid, orders of one payment are one thing to a person; then each goes its way. */
const AS_ONE: readonly number[] = [ORDER_STATUS.unpaid, ORDER_STATUS.payConfirming]

/** What stands in a list as one: an order, or several that wait for one payment. */
function entriesOf(found: readonly Facts[]): Facts[][] {
  const entries = new Map<string, Facts[]>()
  for (const order of found) {
    const key = AS_ONE.includes(order.status) ? order.payOrderNum : order.orderNum
    entries.set(key, [...(entries.get(key) ?? []), order])
  }
  return [...entries.values()]
}

/** Orders in which a word stands: in the product's name, the order's number, the name of a person. */
async function withWord(db: Db, found: readonly Facts[], keyword: string): Promise<readonly Facts[]> {
  if (keyword === '' || found.length === 0) return found
  const word = keyword.toLowerCase()
  const has = (text: string) => text.toLowerCase().includes(word)
  const numbers = found.map(({ orderNum }) => orderNum)
  // Names are encrypted: no condition can be put on them.
  const people = await db
    .select({ orderNum: orderPeople.orderNum, person: orderPeople.person })
    .from(orderPeople)
    .where(inArray(orderPeople.orderNum, numbers))
  const named = new Set(people.filter(({ person }) => has(person.name)).map(({ orderNum }) => orderNum))
  return found.filter(({ orderNum, productName }) => has(productName) || has(orderNum) || named.has(orderNum))
}

async function listed(
  db: Db,
  found: readonly WholeOrder[],
  { phone, invoices }: ShopFace
): Promise<ListedOrder[]> {
  const codeOf = ({ visits }: WholeOrder) => focusVisit(visits)?.orgCode ?? ''
  const codes = found.map(codeOf).filter((code) => code !== '')
  const places =
    codes.length === 0
      ? []
      : await db
          .select({ orgCode: branches.orgCode, tel: branches.tel })
          .from(branches)
          .where(inArray(branches.orgCode, codes))
  const tels = new Map(places.map(({ orgCode, tel }) => [orgCode, tel]))
  const terms = await termsOf(db, found)
  const payments = await paymentsOf(db, found)
  return found.map((order) => ({
    order,
    terms: terms.get(order.orderNum) ?? [],
    tel: tels.get(codeOf(order)) || phone,
    invoices,
    payment: payments(order)
  }))
}

/** A page of a tab (§7 `/order/search/list/{x}`), the newest first; of what is paid together all of it, once one of it is found. */
export async function orderList(
  db: Db,
  userId: string,
  { page, tab, types, keyword }: OrdersAsked,
  shop: ShopFace
): Promise<OrderPage> {
  const statuses = statusesOfTab(tab)
  const inTab = (await factsOf(db, userId)).filter(({ status }) => statuses.includes(status))
  const ofType = inTab.filter(({ orderType }) => types.length === 0 || types.includes(String(orderType)))
  const word = new Set((await withWord(db, ofType, keyword)).map(({ orderNum }) => orderNum))
  const found = entriesOf(inTab).filter((entry) => entry.some(({ orderNum }) => word.has(orderNum)))
  const start = (page - 1) * PAGE_SIZE
  const numbers = found
    .slice(start, start + PAGE_SIZE)
    .flat()
    .map(({ orderNum }) => orderNum)
  const rows = numbers.length === 0 ? [] : await selectOrders(db).where(inArray(orders.orderNum, numbers))
  const byNumber = new Map((await withParts(db, rows)).map((order) => [order.orderNum, order]))
  return {
    found: await listed(
      db,
      numbers.flatMap((orderNum) => byNumber.get(orderNum) ?? []),
      shop
    ),
    total: found.length,
    hasMore: found.length > start + PAGE_SIZE
  }
}

/** Entries per tab, by the tab's number. */
export async function tabCounts(db: Db, userId: string): Promise<Record<string, number>> {
  const entries = entriesOf(await factsOf(db, userId))
  const isIn = (entry: readonly Facts[], statuses: readonly OrderStatus[]) =>
    entry.some(({ status }) => statuses.includes(status))
  return Object.fromEntries(
    ORDER_TABS.map(({ type }) => {
      const statuses = statusesOfTab(type)
      return [String(type), entries.filter((entry) => isIn(entry, statuses)).length]
    })
  )
}

/** Visits to come, the next first. */
export async function nextAppointments(
  db: Db,
  userId: string,
  now: Date,
  shop: ShopFace
): Promise<ListedOrder[]> {
  const rows = await selectOrders(db)
    .innerJoin(orderVisits, eq(orderVisits.orderNum, orders.orderNum))
    .where(
      and(
        eq(orders.userId, userId),
        isNull(orders.deletedAt),
        eq(orders.status, ORDER_STATUS.toVisit),
        eq(orderVisits.state, 'booked'),
        gte(orderVisits.date, dateOf(now.getTime()))
      )
    )
    .orderBy(orderVisits.date, orderVisits.timespan)
    .limit(NEXT_MAX)
  return listed(db, await withParts(db, rows), shop)
}
