import { runInAction } from 'mobx'
import { ParcelModel } from '@/components/order/parcel-fields/model'
import { KIT_CODE, kitCodeOf } from '@/domain/order/kit-code'
import { host } from '@/platform/host'
import { bindKit, sendSample } from '@/services/placing/kit'
import { singleFlight } from '@/services/http/throttle'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

/** Id of the number's field, to be brought into view. */
export const CODE = 'kit-code'

/** The number on a kit, and under which number its sample goes back. */
export class KitModel {
  readonly parcel: ParcelModel
  code = ''
  codeTried = false
  busy = false

  constructor(
    private readonly root: Root,
    scope: PageScope,
    private readonly orderNum: string,
    private readonly reload: () => Promise<void>
  ) {
    this.parcel = new ParcelModel(scope, 'kit', texts)
    observed(this)
  }

  get codeError(): string {
    return this.codeTried && !KIT_CODE.test(kitCodeOf(this.code)) ? texts.codeWrong : ''
  }

  typeCode(code: string): void {
    this.code = code
  }

  readonly bind = singleFlight(async (): Promise<void> => {
    runInAction(() => (this.codeTried = true))
    if (this.codeError) return this.missing({ id: CODE, message: this.codeError })
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
    const { root, orderNum, parcel } = this
    const wrong = parcel.check()
    if (wrong) return this.missing(wrong)
    const post = { orderNum, ...parcel.value }
    if (await this.tell(texts.sent, () => sendSample(root.call, post))) await this.reload()
  })

  private missing({ id, message }: { id: string; message: string }): void {
    this.root.feedback.invalid(message)
    host.toField(id)
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
