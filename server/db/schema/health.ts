import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { GlucoseTargets, GlucoseWhen } from '@/domain/glucose/glucose'
import type { HealthPlan, PlanDay } from '@/domain/health-plan/plan'
import { sealedIn } from '../sealed-column'
import { users } from './account'
import { instant } from './columns'

const ofShares = sealedIn('report_shares')
const ofViews = sealedIn('report_views')
const ofGlucose = sealedIn('glucose_records')
const ofTargets = sealedIn('glucose_targets')
const ofPlans = sealedIn('health_plans')
const ofPlanDays = sealedIn('health_plan_days')

/** Whom somebody lets read a person's reports, until when. */
export const reportShares = pgTable(
  'report_shares',
  {
    id: text('id').primaryKey(),
    contactsId: text('contacts_id').notNull(),
    /** Whose contact that is. */
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id),
    /** Keyed hash of the number with which the reader logs in. */
    phoneHash: text('phone_hash').notNull(),
    phone: ofShares.text('phone').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at')
  },
  (t) => [index('report_shares_phone').on(t.phoneHash), index('report_shares_contact').on(t.contactsId)]
)

/** Who read the reports of a person; once an hour for each reader, report and way. */
export const reportViews = pgTable(
  'report_views',
  {
    id: text('id').primaryKey(),
    contactsId: text('contacts_id').notNull(),
    viewerId: text('viewer_id').notNull(),
    /** As the log shows the reader: masked. */
    viewer: ofViews.text('viewer').notNull(),
    /** '' the list. */
    reportNo: text('report_no').notNull().default(''),
    what: text('what').$type<'read' | 'file'>().notNull(),
    at: instant('at').notNull()
  },
  (t) => [index('report_views_contact').on(t.contactsId, t.at)]
)

/** What a user measured, of their own blood sugar. */
export const glucoseRecords = pgTable(
  'glucose_records',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    date: date('date', { mode: 'string' }).notNull(),
    when: text('at_meal').$type<GlucoseWhen>().notNull(),
    /** mmol/L */
    value: ofGlucose.json<number>('value').notNull(),
    tags: ofGlucose.json<readonly string[]>('tags').notNull(),
    createdAt: instant('created_at').notNull()
  },
  (t) => [index('glucose_records_user').on(t.userId, t.date)]
)

export const glucoseTargets = pgTable('glucose_targets', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  targets: ofTargets.json<GlucoseTargets>('targets').notNull()
})

export const healthPlans = pgTable('health_plans', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  plan: ofPlans.json<HealthPlan>('plan').notNull(),
  createdAt: instant('created_at').notNull()
})

/** What was done of the plan on a day. */
export const healthPlanDays = pgTable(
  'health_plan_days',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** 'YYYY-MM-DD' */
    date: text('date').notNull(),
    day: ofPlanDays.json<PlanDay>('day').notNull()
  },
  (t) => [primaryKey({ columns: [t.userId, t.date] })]
)
