import { endDevices, listDevices, type Device } from '@/services/account/profile'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

/** Where somebody is logged in, and how to end it elsewhere. */
export class DevicesModel {
  readonly devices = new LoadableRequest<readonly Device[]>()

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    observed(this)
  }

  enter(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    await scope.run(this.devices, () => listDevices(scope.call))
  }

  /** Asks first. @param device null: all others */
  readonly end = singleFlight(async (device: Device | null): Promise<void> => {
    const { feedback, call, presentError } = this.root
    const sure = await feedback.confirm({
      title: device ? texts.ask(device.name) : texts.askAll,
      text: texts.askText,
      confirmText: texts.confirm
    })
    if (!sure) return
    try {
      this.devices.set(await endDevices(call, device?.id ?? null))
      feedback.toast({ text: texts.done, icon: 'success' })
    } catch (error) {
      presentError(error)
    }
  })
}
