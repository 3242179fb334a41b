import type { RefundPreviewInput, RefundPreviewResults, RefundView } from '@/contract/order/dto/refund'
import { goodsBack, oneAsked, oneBack, twoBack, wholeBack } from '../recorded/refunds'

type Asked = RefundView['refunds'][number]

/** Three pieces that are not sent yet, nothing asked for. */
export const refundView = (change: Partial<RefundView> = {}): RefundView => ({ ...goodsBack, ...change })

/** All of them; a gift card paid a part. */
export const refundPreview = (change: Partial<RefundPreviewResults> = {}): RefundPreviewResults => ({
  ...wholeBack,
  ...change
})

/** What goes back of so many pieces. */
export function piecesBack({ parts = [] }: RefundPreviewInput): RefundPreviewResults {
  const [chosen] = parts
  if (chosen?.quantity === 1) return oneBack
  return chosen?.quantity === 2 ? twoBack : wholeBack
}

/** What was asked for of a view that was recorded. */
export function askedIn({ refunds }: RefundView, change: Partial<Asked> = {}): Asked {
  const [asked] = refunds
  if (!asked) throw new Error('no refund was recorded')
  return { ...asked, ...change }
}

/** One piece, which is on its way back by WeChat. */
export const askedRefund = (change: Partial<Asked> = {}): Asked => askedIn(oneAsked, change)
