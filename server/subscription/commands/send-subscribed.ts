import { and, eq, isNull, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { SUBSCRIPTION_KINDS } from '@/domain/subscription/kinds'
import { orderPageOf } from '@/domain/subscription/page'
import type { Db } from '../../db/client'
import { orders, subscriptions, users } from '../../db/schema'
import { transact, type Tx } from '../../db/transact'
import type { Asker, Consumer, Work } from '../../outbox/work-off'
import { SEND_MS, type SendEnd, type SubscriptionMessage, type SubscriptionSender } from '../sending'
import { SUBSCRIPTION_TEXTS as texts } from '../texts'

const told = v.object({
  orderNum: v.string(),
  kind: v.picklist(SUBSCRIPTION_KINDS),
  title: v.string(),
  /** When it happened; what was put there by an older server does not tell. */
  at: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => new Date(text))
    )
  )
})
type Told = v.InferOutput<typeof told>

/** What could not be sent for so long is no news any more: “tomorrow” would be wrong. */
const STALE_MS = 12 * 3_600_000
/** A field of words of WeChat's takes so many characters. */
const WORDS = 20

const cut = (title: string): string =>
  title.length <= WORDS ? title : title.slice(0, WORDS - 1) + texts.more

const rowOf = ({ orderNum, kind }: Pick<Told, 'orderNum' | 'kind'>): SQL | undefined =>
  and(eq(subscriptions.orderNum, orderNum), eq(subscriptions.kind, kind))

const nothing: Consumer = () => Promise.resolve()

const keepRefused =
  (of: Told, why: string): Consumer =>
  async (tx) =>
    void (await tx.update(subscriptions).set({ refused: why, sendingAt: null }).where(rowOf(of)))

/**
 * Sends what the owner of an order said yes to, once; what nobody asked for, and whoever has no WeChat account here, gets nothing. What
 * WeChat refuses is kept. Whether it was sent by a server that died over it nobody knows: it is not sent a second time.
 */
export const sendSubscribedBy = (sender: SubscriptionSender | null): Asker => ({
  async ask(work, { payload }) {
    const of = v.parse(told, payload)
    const message = sender && (await transact(work.db, (tx) => takeUp(tx, of, work.now())))
    if (!sender || message === null) return nothing
    if (typeof message === 'string') return notSent(work, of, message)
    const end = await ask(sender, message, work.db)
    if (end !== 'sent') return notSent(work, of, end.refused)
    return async (tx, _entry, now) =>
      void (await tx
        .update(subscriptions)
        .set({ sentAt: now, sendingAt: null, title: message.title })
        .where(rowOf(of)))
  }
})

function notSent({ log }: Pick<Work, 'log'>, of: Told, why: string): Consumer {
  log.warn({ orderNum: of.orderNum, kind: of.kind, why }, 'a subscription message was not sent')
  return keepRefused(of, why)
}

/** Writes down that it is being sent. Null: there is nothing to send; a text: why it is not. */
async function takeUp(tx: Tx, of: Told, now: Date): Promise<SubscriptionMessage | string | null> {
  const [found] = await tx
    .select({
      templateId: subscriptions.templateId,
      sendingAt: subscriptions.sendingAt,
      openid: users.openid,
      product: orders.kind
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .innerJoin(orders, eq(orders.orderNum, subscriptions.orderNum))
    .where(
      and(
        rowOf(of),
        eq(subscriptions.accepted, true),
        isNull(subscriptions.sentAt),
        isNull(subscriptions.refused)
      )
    )
    .for('update', { of: subscriptions })
  if (!found) return null
  const { openid, templateId, sendingAt } = found
  if (sendingAt !== null) {
    // Another server may be at it.
    if (now.getTime() - sendingAt.getTime() <= SEND_MS * 2) throw new Error('it is being sent')
    return texts.lost
  }
  if (openid === null) return texts.noAccount
  if (of.at && now.getTime() - of.at.getTime() > STALE_MS) return texts.late
  await tx.update(subscriptions).set({ sendingAt: now }).where(rowOf(of))
  const { orderNum, kind, title } = of
  return { openid, templateId, orderNum, kind, title: cut(title), page: orderPageOf(found.product, orderNum) }
}

/** WeChat has not heard what throws here: it is free to be sent again. */
async function ask(sender: SubscriptionSender, message: SubscriptionMessage, db: Db): Promise<SendEnd> {
  try {
    return await sender.send(message)
  } catch (error) {
    await db.update(subscriptions).set({ sendingAt: null }).where(rowOf(message))
    throw error
  }
}
