import { eq } from 'drizzle-orm'
import { formatDateTime } from '@/domain/date'
import { codeFace } from '@/domain/order/code-state'
import type { CodeState } from '@/domain/order/parts'
import { orderCodes, orders } from '../../../db/schema'
import type { Tx } from '../../../db/transact'
import { fingerprint } from '../../../settings/fingerprint'
import { recordEvent } from '../../order/event'
import { codesTo } from '../../order/transitions'
import { lockPayOrder } from '../../order/queries/own-order'
import { ORDER_TEXTS } from '../../texts'
import { TILL_TEXTS } from '../texts'
import { codeText } from './issue-codes'
import { settle } from '../../order/commands/settle'

/** What a branch does with a code that is shown to it: has it before it, uses it up, or gives it back. */
export type CodeStep = 'take' | 'use' | 'release'

/** Where it is shown. */
interface At {
  readonly orgCode: string
  readonly orgName: string
}

type CodeRow = typeof orderCodes.$inferSelect

export type UsedCode =
  | { readonly ok: true; readonly productName: string; readonly state: CodeState }
  | {
      readonly ok: false
      readonly reason: string
      /** Where and when it was taken or used; null where that is not why. */
      readonly fact: { readonly orgName: string; readonly at: string } | null
      /** There is no such code. */
      readonly unknown: boolean
    }

const TO: Readonly<Record<CodeStep, CodeState>> = { take: 'taken', use: 'used', release: 'unused' }

/** A step of a branch with a code. Who calls it sees to it that a step that is told twice is done once (`till-step.ts`). */
export async function useCode(tx: Tx, code: string, step: CodeStep, where: At, at: Date): Promise<UsedCode> {
  const codeHash = await fingerprint(tx, at, codeText(code))
  const [found] = await tx
    .select({ payOrderNum: orders.payOrderNum })
    .from(orderCodes)
    .innerJoin(orders, eq(orders.orderNum, orderCodes.orderNum))
    .where(eq(orderCodes.codeHash, codeHash))
  if (!found) return { ok: false, reason: ORDER_TEXTS.codeUnknown, fact: null, unknown: true }
  await lockPayOrder(tx, found.payOrderNum)
  const [row] = await tx.select().from(orderCodes).where(eq(orderCodes.codeHash, codeHash))
  if (!row) throw new Error('a code that has gone')
  const problem = problemOf(row, step, where, at)
  if (problem !== null) {
    const { orgName, takenAt } = row
    const fact = takenAt === null ? null : { orgName, at: formatDateTime(takenAt.getTime()) }
    return { ok: false, reason: problem, fact, unknown: false }
  }
  return { ok: true, ...(await move(tx, row, step, where, at)) }
}

/** Why a branch cannot do it; null when it can. */
function problemOf(
  { state, orgCode, orgName, takenAt, expiresAt }: CodeRow,
  step: CodeStep,
  where: At,
  at: Date
): string | null {
  const when = formatDateTime((takenAt ?? at).getTime())
  switch (state) {
    case 'unused':
      if (step === 'release') return null
      if (codeFace(state, expiresAt?.getTime() ?? null, at.getTime()) === 'expired')
        return ORDER_TEXTS.codeExpired
      return step === 'take' ? null : ORDER_TEXTS.codeNotTaken
    case 'taken':
      return orgCode === where.orgCode && step !== 'take' ? null : TILL_TEXTS.codeTaken(orgName, when)
    case 'used':
      return TILL_TEXTS.codeUsed(orgName, when)
    default:
      return ORDER_TEXTS.codeGone
  }
}

async function move(
  tx: Tx,
  { id, orderNum, state }: CodeRow,
  step: CodeStep,
  { orgCode, orgName }: At,
  at: Date
) {
  const to = TO[step]
  const [order] = await tx.select().from(orders).where(eq(orders.orderNum, orderNum))
  if (!order) throw new Error('a code of no order')
  if (to !== state) {
    const where =
      to === 'unused' ? { orgCode: null, orgName: '', takenAt: null } : { orgCode, orgName, takenAt: at }
    await tx.update(orderCodes).set(where).where(eq(orderCodes.id, id))
    await settle(tx, [{ orderNum }], codesTo([id], to))
    if (to === 'used') await recordEvent(tx, orderNum, 'code-used', at, { codeId: id })
  }
  return { productName: order.productName, state: to }
}
