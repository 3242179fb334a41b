import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import type { BranchTerms } from '@/domain/card/branch-terms'
import { sealedIn } from '../sealed-column'
import { users } from './account'
import { fen, instant } from './columns'

const ofPeople = sealedIn('card_people')

export const EMPLOYER_WAYS = ['workNo', 'sms', 'idNumber'] as const
export type EmployerWay = (typeof EMPLOYER_WAYS)[number]

/** Companies that pay for their people. Each reads with a key of its own whether somebody was examined, and nothing else. */
export const employers = pgTable('employers', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  /** How its people show who they are when they bind a card. */
  ways: jsonb('ways').$type<EmployerWay[]>().notNull(),
  /** SHA-256 of the key, which has 256 random bits and is shown once; null: it has none. */
  keyHash: text('key_hash').unique(),
  /** What it has agreed with branches where that differs: a branch that is not named takes its cards and asks nothing beside. */
  branchTerms: jsonb('branch_terms').$type<BranchTerms[]>().notNull().default([]),
  createdAt: instant('created_at').notNull()
})

type CardKind = 'enterprise' | 'personal'

/** Cards: those that companies give their people, and those that were bought. What one entitles to stands in `card_rights`. */
export const boundCards = pgTable(
  'bound_cards',
  {
    cardNumber: text('card_number').primaryKey(),
    kind: text('kind').$type<CardKind>().notNull(),
    name: text('name').notNull(),
    /** scrypt of the six digits; null: it is bound by another way. */
    passwordHash: text('password_hash'),
    company: text('company').notNull().default(''),
    employerId: text('employer_id').references(() => employers.id),
    /** What was given of it, what of that still counts, and what orders have. */
    quotaGrantedFen: fen('quota_granted_fen').notNull().default(0),
    quotaFen: fen('quota_fen').notNull().default(0),
    quotaUsedFen: fen('quota_used_fen').notNull().default(0),
    requirePackageIds: jsonb('require_package_ids').$type<number[]>().notNull(),
    withinPackageIds: jsonb('within_package_ids').$type<number[]>().notNull(),
    /** null while nobody has bound it. */
    userId: text('user_id').references(() => users.id),
    contactsId: text('contacts_id'),
    /** Keyed hash of whom it is for: it stays when the card is unbound, so that it is handed on to nobody. null: nobody yet. */
    holderHash: text('holder_hash'),
    startsAt: instant('starts_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    boundAt: instant('bound_at'),
    /** Its holder has reported it lost. */
    lostAt: instant('lost_at')
  },
  (t) => [
    index('bound_cards_user').on(t.userId),
    index('bound_cards_employer').on(t.employerId),
    index('bound_cards_expires').on(t.expiresAt),
    check(
      'bound_cards_quota',
      sql`${t.quotaUsedFen} >= 0 and ${t.quotaUsedFen} <= ${t.quotaFen} and ${t.quotaFen} <= ${t.quotaGrantedFen}`
    )
  ]
)

/** Whom a company registered for a card. Found by keyed hashes alone; of where somebody works in it nothing is taken in. */
export const cardPeople = pgTable(
  'card_people',
  {
    cardNumber: text('card_number')
      .primaryKey()
      .references(() => boundCards.cardNumber),
    employerId: text('employer_id')
      .notNull()
      .references(() => employers.id),
    workNo: ofPeople.text('work_no').notNull(),
    workHash: text('work_hash').notNull(),
    name: ofPeople.text('name').notNull(),
    idType: integer('id_type').notNull(),
    idNumber: ofPeople.text('id_number').notNull(),
    personHash: text('person_hash').notNull(),
    mobile: ofPeople.text('mobile').notNull(),
    mobileHash: text('mobile_hash').notNull()
  },
  (t) => [
    index('card_people_work').on(t.employerId, t.workHash),
    index('card_people_person').on(t.personHash),
    index('card_people_mobile').on(t.mobileHash)
  ]
)

/**
 * What a card entitles to, a row each: combos of which one use takes one ('三选一'), for whom, when and how often. Uses that run out or
 * that the company takes back are taken off `uses`; `granted` stays.
 */
export const cardRights = pgTable(
  'card_rights',
  {
    id: text('id').primaryKey(),
    cardNumber: text('card_number')
      .notNull()
      .references(() => boundCards.cardNumber),
    /** Their order on the card. */
    no: integer('no').notNull(),
    name: text('name').notNull(),
    comboIds: jsonb('combo_ids').$type<string[]>().notNull(),
    holder: boolean('holder').notNull(),
    /** Relations of the holder's family that may use it. */
    relations: jsonb('relations').$type<string[]>().notNull(),
    familyAgeMin: integer('family_age_min'),
    /** The company's add-ons and quota go with it. */
    withAddons: boolean('with_addons').notNull(),
    startsAt: instant('starts_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    granted: integer('granted').notNull(),
    uses: integer('uses').notNull(),
    taken: integer('taken').notNull().default(0),
    withdrawnAt: instant('withdrawn_at')
  },
  (t) => [
    uniqueIndex('card_rights_no').on(t.cardNumber, t.no),
    index('card_rights_expires').on(t.expiresAt),
    check('card_rights_taken', sql`${t.taken} >= 0 and ${t.taken} <= ${t.uses} and ${t.uses} <= ${t.granted}`)
  ]
)

/** Money on a card. What orders have of it, paid or not, is `takenFen`; what ran out is taken off `amountFen`. */
export const cardBalances = pgTable(
  'card_balances',
  {
    no: text('no')
      .primaryKey()
      .references(() => boundCards.cardNumber),
    /** Who has bound the card. */
    userId: text('user_id').references(() => users.id),
    grantedFen: fen('granted_fen').notNull(),
    amountFen: fen('amount_fen').notNull(),
    takenFen: fen('taken_fen').notNull().default(0),
    expiresAt: instant('expires_at').notNull()
  },
  (t) => [
    index('card_balances_user').on(t.userId),
    index('card_balances_expires').on(t.expiresAt),
    check(
      'card_balances_taken',
      sql`${t.takenFen} >= 0 and ${t.takenFen} <= ${t.amountFen} and ${t.amountFen} <= ${t.grantedFen}`
    )
  ]
)

/** Somebody of the family whom the holder has named within the share that the company gives. */
export const cardMembers = pgTable(
  'card_members',
  {
    cardNumber: text('card_number')
      .notNull()
      .references(() => boundCards.cardNumber),
    personHash: text('person_hash').notNull(),
    contactsId: text('contacts_id').notNull(),
    relation: text('relation').notNull(),
    namedAt: instant('named_at').notNull()
  },
  (t) => [primaryKey({ columns: [t.cardNumber, t.personHash] })]
)

/** What a movement is of. */
export type CardAccount = 'right' | 'quota' | 'balance'
/** 发放 占用 退回 过期. What is occupied counts as used once somebody has come: that follows from the visit. */
export type CardVerb = 'grant' | 'take' | 'return' | 'expire'

/** Every movement on a card, written in the transaction of what causes it and never changed. */
export const cardMovements = pgTable(
  'card_movements',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    cardNumber: text('card_number')
      .notNull()
      .references(() => boundCards.cardNumber),
    account: text('account').$type<CardAccount>().notNull(),
    /** Of an entitlement. */
    rightId: text('right_id').references(() => cardRights.id),
    verb: text('verb').$type<CardVerb>().notNull(),
    /** Uses, or fen; above 0. */
    amount: integer('amount').notNull(),
    /** What is left once it has happened. */
    leftAfter: integer('left_after').notNull(),
    orderNum: text('order_num'),
    /** Why something went that no order took: '单位收回'. */
    note: text('note').notNull().default(''),
    at: instant('at').notNull()
  },
  (t) => [
    index('card_movements_card').on(t.cardNumber, t.account, t.rightId, t.id),
    index('card_movements_order').on(t.orderNum),
    check('card_movements_amount', sql`${t.amount} > 0 and ${t.leftAfter} >= 0`),
    check('card_movements_right', sql`(${t.account} = 'right') = (${t.rightId} is not null)`)
  ]
)
