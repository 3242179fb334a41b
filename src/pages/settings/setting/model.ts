import { logOutAsking } from '@/components/account/log-out'
import { host } from '@/platform/host'
import { exportData } from '@/services/account/privacy'
import { listDevices } from '@/services/account/profile'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

/** The settings: a guest has those of the phone alone. */
export class SettingModel {
  /** How many; a help, the row leads on without it. */
  readonly devices = new LoadableRequest<number>()

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    observed(this)
  }

  get loggedIn(): boolean {
    return this.root.session.isLoginedUser
  }

  enter(): void {
    void this.load()
  }

  returned(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    if (!this.loggedIn) return
    await scope.run(this.devices, async () => (await listDevices(scope.call)).length)
  }

  /** As a file, or in the clipboard where a host takes none. */
  readonly exportData = singleFlight(async (): Promise<void> => {
    const { call, feedback, presentError } = this.root
    try {
      const { fileName, text } = await exportData(call)
      const kept = await host.keepText(fileName, text)
      if (!kept) feedback.toast({ text: texts.exportFailed, icon: 'error' })
      else if (!host.copyIsTold) feedback.toast({ text: texts.exported, icon: 'success' })
    } catch (error) {
      presentError(error)
    }
  })

  readonly logout = singleFlight(() => logOutAsking(this.root))
}
