import type { ProductKind } from '@/domain/kinds'
import { groupOf } from '@/contract/errors'
import { bankApp } from '@/platform/bank-app'
import { bankProduct } from '@/services/account/bank'
import { singleFlight } from '@/services/http/throttle'
import { enterByBank, type BankLogin } from '@/stores/bank-login'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'

export interface OpenedProduct {
  readonly kind: ProductKind
  readonly productCode: string
}

/** Where it leads: to the product, or to the bank's login page on the way there (50001). */
export interface Ways {
  toProduct(product: OpenedProduct): void
  toLogin(product: OpenedProduct): void
}

/** A product that the bank opens by its code (§2); its customer is logged in on the way, where the bank says who that is. */
export class GoDetailModel {
  state: 'opening' | 'gone' | 'offline' = 'opening'

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly productCode: string,
    private readonly ways: Ways
  ) {
    observed(this)
  }

  enter(): void {
    void this.open()
  }

  readonly open = singleFlight(async (): Promise<void> => {
    if (this.productCode === '') return this.show('gone')
    this.show('opening')
    const { call } = this.scope
    const login = this.logIn()
    try {
      const product = await bankProduct(call, this.productCode)
      const end = await login
      if (this.scope.left) return
      if (end === 'consent' || end === 'refused') this.ways.toLogin(product)
      else this.ways.toProduct(product)
    } catch (error) {
      this.show(groupOf(error) === 'retry' ? 'offline' : 'gone')
    }
  })

  /** A product is there for guests as well: a line that is down keeps nobody from it. */
  private async logIn(): Promise<BankLogin['kind']> {
    if (this.root.session.isLoginedUser) return 'session'
    return enterByBank(this.root, bankApp).then(
      ({ kind }) => kind,
      () => 'none'
    )
  }

  private show(state: GoDetailModel['state']): void {
    this.state = state
  }
}
