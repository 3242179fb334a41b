import { eq } from 'drizzle-orm'
import { codeFace } from '@/domain/order/code-state'
import type { CodeState } from '@/domain/order/parts'
import { branches, orderCodes, orders } from '../../db/schema'
import { transact, type Tx } from '../../db/transact'
import type { PayContext } from '../../money/gateway'
import { fingerprint } from '../../settings/fingerprint'
import { recordEvent } from '../order/event'
import { codesTo } from '../order/moves'
import { lockPayOrder } from '../queries/own-order'
import { ORDER_TEXTS } from '../texts'
import { codeText } from './issue-codes'
import { settle } from './settle'

/** What a branch does with a code that is shown to it: has it before it, uses it up, or gives it back. */
type CodeStep = 'take' | 'use' | 'release'

interface Shown {
  readonly code: string
  readonly orgCode: string
  readonly step: CodeStep
}

type CodeRow = typeof orderCodes.$inferSelect

export type UsedCode =
  | { readonly ok: true; readonly productName: string; readonly state: CodeState }
  | { readonly ok: false; readonly reason: string }

const TO: Readonly<Record<CodeStep, CodeState>> = { take: 'taken', use: 'used', release: 'unused' }

/** A step of a branch with a code; the same step again answers the same and does nothing. */
export async function useCode({ db, now }: Pick<PayContext, 'db' | 'now'>, shown: Shown): Promise<UsedCode> {
  const at = now()
  const codeHash = await fingerprint(db, at, codeText(shown.code))
  const [found] = await db
    .select({ payOrderNum: orders.payOrderNum })
    .from(orderCodes)
    .innerJoin(orders, eq(orders.orderNum, orderCodes.orderNum))
    .where(eq(orderCodes.codeHash, codeHash))
  const [branch] = await db.select().from(branches).where(eq(branches.orgCode, shown.orgCode))
  if (!found || !branch) return { ok: false, reason: ORDER_TEXTS.codeUnknown }
  return transact(db, async (tx) => {
    await lockPayOrder(tx, found.payOrderNum)
    const [code] = await tx.select().from(orderCodes).where(eq(orderCodes.codeHash, codeHash))
    if (!code) throw new Error('a code that has gone')
    const problem = problemOf(code, shown, at)
    if (problem !== null) return { ok: false, reason: problem }
    return { ok: true, ...(await move(tx, code, shown, branch.name, at)) }
  })
}

/** Why a branch cannot do it; null when it can, or has. */
function problemOf(
  { state, orgCode, expiresAt }: CodeRow,
  { step, ...shown }: Shown,
  at: Date
): string | null {
  const here = orgCode === shown.orgCode
  switch (state) {
    case 'unused':
      if (step === 'release') return null
      if (codeFace(state, expiresAt?.getTime() ?? null, at.getTime()) === 'expired')
        return ORDER_TEXTS.codeExpired
      return step === 'take' ? null : ORDER_TEXTS.codeNotTaken
    case 'taken':
      return here ? null : ORDER_TEXTS.codeTaken
    case 'used':
      return here && step === 'use' ? null : ORDER_TEXTS.codeGone
    default:
      return ORDER_TEXTS.codeGone
  }
}

async function move(
  tx: Tx,
  { id, orderNum, state }: CodeRow,
  { orgCode, step }: Shown,
  orgName: string,
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
