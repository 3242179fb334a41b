import { logOutAsking } from '@/components/account/log-out'
import { listDevices } from '@/services/profile'
import { singleFlight } from '@/services/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'

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

  readonly logout = singleFlight(() => logOutAsking(this.root))
}
