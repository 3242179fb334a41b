import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client'
import { prepared } from '../db/prepared'
import { consents, contacts, flashSales, shopStamp, slots } from '../db/schema'
import type { ContactRow } from './contacts'
import { shopAt, type Shop } from './shop'
import { RECOMMEND_PURPOSE } from './smart-reasons'
import type { SlotRow } from './stock'
import type { StockKind } from '../stock/kind'

/** What a price depends on besides the choice itself, read in one statement. */
export interface Facts {
  readonly shop: Shop
  readonly userId: string | null
  /** The flash sale of the product whose window is open and that has stock left. */
  readonly flash: FlashFacts | null
  /** The account's own person (本人). */
  readonly own: OwnPerson | null
  readonly recommendConsent: boolean
  /** The slot that was asked for. */
  readonly slot: SlotFacts | null
}

export type FlashFacts = Omit<typeof flashSales.$inferSelect, 'productCode' | 'stock'>
export type OwnPerson = Pick<ContactRow, 'id' | 'userId' | 'gender' | 'idNumber'>
export type SlotFacts = Pick<SlotRow, 'id' | 'orgCode' | 'date' | 'slotId' | 'timespan' | 'open'>

export interface FactsInput {
  /** null for a guest, whose account facts are empty. */
  readonly userId: string | null
  readonly productCode: string
  readonly now: Date
  readonly slot?: { orgCode: string; kind: StockKind; date: string; slotId: number }
}

const value = sql.placeholder

/** The open flash sale of a product: the cheapest counts. */
const openSale = sql`(select activity_id from flash_sales
  where product_code = ${value('productCode')} and start_at <= ${value('now')}::timestamptz
    and end_at > ${value('now')}::timestamptz and remaining > 0
  order by price_fen, activity_id limit 1)`

/** The account's own person: the default one, else the first that was added. */
const ownPerson = sql`(select id from contacts
  where user_id = ${value('userId')} and relation = '本人' and deleted_at is null
  order by is_default desc, created_at limit 1)`

const own = alias(contacts, 'own')

const statement = prepared((db) =>
  db
    .select({
      stamp: shopStamp.stamp,
      flash: {
        activityId: flashSales.activityId,
        priceFen: flashSales.priceFen,
        remaining: flashSales.remaining,
        perUser: flashSales.perUser,
        startAt: flashSales.startAt,
        endAt: flashSales.endAt
      },
      own: { id: own.id, userId: own.userId, gender: own.gender, idNumber: own.idNumber },
      recommendConsent: consents.granted,
      slot: {
        id: slots.id,
        orgCode: slots.orgCode,
        date: slots.date,
        slotId: slots.slotId,
        timespan: slots.timespan,
        open: slots.open
      }
    })
    .from(shopStamp)
    .leftJoin(flashSales, eq(flashSales.activityId, openSale))
    .leftJoin(own, eq(own.id, ownPerson))
    .leftJoin(consents, and(eq(consents.userId, value('userId')), eq(consents.purpose, RECOMMEND_PURPOSE)))
    .leftJoin(
      slots,
      and(
        eq(slots.orgCode, value('orgCode')),
        eq(slots.kind, value('kind')),
        eq(slots.date, value('date')),
        eq(slots.slotId, value('slotId'))
      )
    )
    .prepare('facts')
)

/** Reads them as they are now. */
export async function factsOf(db: Db, { userId, productCode, now, slot }: FactsInput): Promise<Facts> {
  const place = slot ?? { orgCode: null, kind: null, date: null, slotId: null }
  const [row] = await statement(db).execute({ userId, productCode, now: now.toISOString(), ...place })
  if (!row) throw new Error('the database has no shop stamp')
  const { stamp, recommendConsent, ...rest } = row
  return {
    ...rest,
    userId,
    recommendConsent: recommendConsent ?? false,
    shop: await shopAt(db, stamp)
  }
}
