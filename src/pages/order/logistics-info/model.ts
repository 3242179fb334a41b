import { host } from '@/platform/host'
import { readParcel, type Parcel } from '@/services/order/logistics'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { receive } from '../shared/actions/receive'
import { texts } from './texts'

/** Where an order's parcel is; it is received here too. */
export class LogisticsModel {
  readonly request = new LoadableRequest<Parcel>()
  busy = false

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly orderNum: string
  ) {
    observed(this)
  }

  enter(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    await scope.run(this.request, () => readParcel(scope.call, this.orderNum))
  }

  async copyNumber(parcelNo: string): Promise<void> {
    const copied = await host.copy(parcelNo)
    if (copied && !host.copyIsTold) this.root.feedback.toast({ text: texts.copied, icon: 'success' })
  }

  readonly receive = singleFlight(async (): Promise<void> => {
    this.setBusy(true)
    try {
      if (await receive(this.root, this.orderNum)) await this.load()
    } finally {
      this.setBusy(false)
    }
  })

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
