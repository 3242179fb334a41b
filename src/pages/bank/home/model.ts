import { CallError } from '@/contract/errors'
import { bankApp } from '@/platform/bank-app'
import { canFollow } from '@/routes/link'
import { homeModules, type ModuleItem } from '@/services/catalogue/content'
import { homeProducts, type Product } from '@/services/catalogue/products'
import { nextOrders, type Order } from '@/services/order/orders'
import { singleFlight } from '@/services/http/throttle'
import { enterByBank } from '@/stores/bank-login'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'

const SERVICES = 5
const PRODUCTS = 3

/** How the silent login stands; `guest`: the bank has said nothing, or its customer went back from its login page. */
type Entering = 'idle' | 'running' | 'guest' | 'offline'

/** The bank's home (§2): its customers are logged in by it at once, and find what they book most. */
export class BankHomeModel {
  readonly services = new LoadableRequest<readonly ModuleItem[]>()
  readonly products = new LoadableRequest<readonly Product[]>()
  readonly next = new LoadableRequest<readonly Order[]>()
  entering: Entering = 'idle'

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    /** To the bank's login page (50001). */
    private readonly toLogin: () => void
  ) {
    observed(this)
  }

  enter(): void {
    void this.loadServices()
    void this.loadProducts()
    if (this.root.session.isLoginedUser) void this.loadNext()
    else void this.logIn()
  }

  returned(): void {
    if (this.root.session.isLoginedUser) void this.loadNext()
  }

  /** The next visit that has a day. */
  get visit(): Order | undefined {
    return this.root.session.isLoginedUser ? this.next.value?.find(({ date }) => date !== '') : undefined
  }

  /** R6.3: silently by what the bank says; R6.4: on 50001 to its login page. */
  readonly logIn = singleFlight(async (): Promise<void> => {
    this.setEntering('running')
    try {
      const end = await enterByBank(this.root, bankApp)
      if (end.kind === 'session') {
        this.setEntering('idle')
        return this.loadNext()
      }
      this.setEntering('guest')
      if (end.kind !== 'none' && !this.scope.left) this.toLogin()
    } catch (error) {
      this.setEntering('offline')
      if (!(error instanceof CallError)) throw error
    }
  })

  loadServices(): Promise<unknown> {
    const { scope } = this
    return scope.run(this.services, async () => {
      const { modules } = await homeModules(scope.call)
      const items = modules.find(({ kind }) => kind === 'services')?.items ?? []
      return items.filter(({ link }) => canFollow(link)).slice(0, SERVICES)
    })
  }

  loadProducts(): Promise<unknown> {
    const { scope } = this
    return scope.run(this.products, async () =>
      (await homeProducts(scope.call, 'recommend', 1)).list.slice(0, PRODUCTS)
    )
  }

  /** It is one of many things on the page: without it nothing is said. */
  async loadNext(): Promise<void> {
    const { scope } = this
    await scope.run(this.next, () => nextOrders(scope.call))
  }

  private setEntering(entering: Entering): void {
    this.entering = entering
  }
}
