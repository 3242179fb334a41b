import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { gathered } from '../../db/gathered'
import { prepared } from '../../db/prepared'
import { consents, contacts, flashSales, shopStamp, slots } from '../../db/schema'
import type { OwnPerson } from '../../account/queries/contacts'
import { belowSaleLimit, type FlashFacts } from '../../catalogue/queries/flash-sale'
import type { Shop } from '../../catalogue/queries/read-shop'
import { shopAt } from '../../catalogue/queries/shop'
import { RECOMMEND_PURPOSE } from './smart-reasons'
import type { SlotFacts } from '../../stock/queries/stock'
import type { SlotFamily } from '@/domain/kinds/types'

/** What a price depends on besides the choice itself, read in one statement. */
export interface Facts {
  readonly shop: Shop
  readonly userId: string | null
  /** The flash sale of the product whose window is open, that has stock left and whose limit the user has not reached. */
  readonly flash: FlashFacts | null
  /** The account's own person (本人). */
  readonly own: OwnPerson | null
  readonly recommendConsent: boolean
  /** The slot that was asked for. */
  readonly slot: SlotFacts | null
}

export interface FactsInput {
  /** null for a guest, whose account facts are empty. */
  readonly userId: string | null
  readonly productCode: string
  readonly now: Date
  /** Of the shop's changes only those of these parts matter to the call (see `shop-parts.ts`); without it all do. */
  readonly parts?: readonly string[]
  readonly slot?: { orgCode: string; kind: SlotFamily; date: string; slotId: number }
}

const OWN_RELATION = '本人'

/** What was asked for, a row a call. */
const asked = sql`jsonb_to_recordset(${sql.placeholder('asked')}::jsonb) as asked
  (place int, user_id text, product_code text, now timestamptz, parts text[], org_code text, kind text, date date, slot_id int)`

/** The version that the snapshot of the shop must have. */
const wantedVersion =
  sql<number>`case when asked.parts is null then (select ${shopStamp.version} from ${shopStamp}) else shop_version_of(asked.parts) end`.mapWith(
    Number
  )

/** Each of them by its index, however many are asked for: a lateral join with a limit is never a scan of the table. */
const statement = prepared((db) => {
  const flash = db
    .select()
    .from(flashSales)
    .where(
      and(
        eq(flashSales.productCode, sql`asked.product_code`),
        lte(flashSales.startAt, sql`asked.now`),
        gt(flashSales.endAt, sql`asked.now`),
        gt(flashSales.remaining, 0),
        belowSaleLimit(db, sql`asked.user_id`)
      )
    )
    // The cheapest counts.
    .orderBy(asc(flashSales.priceFen), asc(flashSales.activityId))
    .limit(1)
    .as('flash')
  const own = db
    .select()
    .from(contacts)
    .where(
      and(
        eq(contacts.userId, sql`asked.user_id`),
        eq(contacts.relation, OWN_RELATION),
        isNull(contacts.deletedAt)
      )
    )
    // The default one, else the first that was added.
    .orderBy(desc(contacts.isDefault), asc(contacts.createdAt))
    .limit(1)
    .as('own')
  const consent = db
    .select()
    .from(consents)
    .where(and(eq(consents.userId, sql`asked.user_id`), eq(consents.purpose, RECOMMEND_PURPOSE)))
    .limit(1)
    .as('consent')
  const slot = db
    .select()
    .from(slots)
    .where(
      and(
        eq(slots.orgCode, sql`asked.org_code`),
        eq(slots.kind, sql`asked.kind`),
        eq(slots.date, sql`asked.date`),
        eq(slots.slotId, sql`asked.slot_id`)
      )
    )
    .limit(1)
    .as('slot')
  return db
    .select({
      place: sql<number>`asked.place`,
      version: wantedVersion,
      flash: {
        activityId: flash.activityId,
        priceFen: flash.priceFen,
        remaining: flash.remaining,
        perUser: flash.perUser,
        startAt: flash.startAt,
        endAt: flash.endAt
      },
      own: { id: own.id, userId: own.userId, gender: own.gender, idNumber: own.idNumber },
      recommendConsent: consent.granted,
      slot: {
        id: slot.id,
        orgCode: slot.orgCode,
        date: slot.date,
        slotId: slot.slotId,
        timespan: slot.timespan,
        open: slot.open
      }
    })
    .from(asked)
    .leftJoinLateral(flash, sql`true`)
    .leftJoinLateral(own, sql`true`)
    .leftJoinLateral(consent, sql`true`)
    .leftJoinLateral(slot, sql`true`)
    .prepare('facts')
})

const rowOf = gathered(async (db, inputs: readonly FactsInput[]) => {
  const rows = await statement(db).execute({
    asked: JSON.stringify(
      inputs.map(({ userId, productCode, now, parts, slot }, place) => ({
        place,
        user_id: userId,
        product_code: productCode,
        now,
        parts,
        org_code: slot?.orgCode,
        kind: slot?.kind,
        date: slot?.date,
        slot_id: slot?.slotId
      }))
    )
  })
  rows.sort((a, b) => a.place - b.place)
  return rows
})

/** Reads them as they are now. */
export async function factsOf(db: Db, input: FactsInput): Promise<Facts> {
  const { version, flash, own, recommendConsent, slot } = await rowOf(db, input)
  return {
    flash,
    own,
    slot,
    userId: input.userId,
    recommendConsent: recommendConsent ?? false,
    shop: await shopAt(db, version)
  }
}
