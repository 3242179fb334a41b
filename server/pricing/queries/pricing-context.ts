import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { prepared } from '../../db/prepared'
import { consents, contacts, shopStamp, slots } from '../../db/schema'
import type { OwnPerson } from '../../account/queries/contacts'
import { openOffers, type OpenOffer } from '../../catalogue/offers'
import type { Shop } from '../../catalogue/queries/read-shop'
import { shopAt } from '../../catalogue/queries/shop'
import { RECOMMEND_PURPOSE } from './smart-reasons'
import type { SlotTerms, SlotPlace } from '../../stock/queries/stock'

/** What a price depends on besides the choice itself, read in one statement. */
export interface PricingContext {
  readonly shop: Shop
  readonly userId: string | null
  /** The product's offers that are open, have pieces left and whose limit the user has not reached; besides the sale price. */
  readonly offers: readonly OpenOffer[]
  /** The account's own person (本人). */
  readonly own: OwnPerson | null
  readonly recommendConsent: boolean
  /** The slot that was asked for. */
  readonly slot: SlotTerms | null
}

export interface PricingContextInput {
  /** null for a guest, whose account facts are empty. */
  readonly userId: string | null
  readonly productCode: string
  readonly now: Date
  /** Of the shop's changes only those of these parts matter to the call (see `shop-parts.ts`); without it all do. */
  readonly parts?: readonly string[]
  readonly slot?: SlotPlace
}

const OWN_RELATION = '本人'

const given = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`

/** The version that the snapshot of the shop must have. */
const wantedVersion =
  sql`case when ${given('parts', 'jsonb')} is null then (select ${shopStamp.version} from ${shopStamp})
    else shop_version_of(array(select jsonb_array_elements_text(${given('parts', 'jsonb')}))) end`.mapWith(
    Number
  )

/** Each of them by its index: a lateral join with a limit is never a scan of the table. */
const statement = prepared((db) => {
  const own = db
    .select()
    .from(contacts)
    .where(
      and(
        eq(contacts.userId, given('user_id', 'text')),
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
    .where(and(eq(consents.userId, given('user_id', 'text')), eq(consents.purpose, RECOMMEND_PURPOSE)))
    .limit(1)
    .as('consent')
  const slot = db
    .select()
    .from(slots)
    .where(
      and(
        eq(slots.orgCode, given('org_code', 'text')),
        eq(slots.kind, given('kind', 'text')),
        eq(slots.date, given('date', 'date')),
        eq(slots.slotId, given('slot_id', 'int')),
        eq(slots.doctorId, given('doctor_id', 'text'))
      )
    )
    .limit(1)
    .as('slot')
  return db
    .select({
      version: wantedVersion,
      offers: openOffers(db, {
        productCode: given('product_code', 'text'),
        userId: given('user_id', 'text'),
        now: given('now', 'timestamptz')
      }),
      own: { id: own.id, userId: own.userId, gender: own.gender, idType: own.idType, idNumber: own.idNumber },
      recommendConsent: consent.granted,
      slot: {
        id: slot.id,
        orgCode: slot.orgCode,
        date: slot.date,
        slotId: slot.slotId,
        timespan: slot.timespan,
        open: slot.open,
        doctorId: slot.doctorId
      }
    })
    .from(sql`(select 1) as once`)
    .leftJoinLateral(own, sql`true`)
    .leftJoinLateral(consent, sql`true`)
    .leftJoinLateral(slot, sql`true`)
    .prepare('facts')
})

/** Reads them as they are now. */
export async function pricingContextOf(db: Db, input: PricingContextInput): Promise<PricingContext> {
  const { userId, productCode, now, parts, slot: place } = input
  const [row] = await statement(db).execute({
    user_id: userId,
    product_code: productCode,
    now: now.toISOString(),
    parts: parts ? JSON.stringify(parts) : null,
    org_code: place?.orgCode ?? null,
    kind: place?.kind ?? null,
    date: place?.date ?? null,
    slot_id: place?.slotId ?? null,
    doctor_id: place?.doctorId ?? ''
  })
  if (!row) throw new Error('a select without a row')
  const { version, offers, own, recommendConsent, slot } = row
  return {
    offers: offers.filter((offer) => offer !== null),
    own,
    slot,
    userId: input.userId,
    recommendConsent: recommendConsent ?? false,
    shop: await shopAt(db, version)
  }
}
