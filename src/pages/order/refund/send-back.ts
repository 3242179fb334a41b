import { runInAction } from 'mobx'
import { ParcelModel } from '@/components/order/parcel-fields/model'
import { host } from '@/platform/host'
import { sendBack, type AskedRefund } from '@/services/order/refund'
import { singleFlight } from '@/services/http/throttle'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

/** 填写运单号: with whom goods go back, and under which number. */
export class SendBack {
  readonly parcel: ParcelModel
  open = false
  busy = false

  constructor(
    private readonly root: Root,
    scope: PageScope,
    private readonly orderNum: string,
    private readonly on: { readonly keep: () => void; readonly sent: () => Promise<void> }
  ) {
    this.parcel = new ParcelModel(scope, 'refund', texts, on.keep)
    observed(this)
  }

  /** As it was left, or as it was sent before. */
  show(parcel: AskedRefund['parcel']): void {
    this.open = true
    this.parcel.takeUp(parcel)
    this.on.keep()
    void this.parcel.load()
  }

  close(): void {
    this.open = false
    this.on.keep()
  }

  readonly submit = singleFlight(async (): Promise<void> => {
    const { root, orderNum, parcel } = this
    const wrong = parcel.check()
    if (wrong) {
      root.feedback.invalid(wrong.message)
      host.toField(wrong.id)
      return
    }
    this.setBusy(true)
    try {
      await sendBack(root.call, { orderNum, ...parcel.value })
      root.feedback.toast({ text: texts.sent, icon: 'success' })
      root.items.remove('reFund')
      runInAction(() => {
        this.open = false
        parcel.clear()
      })
    } catch (error) {
      root.presentError(error)
    } finally {
      this.setBusy(false)
    }
    await this.on.sent()
  })

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
