import { and, desc, eq, gte, inArray, isNull } from 'drizzle-orm'
import type { OrderCard, OrderList, TabCounts } from '@/contract/dto/order'
import type { ParsedInput } from '@/contract/schemas'
import { dateOf } from '@/domain/date'
import { ORDER_STATUS, ORDER_TABS } from '@/domain/order/codes'
import { focusVisit } from '@/domain/order/parts'
import { statusesOfTab } from '@/domain/order/status-table'
import type { Db } from '../../db/client'
import { branches, orderPeople, orders, orderVisits } from '../../db/schema'
import type { WholeOrder } from '../order/facts'
import { orderCardDto } from './order-card'
import { withParts } from './order-parts'
import { selectOrders } from './own-order'

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
      productName: orders.productName
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNull(orders.deletedAt)))
    .orderBy(desc(orders.createdAt), desc(orders.orderNum))

type Facts = Awaited<ReturnType<typeof factsOf>>[number]

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
  servicePhone: string | null,
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
  return found.map((order) => orderCardDto(order, tels.get(codeOf(order)) || servicePhone || '', now))
}

/** A page of a tab (§7 `/order/search/list/{x}`), the newest first. */
export async function orderList(
  db: Db,
  userId: string,
  input: ParsedInput<'order.list'>,
  now: Date,
  servicePhone: string | null = null
): Promise<OrderList> {
  const statuses = statusesOfTab(input.statusType)
  const types = (input.customOrderType ?? '').split(',').filter((type) => type !== '')
  const inTab = (await factsOf(db, userId)).filter(
    (order) =>
      statuses.includes(order.status) && (types.length === 0 || types.includes(String(order.orderType)))
  )
  const found = await withWord(db, inTab, input.keyword)
  const start = (input.x - 1) * PAGE_SIZE
  const numbers = found.slice(start, start + PAGE_SIZE).map(({ orderNum }) => orderNum)
  const rows = numbers.length === 0 ? [] : await selectOrders(db).where(inArray(orders.orderNum, numbers))
  const byNumber = new Map((await withParts(db, rows)).map((order) => [order.orderNum, order]))
  return {
    list: await cardsOf(
      db,
      numbers.flatMap((orderNum) => byNumber.get(orderNum) ?? []),
      servicePhone,
      now
    ),
    total: found.length,
    hasMore: found.length > start + PAGE_SIZE,
    serverTime: now.getTime()
  }
}

/** Orders per tab, by the tab's number. */
export async function tabCounts(db: Db, userId: string): Promise<TabCounts> {
  const statuses = (await factsOf(db, userId)).map(({ status }) => status)
  return Object.fromEntries(
    ORDER_TABS.map(({ type }) => [
      String(type),
      statuses.filter((status) => statusesOfTab(type).includes(status)).length
    ])
  )
}

/** Visits to come, the next first. */
export async function nextAppointments(
  db: Db,
  userId: string,
  now: Date,
  servicePhone: string | null = null
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
  return cardsOf(db, await withParts(db, rows), servicePhone, now)
}
