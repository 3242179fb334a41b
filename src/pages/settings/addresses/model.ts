import { listAddresses, type Address } from '@/services/account/addresses'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'

/** Where somebody has parcels sent. */
export class AddressesModel {
  readonly addresses = new LoadableRequest<readonly Address[]>()

  constructor(private readonly scope: PageScope) {
    observed(this)
  }

  enter(): void {
    void this.load()
  }

  returned(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    await scope.run(this.addresses, () => listAddresses(scope.call))
  }
}
