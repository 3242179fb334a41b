import { navigate } from '@/routes/navigate'
import { listBases, type SelfSelectedBase } from '@/services/catalogue/supermarket'
import { throttle } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'

/** Bases of self-selected checkups; each leads to its branches and times with its code held (§2). */
export class EntryModel {
  readonly request = new LoadableRequest<readonly SelfSelectedBase[]>()

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
    await scope.run(this.request, () => listBases(scope.call))
  }

  readonly start = throttle(({ kind: type, productCode: id, comboId }: SelfSelectedBase): void => {
    // Whoever begins here chooses for themselves.
    this.root.items.remove('recheckItems')
    this.root.items.set('supermarketCode', { comboId })
    navigate('booking', { type, id })
  })

  readonly see = throttle(({ kind: type, productCode: id }: SelfSelectedBase): void => {
    navigate('selling', { type, id })
  })
}
