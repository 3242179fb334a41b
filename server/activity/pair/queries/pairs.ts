import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { pairState, type PairOrder, type PairState } from '@/domain/activity/pair'
import { PAY_STATUS } from '@/domain/order/codes'
import type { CodeState } from '@/domain/order/parts'
import { SELF } from '@/domain/person/contacts'
import { listContacts, type ContactRow } from '../../../account/queries/contacts'
import { offerFor, openOffers } from '../../../catalogue/offers'
import type { ProductCard } from '../../../catalogue/queries/product-cards'
import type { Db } from '../../../db/client'
import { contacts, orderCodes, orders, pairs, productSkus } from '../../../db/schema'
import { namesOf } from '../../group/queries/groups'
import { activityOf, type ActivityRow } from '../../queries/activities'
import { activityMissing } from '../../refusals'
import { cardsByCode } from '../../seckill/queries/sales'
import { pairTerms, type PairTerms } from '../../terms'

export type PairRow = typeof pairs.$inferSelect

/** A pair with who is in it and how its order stands. */
export interface WholePair {
  readonly row: PairRow
  readonly state: PairState
  readonly ownerName: string
  readonly second: { readonly name: string; readonly contactsId: string } | null
  /** '' without one that counts. */
  readonly orderNum: string
  readonly codes: readonly (typeof orderCodes.$inferSelect)[]
}

export interface PairPage {
  readonly activity: ActivityRow & { readonly terms: PairTerms }
  readonly card: ProductCard
  readonly sku: typeof productSkus.$inferSelect
  /** By an offer of the user's that comes before the pair; null without. */
  readonly lowerFen: number | null
  readonly people: readonly ContactRow[]
  readonly pair: WholePair | null
}

/** Refuses with 404. */
export async function pairActivity(db: Db, activityId: string) {
  const activity = await activityOf(db, ['pair'], activityId)
  return { ...activity, terms: v.parse(pairTerms, activity.terms) }
}

/** Refuses with 404. */
export async function pairRow(db: Db, pairId: string): Promise<PairRow> {
  const [row] = await db.select().from(pairs).where(eq(pairs.pairId, pairId))
  if (!row) throw activityMissing()
  return row
}

const PAID: readonly number[] = [PAY_STATUS.paid, PAY_STATUS.partlyRefunded]
const BACK: readonly number[] = [PAY_STATUS.refunding, PAY_STATUS.refunded]

/** Of codes that a branch still takes. */
const USABLE: CodeState[] = ['unused', 'taken']

const orderOf = (payStatus: number | undefined): PairOrder => {
  if (payStatus === undefined) return 'none'
  return BACK.includes(payStatus) ? 'back' : PAID.includes(payStatus) ? 'paid' : 'unpaid'
}

/** As its page shows it. */
export async function wholePair(db: Db, row: PairRow, now: Date): Promise<WholePair> {
  const { pairId, ownerId, friendId, contactsId, endsAt } = row
  const [order] = await db
    .select({ orderNum: orders.orderNum, payStatus: orders.payStatus })
    .from(orders)
    .where(and(eq(orders.offer, 'pair'), eq(orders.offerId, pairId), ne(orders.payStatus, PAY_STATUS.closed)))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  const ids = [ownerId, friendId].filter((id) => id !== null)
  const names = await namesOf(db, ids)
  const [relative] =
    contactsId === null ? [] : await db.select().from(contacts).where(eq(contacts.id, contactsId))
  const hasSecond = friendId !== null || contactsId !== null
  const name = friendId === null ? (relative?.name ?? '') : (names.get(friendId) ?? '')
  return {
    row,
    state: pairState(
      { order: orderOf(order?.payStatus), hasSecond, endsAt: endsAt.getTime() },
      now.getTime()
    ),
    ownerName: names.get(ownerId ?? '') ?? '',
    second: hasSecond ? { name, contactsId: contactsId ?? '' } : null,
    orderNum: order?.orderNum ?? '',
    codes: order
      ? await db
          .select()
          .from(orderCodes)
          .where(and(eq(orderCodes.orderNum, order.orderNum), inArray(orderCodes.state, USABLE)))
          .orderBy(asc(orderCodes.id))
      : []
  }
}

