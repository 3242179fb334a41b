import { navigate } from '@/routes/navigate'
import { publicHref } from '@/routes/href'
import { Canceller } from '@/services/cancel'
import { declare, readDeclaration, type Declaration } from '@/services/customs'
import { singleFlight } from '@/services/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import { texts } from './texts'

/** The way of an order through customs; nothing without an order. */
export class CertificateModel {
  readonly request = new LoadableRequest<Declaration>()
  busy = false
  private readonly leaving = new Canceller()

  constructor(
    private readonly root: Root,
    readonly orderNum: string
  ) {
    observed(this)
  }

  get loggedIn(): boolean {
    return this.root.session.isLoginedUser
  }

  enter(): void {
    if (this.orderNum && this.loggedIn) void this.load()
  }

  leave(): void {
    this.leaving.abort()
  }

  async load(): Promise<void> {
    await this.request.run(() => readDeclaration(this.root.call, this.orderNum, this.leaving), {
      signal: this.leaving
    })
  }

  logIn(): void {
    navigate('authorize', { url: publicHref('crossBorderCertificateDetail', { orderNum: this.orderNum }) })
  }

  readonly apply = singleFlight(async (): Promise<void> => {
    const { call, feedback, presentError } = this.root
    this.setBusy(true)
    try {
      this.request.set(await declare(call, this.orderNum))
      feedback.toast({ text: texts.applied, icon: 'success' })
    } catch (error) {
      presentError(error)
      await this.load()
    } finally {
      this.setBusy(false)
    }
  })

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
