/** Taking an order back that was paid (§7 Orders), in our own words and fen. */
import { toFen, toYuan } from '@/domain/money'
import type { Call } from './call'

/** What goes back, as the server reckons it; the same is done or nothing. */
export interface RefundPreview {
  readonly fen: number
  /** Pieces that go back. */
  readonly pieces: number
}

export const previewRefund = async (call: Call, orderNum: string): Promise<RefundPreview> => {
  const { amount, parts } = await call('order.refundPreview', { orderNum })
  return { fen: toFen(amount), pieces: parts.reduce((sum, { quantity }) => sum + quantity, 0) }
}

/** @throws CallError when it would be another amount by now */
export const takeBack = async (
  call: Call,
  { orderNum, fen, reasonId }: { orderNum: string; fen: number; reasonId: number },
  idempotencyKey: string
): Promise<void> => {
  await call('order.refund', { orderNum, amount: toYuan(fen), reasonId }, { idempotencyKey })
}
