import { runInAction } from 'mobx'
import { isUndecided } from '@/contract/errors'
import { host } from '@/platform/host'
import { listCancelReasons, type CancelReason } from '@/services/cancel-order'
import type { OrderDetail } from '@/services/order'
import { previewRefund, takeBack, type RefundPreview } from '@/services/refund'
import { singleFlight } from '@/services/throttle'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import { refundTexts as texts } from './texts'

interface Asked {
  readonly order: OrderDetail
  readonly preview: RefundPreview
  readonly reasons: readonly CancelReason[]
}

/** Id of the reasons, to be brought into view. */
export const REFUND_REASON = 'refund-reason'

/** 申请退款: what would go back is told first, and that is what goes back. */
export class RefundModel {
  /** What is asked about; it stays while the sheet closes. */
  asked: Asked | null = null
  open = false
  reasonId: number | null = null
  /** It was confirmed without a reason. */
  reasonMissing = false
  busy = false
  /** Repeats the request and not the refund. */
  private key = ''

  constructor(
    private readonly root: Root,
    private readonly onChange: () => void
  ) {
    observed(this)
  }

  readonly ask = singleFlight(async (order: OrderDetail): Promise<void> => {
    const { call, presentError, newKey } = this.root
    try {
      const [preview, reasons, key] = await Promise.all([
        previewRefund(call, order.number),
        listCancelReasons(call, order),
        newKey()
      ])
      runInAction(() => {
        this.asked = { order, preview, reasons }
        this.key = key
        this.reasonId = null
        this.reasonMissing = false
        this.open = true
      })
    } catch (error) {
      presentError(error)
      this.onChange()
    }
  })

  choose(reasonId: number): void {
    this.reasonId = reasonId
    this.reasonMissing = false
  }

  close(): void {
    this.open = false
  }

  readonly confirm = singleFlight(async (): Promise<void> => {
    const { asked, reasonId, root, key } = this
    if (!asked) return
    if (reasonId === null) {
      this.reasonMissing = true
      root.feedback.toast({ text: texts.reasonFirst, voice: 'none' })
      host.toField(REFUND_REASON)
      return
    }
    this.setBusy(true)
    try {
      const { order, preview } = asked
      await takeBack(root.call, { orderNum: order.number, fen: preview.fen, reasonId }, key)
      root.feedback.toast({ text: texts.done, icon: 'success' })
      this.close()
    } catch (error) {
      root.presentError(error)
      // An answer that did not come is asked for again under the same key; another amount is told anew.
      if (!isUndecided(error)) this.close()
    } finally {
      this.setBusy(false)
    }
    this.onChange()
  })

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
