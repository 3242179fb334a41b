import { and, asc, count, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { dateOf } from '@/domain/date'
import { maskMobile } from '@/domain/mask'
import { REPORT_STATE } from '@/domain/order/codes'
import { ageAt } from '@/domain/person/age'
import { birthdayOf } from '@/domain/person/birthday'
import { GENDER, idTypeOf, type Gender } from '@/domain/person/codes'
import { needsConsent } from '@/domain/report/access'
import type { Db } from '../../db/client'
import { consents, contacts, orderPeople, orderReports, orders, orderVisits, reports } from '../../db/schema'
import type { ContactRow } from '../../account/queries/contacts'
import type { CurrentUser, RequestContext } from '../../http/context'
import { sharedWith } from './sharing'

/** A person as who reads their reports sees them. */
export interface Person {
  readonly contactsId: string
  readonly name: string
  readonly relation: string
  readonly gender: Gender
  /** null unknown */
  readonly age: number | null
  /** `locked`: this person has not agreed yet; `shared`: by somebody else, until `until`. */
  readonly access: 'open' | 'locked' | 'shared'
  /** Whether that hangs on an agreement, which can be taken back. */
  readonly agreed: boolean
  /** null without an end */
  readonly until: Date | null
  /** To which the code goes with which they agree; masked. */
  readonly mobile: string
}

interface NextVisit {
  readonly orderNum: string
  readonly orderType: number
  readonly date: string
}

/** A report that is being made. */
interface PendingReport {
  readonly orderNum: string
  readonly orderType: number
  readonly productName: string
  readonly kit: boolean
  readonly state: number
}

export interface ReportPeople {
  readonly people: (Person & {
    /** How many; 0 while they are locked. */
    readonly reports: number
    /** null for none, and of another account's person */
    readonly nextVisit: NextVisit | null
  })[]
  readonly pending: PendingReport[]
}

/** The purpose under which a person agreed that the account reads their reports. */
export const reportPurpose = (contactsId: string): string => `report:${contactsId}`

const ageOf = ({ idType, idNumber, birthday }: ContactRow, now: Date): number | null => {
  const born = birthdayOf({ idType: idTypeOf(idType), idNumber, birthday })
  return born === null ? null : ageAt(born, dateOf(now.getTime()))
}

/** One of the account's people; `agreed` is what stands in `consents`. */
export function toPerson(row: ContactRow, agreed: boolean, now: Date): Person {
  const age = ageOf(row, now)
  const asked = needsConsent({ relation: row.relation, age })
  return {
    contactsId: row.id,
    name: row.name,
    relation: row.relation,
    gender: row.gender === GENDER.male ? GENDER.male : GENDER.female,
    age,
    access: asked && !agreed ? 'locked' : 'open',
    agreed: asked && agreed,
    until: null,
    mobile: asked ? maskMobile(row.mobile) : ''
  }
}

/** Under which purposes a user has agreements. */
export async function agreedOf(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const granted = await db
    .select({ purpose: consents.purpose })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.granted, true)))
  return new Set(granted.map(({ purpose }) => purpose))
}

/** Persons that others share with who logs in with this number; not those who have taken their agreement back since. */
export async function sharedPeople(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  phone: string
): Promise<readonly Person[]> {
  const shares = await sharedWith({ db, now }, phone)
  const people: Person[] = []
  for (const { contactsId, ownerId, until } of shares) {
    const [row] = await db
      .select()
      .from(contacts)
      .where(and(eq(contacts.id, contactsId), eq(contacts.userId, ownerId), isNull(contacts.deletedAt)))
    if (!row) continue
    const agreed = await agreedOf(db, ownerId)
    const person = toPerson(row, agreed.has(reportPurpose(contactsId)), now())
    if (person.access === 'open')
      people.push({ ...person, relation: '', access: 'shared', agreed: false, mobile: '', until })
  }
  return people
}

/** Everybody whose reports the user may read or ask for, the own person first, and what is being made. */
export async function reportPeople(
  db: Db,
  { id: userId, phone }: CurrentUser,
  now: Date
): Promise<ReportPeople> {
  const rows = await db
    .select()
    .from(contacts)
    .where(and(eq(contacts.userId, userId), isNull(contacts.deletedAt)))
    .orderBy(desc(contacts.isDefault), asc(contacts.createdAt), asc(contacts.id))
  const agreed = await agreedOf(db, userId)
  const shared = await sharedPeople({ db, now: () => now }, phone)
  const counts = await countsOf(db, [
    ...rows.map(({ id }) => id),
    ...shared.map(({ contactsId }) => contactsId)
  ])
  const visits = await nextVisits(db, userId, dateOf(now.getTime()))
  const people = rows.map((row) => {
    const person = toPerson(row, agreed.has(reportPurpose(row.id)), now)
    return {
      ...person,
      reports: person.access === 'locked' ? 0 : (counts.get(row.id) ?? 0),
      nextVisit: visits.get(row.id) ?? null
    }
  })
  const others = shared.map((person) => ({
    ...person,
    reports: counts.get(person.contactsId) ?? 0,
    nextVisit: null
  }))
  return { people: [...people, ...others], pending: await pendingOf(db, userId) }
}

/** Of each person the soonest visit that is booked. */
async function nextVisits(
  db: Db,
  userId: string,
  today: string
): Promise<ReadonlyMap<string, NextVisit | null>> {
  const rows = await db
    .select({
      person: orderPeople.person,
      orderNum: orders.orderNum,
      orderType: orders.orderType,
      date: orderVisits.date
    })
    .from(orderVisits)
    .innerJoin(orders, eq(orders.orderNum, orderVisits.orderNum))
    .innerJoin(orderPeople, and(eq(orderPeople.orderNum, orders.orderNum), eq(orderPeople.role, 'examinee')))
    .where(and(eq(orders.userId, userId), eq(orderVisits.state, 'booked'), gte(orderVisits.date, today)))
    .orderBy(desc(orderVisits.date))
  return new Map(
    rows.map(({ person, orderNum, orderType, date }) => [
      person.contactsId ?? '',
      date === null ? null : { orderNum, orderType, date }
    ])
  )
}

async function countsOf(db: Db, ids: string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: reports.contactsId, count: count() })
    .from(reports)
    .where(inArray(reports.contactsId, ids))
    .groupBy(reports.contactsId)
  return new Map(rows.map((row) => [row.id, row.count]))
}

/** What a laboratory has begun and not published yet, of visits and of kits. */
async function pendingOf(db: Db, userId: string): Promise<PendingReport[]> {
  const { sampled, testing, reviewing } = REPORT_STATE
  return db
    .select({
      orderNum: orders.orderNum,
      orderType: orders.orderType,
      productName: orders.productName,
      state: orders.reportState,
      kit: sql<boolean>`exists (select 1 from ${orderReports}
        where ${orderReports.orderNum} = ${orders.orderNum} and ${orderReports.visitId} is null)`
    })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        isNull(orders.deletedAt),
        inArray(orders.reportState, [sampled, testing, reviewing])
      )
    )
    .orderBy(desc(orders.createdAt))
}
