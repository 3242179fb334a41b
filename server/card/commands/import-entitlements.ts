import { asc, eq, like, sql } from 'drizzle-orm'
import { instantAt, addDays, isDate } from '@/domain/date'
import { toFen } from '@/domain/money'
import { keysOf } from '@/domain/keys-of'
import { ID_TYPE, type IdType } from '@/domain/person/codes'
import { idNumberError, normalizeIdNumber } from '@/domain/person/id-card'
import { nameError } from '@/domain/person/name'
import { shopNow } from '../../catalogue/queries/shop'
import { boundCards, cardPeople, employers } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { workHash } from '../registered-hash'
import { issueCard, type NewCard } from './issue-card'

/** Columns of the file; one row is one entitlement, and those of one work number are one card. */
export const COLUMNS = {
  employer: '企业',
  workNo: '工号',
  name: '姓名',
  idType: '证件类型',
  idNumber: '证件号',
  mobile: '手机',
  right: '权益',
  combos: '套餐',
  uses: '份数',
  holder: '本人可用',
  relations: '家属关系',
  ageMin: '家属最小年龄',
  addons: '含单位加项',
  from: '开始',
  until: '结束',
  quota: '加项额度',
  require: '必选包',
  within: '福利包'
} as const
type Column = keyof typeof COLUMNS

