import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { dateOf } from '@/domain/date'
import { branches, checkItems, contacts, reports, type OrderPerson } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { randomId } from '../../settings/tokens'
import type { ReportFile } from '../report-file'

interface Of {
  readonly userId: string
  /** Who was examined, as the order has them. */
  readonly person: OrderPerson | null
  /** Where; '' a kit. */
  readonly orgCode: string
}

export type Published =
  | { readonly ok: true; readonly contactsId: string; readonly was: 'new' | 'same' | 'changed' }
  | { readonly ok: false; readonly problems: readonly string[] }

const wrong = (...problems: string[]): Published => ({ ok: false, problems })

/**
 * Keeps a report of somebody of a user, or what was corrected in it. Somebody whom the user has not kept becomes one of their
 * people, whose reports they read once the person agrees. Answers everything that does not fit, and then has written nothing.
 */
export async function publishReport(tx: Tx, file: ReportFile, of: Of, now: Date): Promise<Published> {
  const { reportNo, dates, metrics, findings, normal } = file
  const date = dates.at(-1) ?? ''
  const hospitalId = file.hospitalId ?? of.orgCode
  const problems = await unknownParts(tx, file, hospitalId)
  if (date > dateOf(now.getTime())) problems.push(`检查日期 ${date} 还没有到`)
  const contactsId = await personOfReport(tx, file, of, now)
  if (contactsId === null) problems.push('体检人不是该账号的联系人，请核对 contactsId 和 person')
  if (contactsId === null || problems.length > 0) return wrong(...problems)
  const [known] = await tx.select().from(reports).where(eq(reports.reportNo, reportNo))
  if (known && (known.userId !== of.userId || known.contactsId !== contactsId)) {
    return wrong(`报告编号 ${reportNo} 是另一位体检人的`)
  }
  const others = await tx
    .select({ reportNo: reports.reportNo, dates: reports.dates })
    .from(reports)
    .where(eq(reports.contactsId, contactsId))
  for (const other of others) {
    const twice = other.reportNo === reportNo ? [] : other.dates.filter((one) => dates.includes(one))
    if (twice.length > 0) problems.push(`报告 ${other.reportNo} 已有 ${twice.join('、')} 的结果`)
  }
  if (problems.length > 0) return wrong(...problems)
  const person = of.person?.name ?? file.person ?? ''
  const row = { person, hospitalId, date, dates, metrics, findings, normal }
  if (!known) {
    await tx.insert(reports).values({ ...row, reportNo, userId: of.userId, contactsId })
    return { ok: true, contactsId, was: 'new' }
  }
  const same = isDeepStrictEqual(plain(row), plain({ ...known, normal: known.normal ?? [] }, row))
  if (!same) await tx.update(reports).set(row).where(eq(reports.reportNo, reportNo))
  return { ok: true, contactsId, was: same ? 'same' : 'changed' }
}

/** As JSON keeps it, with the fields of another. */
const plain = (row: object, like: object = row): unknown => {
  const fields = new Set(Object.keys(like))
  return JSON.parse(
    JSON.stringify(Object.fromEntries(Object.entries(row).filter(([name]) => fields.has(name))))
  )
}

/** Items and the branch that the shop does not know. */
async function unknownParts(
  tx: Tx,
  { metrics, findings }: ReportFile,
  hospitalId: string
): Promise<string[]> {
  const codes = [...new Set([...metrics, ...findings].map(({ itemCode }) => itemCode))]
  const known = await tx
    .select({ code: checkItems.itemCode })
    .from(checkItems)
    .where(inArray(checkItems.itemCode, codes))
  const missing = codes.filter((code) => !known.some((one) => one.code === code))
  const [branch] = await tx
    .select({ code: branches.orgCode })
    .from(branches)
    .where(eq(branches.orgCode, hospitalId))
  return [
    ...(missing.length > 0 ? [`没有项目 ${missing.join('、')}`] : []),
    ...(hospitalId !== '' && !branch ? [`没有分院 ${hospitalId}`] : [])
  ]
}

/** Whose report it is among the user's people; null when the file names somebody else, or nobody can be told by. */
async function personOfReport(
  tx: Tx,
  file: ReportFile,
  { userId, person }: Of,
  now: Date
): Promise<string | null> {
  if (file.person !== undefined && person && file.person !== person.name) return null
  if (file.contactsId !== undefined && person?.contactsId && file.contactsId !== person.contactsId)
    return null
  // The numbers are sealed: the few people of one user are compared here.
  const mine = await tx
    .select()
    .from(contacts)
    .where(and(eq(contacts.userId, userId), isNull(contacts.deletedAt)))
  const named = file.contactsId ?? person?.contactsId
  if (named) return mine.find(({ id }) => id === named)?.id ?? null
  if (person?.idType === undefined || !person.idNumber || person.gender === undefined) return null
  const { idType, idNumber, gender, name, mobile, birthday = null } = person
  const known = mine.find((one) => one.idType === idType && one.idNumber === idNumber)
  if (known) return known.id
  const id = randomId('c')
  await tx.insert(contacts).values({
    ...{ id, userId, name, mobile, gender, idType, idNumber, birthday },
    ...{ relation: '其他', isDefault: false, createdAt: now, updatedAt: now }
  })
  return id
}
