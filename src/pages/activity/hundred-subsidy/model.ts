import { readSubsidies, type Subsidies } from '@/services/activity/sales'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'

/** What the shop pays a part of this month. */
export class SubsidyModel {
  readonly request = new LoadableRequest<Subsidies>()

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    observed(this)
  }

  get guest(): boolean {
    return !this.root.session.isLoginedUser
  }

  enter(): void {
    void this.load()
  }

  /** Somebody may have ordered meanwhile, or logged in. */
  returned(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { root, scope } = this
    const list = await scope.run(this.request, () => readSubsidies(scope.call))
    if (list) root.clock.set(list.serverTime)
  }
}
