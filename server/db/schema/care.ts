import { boolean, date, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sealedIn } from '../sealed-column'
import { instant } from './columns'

const ofAnswers = sealedIn('questionnaire_answers')
const ofReports = sealedIn('reports')

export interface Question {
  id: string
  title: string
  /** `blocks` says why this answer forbids the booking; '' when it does not. */
  options: { value: string; label: string; blocks: string }[]
}

/** Health questionnaires: which products ask for one, and what. */
export const questionnaires = pgTable('questionnaires', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  intro: text('intro').notNull(),
  /** Products that ask it before booking. */
  productCodes: jsonb('product_codes').$type<string[]>().notNull(),
  open: boolean('open').notNull(),
  limit: integer('limit_days').notNull(),
  saveType: integer('save_type').notNull(),
  fourteenDays: boolean('fourteen_days').notNull(),
  questions: jsonb('questions').$type<Question[]>().notNull()
})

export const questionnaireAnswers = pgTable(
  'questionnaire_answers',
  {
    questionId: text('question_id').primaryKey(),
    questionnaireId: text('questionnaire_id')
      .notNull()
      .references(() => questionnaires.id),
    userId: text('user_id').notNull(),
    answers: ofAnswers.json<Readonly<Record<string, string>>>('answers').notNull(),
    at: instant('at').notNull()
  },
  (t) => [index('questionnaire_answers_user').on(t.userId)]
)

/** Consents a user gave or withdrew (smart recommendation from past reports). */
export const consents = pgTable(
  'consents',
  {
    id: serial('id').primaryKey(),
    userId: text('user_id').notNull(),
    purpose: text('purpose').notNull(),
    granted: boolean('granted').notNull(),
    at: instant('at').notNull()
  },
  (t) => [uniqueIndex('consents_once').on(t.userId, t.purpose)]
)

export interface ReportMetric {
  itemCode: string
  itemName: string
  unit: string
  ref: number[]
  /** The range of each date, where it was not always `ref`. */
  refs?: number[][]
  values: number[]
}

export interface ReportFinding {
  level: string
  itemCode: string
  text: string
}

/** Reports of a person: what was measured on each of `dates`, and what the doctor found on the last of them. */
export const reports = pgTable(
  'reports',
  {
    reportNo: text('report_no').primaryKey(),
    userId: text('user_id').notNull(),
    contactsId: text('contacts_id').notNull(),
    person: ofReports.text('person').notNull(),
    hospitalId: text('hospital_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    dates: jsonb('dates').$type<string[]>().notNull(),
    metrics: ofReports.json<ReportMetric[]>('metrics').notNull(),
    findings: ofReports.json<ReportFinding[]>('findings').notNull(),
    /** What was examined on the last date besides, by name; null where that was not kept. */
    normal: ofReports.json<string[]>('normal')
  },
  (t) => [index('reports_user').on(t.userId), index('reports_contact').on(t.contactsId)]
)
