import { navigate } from '@/routes/navigate'
import { Canceller } from '@/services/cancel'
import { listBases, type SelfSelectedBase } from '@/services/supermarket'
import { throttle } from '@/services/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'

/** Bases of self-selected checkups; each leads to its branches and times with its code held (§2). */
export class EntryModel {
  readonly request = new LoadableRequest<readonly SelfSelectedBase[]>()
  private readonly leaving = new Canceller()

  constructor(private readonly root: Root) {
    observed(this)
  }

  enter(): void {
    void this.load()
  }

  leave(): void {
    this.leaving.abort()
  }

  async load(): Promise<void> {
    await this.request.run(() => listBases(this.root.call, this.leaving), { signal: this.leaving })
  }

  readonly start = throttle(({ kind: type, productCode: id, comboId }: SelfSelectedBase): void => {
    this.root.items.set('supermarketCode', { comboId })
    navigate('booking', { type, id })
  })

  readonly see = throttle(({ kind: type, productCode: id }: SelfSelectedBase): void => {
    navigate('selling', { type, id })
  })
}
