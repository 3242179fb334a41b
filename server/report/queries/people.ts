import { and, asc, count, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { ReportPeople, ReportPerson } from '@/contract/report/dto/report'
import { dateOf } from '@/domain/date'
import { maskMobile } from '@/domain/mask'
import { REPORT_STATE } from '@/domain/order/codes'
import { ageAt, birthdayOf } from '@/domain/person/age'
import { GENDER, idTypeOf } from '@/domain/person/codes'
import { needsConsent } from '@/domain/report/access'
import type { Db } from '../../db/client'
import { consents, contacts, orderPeople, orderReports, orders, orderVisits, reports } from '../../db/schema'
import type { ContactRow } from '../../account/queries/contacts'
import type { CurrentUser, RequestContext } from '../../http/context'
import { sharedWith } from './sharing'

/** The purpose under which a person agreed that the account reads their reports. */
export const reportPurpose = (contactsId: string): string => `report:${contactsId}`

const ageOf = ({ idType, idNumber, birthday }: ContactRow, now: Date): number | null => {
  const born = birthdayOf({ idType: idTypeOf(idType), idNumber, birthday })
  return born === null ? null : ageAt(born, dateOf(now.getTime()))
}

/** A person as the reader sees them; `agreed` is what stands in `consents`. */
export function toPerson(row: ContactRow, agreed: boolean, now: Date): Omit<ReportPerson, 'reports'> {
  const age = ageOf(row, now)
  const asked = needsConsent({ relation: row.relation, age })
  return {
    contactsId: row.id,
    name: row.name,
    relation: row.relation,
    gender: row.gender === GENDER.male ? 1 : 0,
    age,
    access: asked && !agreed ? 'locked' : 'open',
    agreed: asked && agreed,
    until: 0,
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
): Promise<readonly Omit<ReportPerson, 'reports'>[]> {
  const shares = await sharedWith({ db, now }, phone)
  const people: Omit<ReportPerson, 'reports'>[] = []
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

type NextVisit = ReportPeople['people'][number]['nextVisit']

/** Of each person the soonest visit that is booked. */
async function nextVisits(db: Db, userId: string, today: string): Promise<ReadonlyMap<string, NextVisit>> {
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
async function pendingOf(db: Db, userId: string): Promise<ReportPeople['pending']> {
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
