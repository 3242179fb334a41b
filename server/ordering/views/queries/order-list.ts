import type { ShopFace } from '../../../settings/shop-profile'
import { and, desc, eq, gte, inArray, isNull } from 'drizzle-orm'
import type { OrderCard, OrderList, TabCounts } from '@/contract/order/dto/order'
import type { ParsedInput } from '@/contract/schemas'
import { dateOf } from '@/domain/date'
import { ORDER_STATUS, ORDER_TABS, type OrderStatus } from '@/domain/order/codes'
import { focusVisit } from '@/domain/order/parts'
import { statusesOfTab } from '@/domain/order/status-table'
import type { Db } from '../../../db/client'
import { branches, orderPeople, orders, orderVisits } from '../../../db/schema'
import type { WholeOrder } from '../../order/whole-order'
import { orderCardDto } from './order-card'
import { termsOf } from '../../order/queries/order-money'
import { withParts } from '../../order/queries/order-parts'
import { paymentsOf } from '../../payments/queries/paid-together'
import { selectOrders } from '../../order/queries/own-order'

const PAGE_SIZE = 10
/** Appointments that home and the hub show. */
const NEXT_MAX = 5

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

/** Cards of orders with whom to call about each: the branch, else the shop. */
async function cardsOf(
  db: Db,
  found: readonly WholeOrder[],
  { phone, invoices }: ShopFace,
  now: Date
): Promise<OrderCard[]> {
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
  return found.map((order) =>
    orderCardDto(
      order,
      terms.get(order.orderNum) ?? [],
      { tel: tels.get(codeOf(order)) || phone, invoices },
      payments(order),
      now
    )
  )
}

/** A page of a tab (§7 `/order/search/list/{x}`), the newest first; of what is paid together all of it, once one of it is found. */
export async function orderList(
  db: Db,
  userId: string,
  input: ParsedInput<'order.list'>,
  now: Date,
  shop: ShopFace
): Promise<OrderList> {
  const statuses = statusesOfTab(input.statusType)
  const types = (input.customOrderType ?? '').split(',').filter((type) => type !== '')
  const inTab = (await factsOf(db, userId)).filter(({ status }) => statuses.includes(status))
  const ofType = inTab.filter(({ orderType }) => types.length === 0 || types.includes(String(orderType)))
  const word = new Set((await withWord(db, ofType, input.keyword)).map(({ orderNum }) => orderNum))
  const found = entriesOf(inTab).filter((entry) => entry.some(({ orderNum }) => word.has(orderNum)))
  const start = (input.x - 1) * PAGE_SIZE
  const numbers = found
    .slice(start, start + PAGE_SIZE)
    .flat()
    .map(({ orderNum }) => orderNum)
  const rows = numbers.length === 0 ? [] : await selectOrders(db).where(inArray(orders.orderNum, numbers))
  const byNumber = new Map((await withParts(db, rows)).map((order) => [order.orderNum, order]))
  return {
    list: await cardsOf(
      db,
      numbers.flatMap((orderNum) => byNumber.get(orderNum) ?? []),
      shop,
      now
    ),
    total: found.length,
    hasMore: found.length > start + PAGE_SIZE,
    serverTime: now.getTime()
  }
}

/** Entries per tab, by the tab's number. */
export async function tabCounts(db: Db, userId: string): Promise<TabCounts> {
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
): Promise<OrderCard[]> {
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
  return cardsOf(db, await withParts(db, rows), shop, now)
}
