import { and, asc, eq, lte, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../db/client'
import type { Tx } from '../db/transact'
import { gatewayNotices } from '../db/schema'
import type { Log } from '../log'
import { randomId } from '../settings/tokens'
import { digest, sameDigest } from '../settings/digest'
import { sharedSecret } from '../settings/shared-secret'
import type { Notice, NoticeDoor } from '../gateway/notice'
import type { Controls } from './controls'

/** What the gateway tells the shop. */
const noticeSchema = v.object({
  noticeId: v.string(),
  kind: v.picklist(['paid', 'declined', 'refund']),
  prepayId: v.string(),
  merchantOrder: v.string(),
  tradeNo: v.string(),
  /** '' unless `kind` is refund. */
  refundNo: v.string(),
  amountFen: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** ms since 1970. */
  settledAt: v.number()
})
type SandboxNotice = v.InferOutput<typeof noticeSchema>

/** A notice as it travels: the text and what proves where it comes from. */
export interface SignedNotice {
  raw: string
  timestamp: string
  signature: string
}

const SECRET_NAME = 'gateway-key'
/** A signed notice is good for this long; the outbox signs anew at each try. */
const WINDOW_MS = 5 * 60_000
/** Waits between tries; after the last the shop finds out by asking. */
const RETRY_MS = [5_000, 15_000, 60_000, 300_000, 900_000, 3_600_000]
/** A try that nobody finished (the process died) is made again after this. */
const CLAIM_MS = 30_000
const BATCH = 50

const signedText = ({ timestamp, raw }: Omit<SignedNotice, 'signature'>) => `${timestamp}\n${raw}`

/** Puts a notice into the gateway's outbox, as the controls say. Runs in the transaction that ends the payment. */
export async function queueNotice(
  tx: Tx,
  notice: Omit<SandboxNotice, 'noticeId'>,
  { notify, delayMs }: Controls,
  now: Date
): Promise<void> {
  if (notify === 'never') return
  const payload: SandboxNotice = { ...notice, noticeId: randomId('nt') }
  const row = {
    prepayId: notice.prepayId,
    kind: notice.kind,
    payload,
    state: 'waiting',
    dueAt: new Date(now.getTime() + delayMs)
  }
  await tx.insert(gatewayNotices).values(notify === 'twice' ? [row, row] : [row])
}

export async function signNotice(db: Db, raw: string, now: Date): Promise<SignedNotice> {
  const timestamp = String(now.getTime())
  return {
    raw,
    timestamp,
    signature: digest(await sharedSecret(db, SECRET_NAME, now), signedText({ raw, timestamp }))
  }
}

/** The notice inside, or that it is forged when signature, time or form are wrong. */
export async function openNotice(db: Db, signed: SignedNotice, now: Date): Promise<Notice | 'forged'> {
  const expected = digest(await sharedSecret(db, SECRET_NAME, now), signedText(signed))
  if (!sameDigest(expected, signed.signature)) return 'forged'
  if (!(Math.abs(Number(signed.timestamp) - now.getTime()) <= WINDOW_MS)) return 'forged'
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), noticeSchema), signed.raw)
  return parsed.success ? parsed.output : 'forged'
}

/**
 * Delivers what is due, one by one. Each notice is claimed by a conditional update, so that several replicas do not send it at
 * the same time; one that fails is tried again later. `deliver` answers whether the shop took it.
 */
export async function* deliverNotices(
  db: Db,
  now: Date,
  deliver: (signed: SignedNotice) => Promise<boolean>,
  log: Log
): AsyncGenerator<void> {
  for (;;) {
    const due = await db
      .select()
      .from(gatewayNotices)
      .where(and(eq(gatewayNotices.state, 'waiting'), lte(gatewayNotices.dueAt, now)))
      .orderBy(asc(gatewayNotices.dueAt), asc(gatewayNotices.id))
      .limit(BATCH)
    for (const notice of due) {
      const claimed = await db
        .update(gatewayNotices)
        .set({ tries: sql`${gatewayNotices.tries} + 1`, dueAt: new Date(now.getTime() + CLAIM_MS) })
        .where(
          and(
            eq(gatewayNotices.id, notice.id),
            eq(gatewayNotices.state, 'waiting'),
            eq(gatewayNotices.tries, notice.tries)
          )
        )
        .returning({ id: gatewayNotices.id })
      if (claimed.length === 0) continue
      const signed = await signNotice(db, JSON.stringify(notice.payload), now)
      const taken = await deliver(signed).catch((error: unknown) => {
        log.error({ err: error, notice: notice.id }, 'a payment notice was not delivered')
        return false
      })
      await db
        .update(gatewayNotices)
        .set(outcome(taken, notice.tries, now))
        .where(eq(gatewayNotices.id, notice.id))
      yield
    }
    // Claimed ones are due later: each look finds others.
    if (due.length < BATCH) return
  }
}

function outcome(taken: boolean, tries: number, now: Date): Partial<typeof gatewayNotices.$inferInsert> {
  if (taken) return { state: 'delivered', deliveredAt: now }
  const wait = RETRY_MS[tries]
  return wait === undefined ? { state: 'dropped' } : { dueAt: new Date(now.getTime() + wait) }
}

const reply = (status: number, code: string, message: string) => ({
  ...{ status, type: 'application/json; charset=utf-8' },
  body: JSON.stringify({ code, message })
})

const textOf = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '')

/** Where the sandbox posts to, for who tests what the shop makes of a notice; its own go by the job. */
export const sandboxDoor = (db: Db, now: () => Date): NoticeDoor => ({
  path: '/api/pay/notify',
  open: ({ raw, headers }) =>
    openNotice(
      db,
      {
        raw,
        timestamp: textOf(headers['x-gateway-timestamp']),
        signature: textOf(headers['x-gateway-signature'])
      },
      now()
    ),
  taken: reply(200, 'SUCCESS', ''),
  refused: reply(400, 'FAIL', '通知无效')
})
