import { and, eq, inArray } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { orderCodes, orderVisits, refunds } from '../db/schema'
import { transact } from '../db/transact'
import { answerRefund } from '../ordering/refunds/commands/answer-refund'
import { useCode } from '../ordering/vouchers/commands/use-code'
import type { Calls } from './adversary-calls'

const clockOf = ({ db }: Calls) => ({ db, now: () => new Date() })

/** What takes money back: customers, the shop's word, and tills that use a code while it goes back. */
export function refundSteps(calls: Calls) {
  const { db, random, made, call, burst, perhaps, desk, nextKey } = calls

  /** A part of what is left; undefined: all. */
  async function partsOf(orderNum: string) {
    const lineId = `${orderNum}-01`
    const visits = await db.select().from(orderVisits).where(eq(orderVisits.orderNum, orderNum))
    const undone = visits.flatMap((visit) => visit.undone)
    // A visit that was made goes back in nothing else.
    if (undone.length > 0 && random.chance(0.9)) return [{ lineId, itemCode: random.of(undone).code }]
    if (random.chance(0.4)) return undefined
    const codes = await db.select().from(orderCodes).where(eq(orderCodes.orderNum, orderNum))
    const left = codes.filter(({ state }) => state === 'unused')
    if (left.length > 0) {
      const code = random.of(left)
      return [{ lineId: code.lineId, itemCode: code.id }]
    }
    return visits.length > 0 && random.chance(0.8) ? undefined : [{ lineId, quantity: random.upTo(2) }]
  }

  /** What is told of a part, and then asked for several times. */
  async function told(orderNum: string, reasonId: number) {
    const parts = await partsOf(orderNum)
    const input = { orderNum, ...(parts ? { parts } : {}), reasonId }
    const answer = await call('order.refundPreview', input)
    if (answer?.code !== ErrorCode.ok) return null
    const { amount } = answer.results as { amount: number }
    return (key: string) => call('order.refund', { ...input, amount }, key)
  }

  /** Part of it or all, and sometimes another part of it too, several times under several keys at once. */
  async function refundOf(orderNum: string, reasonId = 6): Promise<void> {
    const [ask, other] = [
      await told(orderNum, reasonId),
      random.chance(0.4) ? await told(orderNum, reasonId) : null
    ]
    if (!ask) return
    const key = nextKey()
    await Promise.all([
      burst(random.upTo(3), () => ask(key)),
      burst(random.below(4), () => (other ?? ask)(nextKey())),
      perhaps(0.3, () => tillOf(orderNum)),
      perhaps(0.2, () => call('customs.declare', { orderNum })),
      perhaps(0.2, () => call('order.cancelRefund', { id: orderNum }))
    ])
  }

  /** Two tills take and use the same code. */
  async function tillOf(orderNum: string): Promise<void> {
    const codes = await db.select().from(orderCodes).where(eq(orderCodes.orderNum, orderNum))
    if (codes.length === 0) return
    const { code } = random.of(codes)
    const at = random.of(['H2003', 'H2001'])
    for (const step of ['take', random.of(['use', 'use', 'release'] as const)] as const) {
      await Promise.all(
        [at, at, random.of(['H2003', 'H2001'])].map((orgCode) =>
          desk('code', 1, () =>
            transact(db, (tx) => useCode(tx, code, step, { orgCode, orgName: orgCode }, new Date()))
          )
        )
      )
    }
  }

  const waitingOf = (orderNums: readonly string[], ...states: number[]) =>
    db
      .select()
      .from(refunds)
      .where(and(inArray(refunds.orderNum, [...orderNums]), inArray(refunds.state, states)))

  const approve = (refundNo: string) =>
    desk('approve', random.upTo(3), () => answerRefund(clockOf(calls), { refundNo, approve: true }))
  const refuse = (refundNo: string) =>
    desk('refuse', 1, () => answerRefund(clockOf(calls), { refundNo, approve: false, why: '已使用' }))

  /** The shop's word about what waits for it, while its customer may not want it any more. */
  async function answer(orderNums: readonly string[] = [...made]): Promise<void> {
    if (orderNums.length === 0) return
    for (const { refundNo, orderNum } of await waitingOf(orderNums, 10)) {
      await Promise.all([
        approve(refundNo),
        perhaps(0.2, () => refuse(refundNo)),
        perhaps(0.2, () => call('order.cancelRefund', { id: orderNum }))
      ])
    }
  }

  return { refundOf, tillOf, waitingOf, refuse, answer, clock: clockOf(calls) }
}

export type RefundSteps = ReturnType<typeof refundSteps>