interface EntitlementRow {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

interface EntitlementProblem {
  readonly line: number
  readonly column: string
  readonly why: string
}

export type Imported =
  | { readonly ok: true; readonly cards: number; readonly rights: number }
  | { readonly ok: false; readonly problems: readonly EntitlementProblem[] }

const RELATIONS = ['配偶', '父亲', '母亲', '儿子', '女儿']
const MOST_USES = 20
const MOBILE = /^1\d{10}$/
const WORK_NO = /^[A-Za-z0-9-]{1,30}$/
const ID_TYPES: Readonly<Record<string, IdType>> = { 身份证: ID_TYPE.idCard, 其他: ID_TYPE.other }

type Cells = { readonly [C in Column]: string }

interface Row {
  readonly line: number
  readonly cells: Cells
}

const listOf = (text: string): string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')

interface Known {
  readonly employers: ReadonlyMap<string, string>
  readonly combos: ReadonlySet<string>
  readonly packages: ReadonlySet<number>
}

type Check = (cells: Cells, known: Known) => string | null

const numberIn = (text: string, from: number, to: number): boolean =>
  /^\d{1,7}(\.\d{1,2})?$/.test(text) && Number(text) >= from && Number(text) <= to
const isYes = (text: string): boolean => text === '是'
const yesOrNo =
  (column: Column): Check =>
  (cells) =>
    ['是', '否', ''].includes(cells[column]) ? null : '填 是 或 否'
const packages =
  (column: Column): Check =>
  (cells, known) => {
    const strange = listOf(cells[column]).find((id) => !known.packages.has(Number(id)))
    return strange === undefined ? null : `没有加项包 ${strange}`
  }

/** Of each column, why a row is wrong; null when it is right. */
const CHECKS: { readonly [C in Column]: Check } = {
  employer: ({ employer }, known) =>
    known.employers.has(employer) ? null : `没有企业 ${employer}，先用 employers make 建立`,
  workNo: ({ workNo }) => (WORK_NO.test(workNo) ? null : '工号由字母、数字和 - 组成，最多 30 个'),
  name: ({ name }) => nameError(name, '请填写姓名'),
  idType: ({ idType }) => (idType in ID_TYPES ? null : '填 身份证 或 其他'),
  idNumber: ({ idType, idNumber }) =>
    idNumberError({ idType: ID_TYPES[idType] ?? ID_TYPE.other, idNumber: normalizeIdNumber(idNumber) }),
  mobile: ({ mobile }) => (MOBILE.test(mobile) ? null : '手机号应为 11 位'),
  right: ({ right }) => (right.length > 0 && right.length <= 20 ? null : '填权益的名称，最多 20 个字'),
  combos: ({ combos }, known) => {
    const all = listOf(combos)
    if (all.length === 0) return '填套餐编号，多个用 | 隔开就是几选一'
    const strange = all.find((id) => !known.combos.has(id))
    return strange === undefined ? null : `没有套餐 ${strange}`
  },
  uses: ({ uses }) =>
    /^\d+$/.test(uses) && numberIn(uses, 1, MOST_USES) ? null : `份数是 1 到 ${MOST_USES}`,
  holder: yesOrNo('holder'),
  relations: ({ holder, relations }) => {
    const all = listOf(relations)
    const strange = all.find((one) => !RELATIONS.includes(one))
    if (strange !== undefined) return `没有关系 ${strange}，可以是 ${RELATIONS.join('、')}`
    return all.length === 0 && !isYes(holder) ? '本人和家属至少一方可用' : null
  },
  ageMin: ({ ageMin }) => (ageMin === '' || numberIn(ageMin, 0, 100) ? null : '填周岁，或留空'),
  addons: yesOrNo('addons'),
  from: ({ from }) => (isDate(from) ? null : '日期应如 2026-12-01'),
  until: ({ from, until }) =>
    !isDate(until) ? '日期应如 2026-12-01' : isDate(from) && until < from ? '结束早于开始' : null,
  quota: ({ quota }) => (quota === '' || numberIn(quota, 0, 100_000) ? null : '填元，如 200 或 200.00'),
  require: packages('require'),
  within: packages('within')
}

const COLUMN_KEYS: readonly Column[] = keysOf(COLUMNS)

function cellsOf(cells: Readonly<Record<string, string>>): Cells {
  const of = (column: Column): string => (cells[COLUMNS[column]] ?? '').trim()
  return {
    ...{ employer: of('employer'), workNo: of('workNo'), name: of('name'), idType: of('idType') },
    ...{ idNumber: of('idNumber'), mobile: of('mobile'), right: of('right'), combos: of('combos') },
    ...{ uses: of('uses'), holder: of('holder'), relations: of('relations'), ageMin: of('ageMin') },
    ...{ addons: of('addons'), from: of('from'), until: of('until'), quota: of('quota') },
    ...{ require: of('require'), within: of('within') }
  }
}

/** What rows of one card have to say alike. */
const ALIKE: readonly Column[] = [
  'name',
  'idType',
  'idNumber',
  'mobile',
  'from',
  'until',
  'quota',
  'require',
  'within'
]

async function knownOf(tx: Tx): Promise<Known> {
  const shop = await shopNow(tx)
  const rows = await tx.select().from(employers)
  return {
    employers: new Map(rows.map(({ id, name }) => [name, id])),
    combos: new Set([...shop.products.values()].flatMap(({ comboId }) => comboId ?? [])),
    packages: new Set(shop.addonPackages.map(({ id }) => id))
  }
}

/**
 * Who is entitled to what, out of a company's file: a card for each work number. Every wrong row is named with its reason, and nothing is
 * written when there is one. The same card again is refused, so that a file that is imported twice gives nothing twice.
 */
export async function importEntitlements(
  tx: Tx,
  { names, rows }: { readonly names: readonly string[]; readonly rows: readonly EntitlementRow[] },
  now: Date
): Promise<Imported> {
  const missing = COLUMN_KEYS.filter((key) => !names.includes(COLUMNS[key]))
  const strange = names.filter((name) => !COLUMN_KEYS.some((key) => COLUMNS[key] === name))
  if (missing.length > 0 || strange.length > 0) {
    const problems = [
      ...missing.map((key) => ({ line: 1, column: COLUMNS[key], why: '缺少这一列' })),
      ...strange.map((column) => ({ line: 1, column, why: '没有这一列；部门、职级等用不到，不要放进来' }))
    ]
    return { ok: false, problems }
  }
  const known = await knownOf(tx)
  const all = rows.map(({ line, cells }): Row => ({ line, cells: cellsOf(cells) }))
  const problems: EntitlementProblem[] = all.flatMap(({ line, cells }) =>
    COLUMN_KEYS.flatMap((key) => {
      const why = CHECKS[key](cells, known)
      return why === null ? [] : [{ line, column: COLUMNS[key], why }]
    })
  )
  const cards = new Map<string, Row[]>()
  for (const row of all) {
    const key = `${row.cells.employer}|${row.cells.workNo.toUpperCase()}`
    cards.set(key, [...(cards.get(key) ?? []), row])
  }
  for (const group of cards.values())
    problems.push(...unlike(group), ...(await importedBefore(tx, group, known, now)))
  if (problems.length > 0) {
    return { ok: false, problems: problems.toSorted((a, b) => a.line - b.line) }
  }
  let number = await lastNumber(tx)
  for (const group of cards.values()) {
    number += 1n
    await issueCard(tx, newCard(String(number), group, known), now)
  }
  return { ok: true, cards: cards.size, rights: all.length }
}

/** Rows of one work number that say different things of the person or the card; an entitlement that is named twice. */
function unlike(group: readonly Row[]): EntitlementProblem[] {
  const [first] = group
  if (!first) return []
  return group.slice(1).flatMap(({ line, cells }, index) => [
    ...ALIKE.filter((key) => cells[key] !== first.cells[key]).map((key) => ({
      ...{ line, column: COLUMNS[key] },
      why: `和第 ${first.line} 行同一工号，应填得一样`
    })),
    ...(group.slice(0, index + 1).some((one) => one.cells.right === cells.right)
      ? [{ line, column: COLUMNS.right, why: '同一工号下的权益重名' }]
      : [])
  ])
}

/** A card of the same person with the same first day. */
async function importedBefore(
  tx: Tx,
  group: readonly Row[],
  known: Known,
  now: Date
): Promise<EntitlementProblem[]> {
  const [first] = group
  const employerId = first && known.employers.get(first.cells.employer)
  if (!first || employerId === undefined || !isDate(first.cells.from)) return []
  const hash = await workHash(tx, now, employerId, first.cells.workNo)
  const startsAt = new Date(instantAt(first.cells.from))
  const before = await tx
    .select({ cardNumber: boundCards.cardNumber, startsAt: boundCards.startsAt })
    .from(cardPeople)
    .innerJoin(boundCards, eq(boundCards.cardNumber, cardPeople.cardNumber))
    .where(sql`${cardPeople.employerId} = ${employerId} and ${cardPeople.workHash} = ${hash}`)
  const same = before.find((one) => one.startsAt.getTime() === startsAt.getTime())
  return same
    ? [{ line: first.line, column: COLUMNS.workNo, why: `这个工号从 ${first.cells.from} 起的卡已经导入过` }]
    : []
}

const PREFIX = '77003'
const FIRST = 7_700_300_000_000_000n

async function lastNumber(tx: Tx): Promise<bigint> {
  const [last] = await tx
    .select({ no: boundCards.cardNumber })
    .from(boundCards)
    .where(like(boundCards.cardNumber, `${PREFIX}%`))
    .orderBy(sql`${boundCards.cardNumber} desc`, asc(boundCards.startsAt))
    .limit(1)
  return last ? BigInt(last.no) : FIRST
}

function newCard(cardNumber: string, group: readonly Row[], known: Known): NewCard {
  const [first] = group
  if (!first) throw new Error('a card without rows')
  const { cells } = first
  const employerId = known.employers.get(cells.employer) ?? ''
  const window = {
    startsAt: new Date(instantAt(cells.from)),
    expiresAt: new Date(instantAt(addDays(cells.until, 1)))
  }
  return {
    card: {
      ...{ cardNumber, kind: 'enterprise', name: cells.employer, company: cells.employer, employerId },
      requirePackageIds: listOf(cells.require).map(Number),
      withinPackageIds: listOf(cells.within).map(Number),
      ...window
    },
    quotaFen: toFen(Number(cells.quota || 0)),
    balanceFen: 0,
    rights: group.map(({ cells: one }) => ({
      ...window,
      ...{ name: one.right, comboIds: listOf(one.combos), uses: Number(one.uses) },
      ...{ holder: isYes(one.holder), relations: listOf(one.relations), withAddons: isYes(one.addons) },
      familyAgeMin: one.ageMin === '' ? null : Number(one.ageMin)
    })),
    person: {
      ...{ employerId, workNo: cells.workNo, name: cells.name, mobile: cells.mobile },
      ...{ idType: ID_TYPES[cells.idType] ?? ID_TYPE.other, idNumber: cells.idNumber }
    }
  }
}
