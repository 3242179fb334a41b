import { navigate } from '@/routes/navigate'
import { publicHref } from '@/routes/href'
import { declare, readDeclaration, type Declaration } from '@/services/placing/customs'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

/** The way of an order through customs; nothing without an order. */
export class CertificateModel {
  readonly request = new LoadableRequest<Declaration>()
  busy = false

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
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

  async load(): Promise<void> {
    const { scope } = this
    await scope.run(this.request, () => readDeclaration(scope.call, this.orderNum))
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
