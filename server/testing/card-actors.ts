import { eq, inArray, sql } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { addDays, dateOf, DAY_MS } from '@/domain/date'
import { COLUMNS, importEntitlements } from '../card/commands/import-entitlements'
import { issueCard } from '../card/commands/issue-card'
import { proofOf } from '../card/proof'
import { boundCards, cardBalances, cardPeople, cardRights } from '../db/schema'
import { transact } from '../db/transact'
import { runScript } from './test-database'
import { TEST_NOW, type TestApp } from './test-app'

/** Whoever works for a company and orders on its card: an account with its own person and a spouse. */
export interface Actor {
  readonly no: number
  readonly session: Session
  readonly userId: string
  readonly mobile: string
  readonly own: Examinee
  readonly spouse: Examinee
}

type Examinee = ReturnType<typeof examinee>

/** What one actor has on cards during one sequence. */
export interface Cards {
  readonly company: string
  /** With money on it. */
  readonly prepaid: string
  readonly workNo: string
}

export const COMPANY = { id: 'E1001', name: '云桥科技（演示企业）' }
const PREFIXES = { company: '77003', prepaid: '86009' }
export const RIGHTS = ['年度套餐', '家属共享'] as const

const examinee = (letter: string, no: number, gender: 0 | 1, mobile: string) => ({
  ...{ cardType: 9 as const, gender, birthday: '19880314', medUserPhone: mobile, contactsId: '' },
  ...{
    identityCard: `${letter}${String(no).padStart(8, '0')}`,
    medUserName: gender === 1 ? '王晓晨' : '林晚秋'
  }
})

/** So many accounts, each with its own person and a spouse. */
export async function actorsOf(server: TestApp, count: number): Promise<Actor[]> {
  const actors: Actor[] = []
  for (let no = 1; no <= count; no += 1) {
    const mobile = `1370000${7000 + no}`
    const session = await server.login(mobile)
    const keep = async (person: Examinee, relation: string): Promise<Examinee> => {
      const { code, results } = await server.call(
        'contacts.save',
        {
          ...{
            name: person.medUserName,
            mobile,
            gender: person.gender,
            id_type: 9,
            birthday: person.birthday
          },
          ...{ id_number: person.identityCard, relation, consent: 1 }
        },
        { session }
      )
      if (code !== ErrorCode.ok) throw new Error(`no contact: ${code}`)
      return { ...person, contactsId: results.contacts_id }
    }
    actors.push({
      ...{ no, session, mobile, userId: session.userInfo.user_id },
      own: await keep(examinee('M', no, 1, mobile), '本人'),
      spouse: await keep(examinee('W', no, 0, mobile), '配偶')
    })
  }
  return actors
}

/** Later than anything that a sequence does. */
export const longAfter = (now: Date): Date => new Date(now.getTime() + 200 * DAY_MS)

const YEAR = [dateOf(TEST_NOW.getTime() - 10 * DAY_MS), addDays(dateOf(TEST_NOW.getTime()), 200)] as const

/** The row of an entitlement in a company's file. */
function cellsOf({ no, own, mobile }: Actor, right: (typeof RIGHTS)[number], batch: number) {
  const forOwn = right === RIGHTS[0]
  const [from, until] = YEAR
  return {
    [COLUMNS.employer]: COMPANY.name,
    [COLUMNS.workNo]: workNoOf(batch, no),
    [COLUMNS.name]: own.medUserName,
    [COLUMNS.idType]: '其他',
    [COLUMNS.idNumber]: own.identityCard,
    [COLUMNS.mobile]: mobile,
    [COLUMNS.right]: right,
    [COLUMNS.combos]: '2016',
    [COLUMNS.uses]: forOwn ? '2' : '1',
    [COLUMNS.holder]: forOwn ? '是' : '否',
    [COLUMNS.relations]: forOwn ? '' : '配偶',
    [COLUMNS.addons]: forOwn ? '是' : '否',
    [COLUMNS.from]: from,
    [COLUMNS.until]: until,
    [COLUMNS.quota]: '200',
    [COLUMNS.require]: '6101',
    [COLUMNS.within]: '6102|6103'
  }
}
const workNoOf = (batch: number, no: number): string => `B${batch}-${no}`

