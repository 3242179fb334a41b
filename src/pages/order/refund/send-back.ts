import { runInAction } from 'mobx'
import { PARCEL_NO, parcelNoOf } from '@/domain/order/parcel-no'
import { host } from '@/platform/host'
import { listCouriers, sendBack, type AskedRefund } from '@/services/refund'
import { singleFlight } from '@/services/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

/** Ids of what may be missing, to be brought into view. */
export const COMPANY = 'refund-company'
export const PARCEL = 'refund-parcel'

type Couriers = Awaited<ReturnType<typeof listCouriers>>

/** 填写运单号: with whom goods go back, and under which number. */
export class SendBack {
  readonly request = new LoadableRequest<Couriers>()
  open = false
  companyCode = ''
  parcelNo = ''
  /** It was sent with something missing. */
  tried = false
  busy = false

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly orderNum: string,
    private readonly on: { readonly keep: () => void; readonly sent: () => Promise<void> }
  ) {
    observed(this)
  }

  get companyError(): string {
    return this.tried && this.companyCode === '' ? texts.companyFirst : ''
  }

  get parcelError(): string {
    return this.tried && !PARCEL_NO.test(parcelNoOf(this.parcelNo)) ? texts.parcelWrong : ''
  }

  /** As it was left, or as it was sent before. */
  show(parcel: AskedRefund['parcel']): void {
    this.open = true
    this.companyCode ||= parcel?.companyCode ?? ''
    this.parcelNo ||= parcel?.parcelNo ?? ''
    this.on.keep()
    void this.load()
  }

  async load(): Promise<void> {
    await this.scope.run(this.request, () => listCouriers(this.scope.call))
  }

  close(): void {
    this.open = false
    this.on.keep()
  }

  choose(companyCode: string): void {
    this.companyCode = companyCode
    this.on.keep()
  }

  type(parcelNo: string): void {
    this.parcelNo = parcelNo
    this.on.keep()
  }

  readonly submit = singleFlight(async (): Promise<void> => {
    const { root, orderNum, companyCode } = this
    runInAction(() => (this.tried = true))
    const wrong = this.companyError || this.parcelError
    if (wrong !== '') {
      root.feedback.invalid(wrong)
      host.toField(this.companyError ? COMPANY : PARCEL)
      return
    }
    this.setBusy(true)
    try {
      await sendBack(root.call, { orderNum, companyCode, parcelNo: parcelNoOf(this.parcelNo) })
      root.feedback.toast({ text: texts.sent, icon: 'success' })
      root.items.remove('reFund')
      runInAction(() => {
        this.open = false
        this.tried = false
        this.companyCode = ''
        this.parcelNo = ''
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
