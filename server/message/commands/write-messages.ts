import type { SubscriptionKind } from '@/domain/subscription/kinds'
import { messages } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { putInOutbox } from '../../outbox/put'

type Told = typeof messages.$inferInsert & {
  /** As what WeChat may tell it too, if the owner of the order lets it. */
  readonly subscription?: SubscriptionKind | undefined
}

/** Tells users something, each thing once for its key. */
export async function writeMessages(tx: Tx, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return
  const written = await tx
    .insert(messages)
    .values(told.map(({ subscription: _subscription, ...message }) => message))
    .onConflictDoNothing({ target: messages.key })
    .returning({ key: messages.key })
  const keys = written.map(({ key }) => key)
  for (const { key, subscription: kind, orderNum, title, at } of told) {
    if (!kind || !orderNum || !keys.includes(key)) continue
    await putInOutbox(
      tx,
      [
        {
          topic: 'subscription',
          key: `subscription:${key}`,
          payload: { orderNum, kind, title, at: at.toISOString() }
        }
      ],
      at
    )
  }
}
