import { runInAction } from 'mobx'
import { KIT_CODE, kitCodeOf } from '@/domain/order/kit-code'
import { PARCEL_NO, parcelNoOf } from '@/domain/order/parcel-no'
import { host } from '@/platform/host'
import { bindKit, sendSample } from '@/services/kit'
import type { OrderDetail } from '@/services/order'
import { listCouriers } from '@/services/refund'
import { singleFlight } from '@/services/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

/** Ids of what may be missing, to be brought into view. */
export const CODE = 'kit-code'
export const COMPANY = 'kit-company'
export const PARCEL = 'kit-parcel'

type Couriers = Awaited<ReturnType<typeof listCouriers>>

/** The number on a kit, and under which number its sample goes back. */
export class KitModel {
  readonly couriers = new LoadableRequest<Couriers>()
  code = ''
  companyCode = ''
  parcelNo = ''
  codeTried = false
  parcelTried = false
  busy = false

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly orderNum: string,
    private readonly reload: () => Promise<void>
  ) {
    observed(this)
  }

  get codeError(): string {
    return this.codeTried && !KIT_CODE.test(kitCodeOf(this.code)) ? texts.codeWrong : ''
  }

  get companyError(): string {
    return this.parcelTried && this.companyCode === '' ? texts.companyFirst : ''
  }

  get parcelError(): string {
    return this.parcelTried && !PARCEL_NO.test(parcelNoOf(this.parcelNo)) ? texts.parcelWrong : ''
  }

  /** What was told before stands in the fields, to be put right. */
  takeUp(back: NonNullable<OrderDetail['kit']>['back']): void {
    this.companyCode ||= back?.companyCode ?? ''
    this.parcelNo ||= back?.parcelNo ?? ''
  }

  async loadCouriers(): Promise<void> {
    await this.scope.run(this.couriers, () => listCouriers(this.scope.call))
  }

  typeCode(code: string): void {
    this.code = code
  }

  choose(companyCode: string): void {
    this.companyCode = companyCode
  }

  typeParcel(parcelNo: string): void {
    this.parcelNo = parcelNo
  }

  readonly bind = singleFlight(async (): Promise<void> => {
    runInAction(() => (this.codeTried = true))
    if (this.missing([[this.codeError, CODE]])) return
    const done = await this.tell(texts.bound, () =>
      bindKit(this.root.call, this.orderNum, kitCodeOf(this.code))
    )
    if (!done) return
    runInAction(() => {
      this.code = ''
      this.codeTried = false
    })
    await this.reload()
  })

  readonly send = singleFlight(async (): Promise<void> => {
    const { root, orderNum, companyCode } = this
    runInAction(() => (this.parcelTried = true))
    const wrong = this.missing([
      [this.parcelError, PARCEL],
      [this.companyError, COMPANY]
    ])
    if (wrong) return
    const post = { orderNum, companyCode, parcelNo: parcelNoOf(this.parcelNo) }
    if (await this.tell(texts.sent, () => sendSample(root.call, post))) await this.reload()
  })

  private missing(fields: readonly (readonly [error: string, id: string])[]): boolean {
    const first = fields.find(([error]) => error !== '')
    if (!first) return false
    this.root.feedback.invalid(first[0])
    host.toField(first[1])
    return true
  }

  private async tell(done: string, act: () => Promise<void>): Promise<boolean> {
    this.setBusy(true)
    try {
      await act()
      this.root.feedback.toast({ text: done, icon: 'success' })
      return true
    } catch (error) {
      this.root.presentError(error)
      return false
    } finally {
      this.setBusy(false)
    }
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