/** States in which it goes on; one that is paid is shown until its owner begins another. */
const ENDED: readonly PairState[] = ['over', 'back']

/** The last of a user's own in an activity that has not ended; null without. */
export async function ownPair(
  db: Db,
  { activityId, userId }: { readonly activityId: string; readonly userId: string },
  now: Date
): Promise<WholePair | null> {
  const rows = await db
    .select()
    .from(pairs)
    .where(and(eq(pairs.activityId, activityId), eq(pairs.ownerId, userId)))
    .orderBy(desc(pairs.at), desc(pairs.pairId))
    .limit(1)
  const [row] = rows
  if (!row) return null
  const pair = await wholePair(db, row, now)
  return ENDED.includes(pair.state) ? null : pair
}

/** The last that a user joined, while they have a code of it: who lost the link finds it; null without. */
async function joinedPair(
  db: Db,
  { activityId, userId }: { readonly activityId: string; readonly userId: string },
  now: Date
): Promise<WholePair | null> {
  const [found] = await db
    .select({ row: pairs })
    .from(pairs)
    .innerJoin(orders, and(eq(orders.offer, 'pair'), eq(orders.offerId, pairs.pairId)))
    .innerJoin(orderCodes, eq(orderCodes.orderNum, orders.orderNum))
    .where(
      and(
        eq(pairs.activityId, activityId),
        eq(pairs.friendId, userId),
        eq(orderCodes.holderId, userId),
        inArray(orderCodes.state, USABLE)
      )
    )
    .orderBy(desc(pairs.at), desc(pairs.pairId))
    .limit(1)
  return found ? wholePair(db, found.row, now) : null
}

/** What one piece is by a cheaper offer, which comes before a pair, at the product's own price; null: none does. */
async function lowerThanPair(
  db: Db,
  { productCode, userId, saleFen }: { productCode: string; userId: string; saleFen: number },
  now: Date
): Promise<number | null> {
  const of = {
    productCode: sql`${productCode}::text`,
    userId: sql`${userId}::text`,
    now: sql`${now.toISOString()}::timestamptz`
  }
  const [row] = await db.select({ offers: openOffers(db, of) }).from(sql`(select 1) as once`)
  const open = (row?.offers ?? []).filter((offer) => offer !== null)
  const { priceFen } = offerFor(open, saleFen)
  return priceFen < saleFen ? priceFen : null
}

interface Asked {
  readonly activityId: string
  readonly productCode: string | undefined
  readonly pairId: string | undefined
}

/** Refuses with 404 also another product than the activity's, one off the shelf, and a pair of another activity. */
export async function pairPage(db: Db, asked: Asked, userId: string, now: Date): Promise<PairPage> {
  const activity = await pairActivity(db, asked.activityId)
  const { productCode } = activity.terms
  if (asked.productCode !== undefined && asked.productCode !== productCode) throw activityMissing()
  const card = (await cardsByCode(db, [productCode], now, userId)).get(productCode)
  const [sku] = await db
    .select()
    .from(productSkus)
    .where(eq(productSkus.productCode, productCode))
    .orderBy(asc(productSkus.sort))
    .limit(1)
  if (!card || !sku) throw activityMissing()
  const row = asked.pairId === undefined ? null : await pairRow(db, asked.pairId)
  if (row && row.activityId !== activity.activityId) throw activityMissing()
  const { activityId } = activity
  const theirs = { activityId, userId }
  const pair = row
    ? await wholePair(db, row, now)
    : ((await ownPair(db, theirs, now)) ?? (await joinedPair(db, theirs, now)))
  const people = await listContacts(db, userId)
  const lowerFen = await lowerThanPair(db, { productCode, userId, saleFen: sku.priceFen }, now)
  return { activity, card, sku, lowerFen, people, pair }
}

export const isSelf = ({ relation }: Pick<ContactRow, 'relation'>): boolean => relation === SELF
