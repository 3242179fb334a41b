import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { SendState } from '@/domain/gift/send'
import type { GiftVerb } from '@/domain/gift/verbs'
import { sealedIn } from '../../sealed-column'
import { users } from '../account'
import { fen, instant } from '../columns'
import { storedValues } from './accounts'

const ofSends = sealedIn('gift_sends')

/** Gift cards that are given out as a code. The code is shown once, when it is made; here is its keyed hash alone. */
export const giftCodes = pgTable(
  'gift_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    /** Of the card that it becomes. */
    no: text('no').notNull().unique(),
    amountFen: fen('amount_fen').notNull(),
    /** The end of the card, and of the code. */
    expiresAt: instant('expires_at').notNull(),
    madeAt: instant('made_at').notNull(),
    /** Who has added it; null: nobody yet. */
    userId: text('user_id').references(() => users.id),
    usedAt: instant('used_at'),
    /** Idempotency key of the call that added it. */
    usedKey: text('used_key')
  },
  (t) => [
    index('gift_codes_user').on(t.userId),
    check('gift_codes_amount', sql`${t.amountFen} > 0`),
    check('gift_codes_used', sql`(${t.userId} is null) = (${t.usedAt} is null)`)
  ]
)

/** A part of a gift card on its way to somebody else, who claims it by a code. */
export const giftSends = pgTable(
  'gift_sends',
  {
    sendNo: text('send_no').primaryKey(),
    /** Of which card, and whose that is. */
    no: text('no')
      .notNull()
      .references(() => storedValues.no),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    amountFen: fen('amount_fen').notNull(),
    words: ofSends.text('words').notNull(),
    /** Whom it is for, in the sender's words. */
    toName: ofSends.text('to_name').notNull(),
    codeHash: text('code_hash').notNull().unique(),
    /** Its sender can pass it on again while it is open; null afterwards. */
    code: ofSends.text('code'),
    /** Idempotency key of the call that sent it. */
    key: text('key').notNull(),
    state: text('state').$type<SendState>().notNull().default('open'),
    sentAt: instant('sent_at').notNull(),
    until: instant('until').notNull(),
    endedAt: instant('ended_at'),
    claimedBy: text('claimed_by').references(() => users.id),
    /** The card that it became. */
    claimedNo: text('claimed_no').references(() => storedValues.no)
  },
  (t) => [
    uniqueIndex('gift_sends_key').on(t.userId, t.key),
    index('gift_sends_claimed').on(t.claimedBy),
    index('gift_sends_until')
      .on(t.until)
      .where(sql`state = 'open'`),
    check('gift_sends_amount', sql`${t.amountFen} > 0`),
    check('gift_sends_state', sql`${t.state} in ('open', 'claimed', 'back', 'lapsed')`),
    check('gift_sends_ended', sql`(${t.state} = 'open') = (${t.endedAt} is null)`),
    check(
      'gift_sends_claimed_by',
      sql`(${t.state} = 'claimed') = (${t.claimedBy} is not null and ${t.claimedNo} is not null)`
    )
  ]
)

/** Every movement of a gift card, written in the transaction of what causes it and never changed. */
export const giftMovements = pgTable(
  'gift_movements',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    no: text('no')
      .notNull()
      .references(() => storedValues.no),
    verb: text('verb').$type<GiftVerb>().notNull(),
    /** Fen; above 0. */
    amount: integer('amount').notNull(),
    /** What is left once it has happened. */
    leftAfter: integer('left_after').notNull(),
    orderNum: text('order_num'),
    sendNo: text('send_no').references(() => giftSends.sendNo),
    at: instant('at').notNull()
  },
  (t) => [
    index('gift_movements_card').on(t.no, t.id),
    index('gift_movements_order').on(t.orderNum),
    check('gift_movements_amount', sql`${t.amount} > 0 and ${t.leftAfter} >= 0`)
  ]
)