/** A company's file with all of them, and a card with money for each: as of this batch. Bound by nobody. */
export async function issueAll(
  { database: { db }, clock }: TestApp,
  actors: readonly Actor[],
  batch: number,
  yuanOf: (no: number) => number
): Promise<Cards[]> {
  const now = clock.now()
  const rows = actors
    .flatMap((actor) => RIGHTS.map((right) => cellsOf(actor, right, batch)))
    .map((cells, index) => ({ line: index + 2, cells }))
  const names = Object.values(COLUMNS)
  return transact(db, async (tx) => {
    const imported = await importEntitlements(tx, { names, rows }, now)
    if (!imported.ok) throw new Error(JSON.stringify(imported.problems))
    const known = await tx
      .select({ no: cardPeople.cardNumber, workNo: cardPeople.workNo })
      .from(cardPeople)
      .where(sql`${cardPeople.cardNumber} like ${`${PREFIXES.company}%`}`)
    const cards: Cards[] = []
    for (const { no } of actors) {
      const prepaid = `${PREFIXES.prepaid}${String(batch * 1000 + no).padStart(11, '0')}`
      const window = { startsAt: new Date(now.getTime() - DAY_MS), expiresAt: longAfter(now) }
      await issueCard(
        tx,
        {
          card: {
            ...{ cardNumber: prepaid, kind: 'personal', name: '储值卡' },
            ...{ requirePackageIds: [], withinPackageIds: [], ...window }
          },
          ...{ quotaFen: 0, balanceFen: yuanOf(no) * 100, rights: [], person: null }
        },
        now
      )
      const workNo = workNoOf(batch, no)
      cards.push({ prepaid, workNo, company: known.find((one) => one.workNo === workNo)?.no ?? '' })
    }
    return cards
  })
}

/** Both cards of an actor are bound, as by what was shown before. */
export async function bindBoth(
  { call, database, clock }: TestApp,
  actor: Actor,
  { prepaid }: Cards
): Promise<void> {
  const { session, own, userId, mobile } = actor
  const user = { id: userId, phone: mobile }
  const proof = await proofOf({ db: database.db, now: clock.now, user }, prepaid)
  await call('card.personalBind', { proof, contactsId: own.contactsId, agreed: 1 }, { session })
  await call('card.registerBind', { agreed: 1 }, { session })
}

/** The time of an actor's cards is over, or goes on. */
export const endAt = ({ database: { db } }: TestApp, { company, prepaid }: Cards, expiresAt: Date) =>
  transact(db, async (tx) => {
    // In the order in which orders lock them.
    await tx.update(cardRights).set({ expiresAt }).where(eq(cardRights.cardNumber, company))
    await tx
      .update(boundCards)
      .set({ expiresAt })
      .where(inArray(boundCards.cardNumber, [company, prepaid]))
    await tx.update(cardBalances).set({ expiresAt }).where(eq(cardBalances.no, prepaid))
  })

/** Lost, or found again. */
export const setLost = ({ database: { db } }: TestApp, cardNumber: string, lostAt: Date | null) =>
  db.update(boundCards).set({ lostAt }).where(eq(boundCards.cardNumber, cardNumber))

/** Cards of batches that are over; their orders are gone by then. */
export const forgetCards = ({ database }: TestApp) =>
  runScript(
    database,
    ['card_movements', 'card_members', 'card_rights', 'card_people']
      .map((table) => `delete from ${table} where card_number ~ '^(${PREFIXES.company}|${PREFIXES.prepaid})'`)
      .concat(
        `delete from transfers where cause ~ ':${PREFIXES.prepaid}'`,
        `delete from card_balances where no ~ '^${PREFIXES.prepaid}'`,
        `delete from bound_cards where card_number ~ '^(${PREFIXES.company}|${PREFIXES.prepaid})'`
      )
      .join(';')
  )
