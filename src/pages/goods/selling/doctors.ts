import { dateOf } from '@/domain/date'
import { dentalDoctors, type ListedDoctor } from '@/services/catalogue/doctors'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'

/** Who works at a store, and when each is free first. */
export class StoreDoctors {
  private readonly request = new LoadableRequest<readonly ListedDoctor[]>()

  constructor(
    private readonly root: Pick<Root, 'clock'>,
    private readonly scope: PageScope,
    private readonly branchId: string
  ) {
    observed(this)
  }

  /** They were told, or cannot be. */
  get known(): boolean {
    const { state } = this.request.loadable
    return state === 'ready' || state === 'failed'
  }

  get list(): readonly ListedDoctor[] {
    return this.request.value ?? []
  }

  enter(): void {
    const { scope, branchId } = this
    const date = dateOf(this.root.clock.now())
    // Where they cannot be told, the booking screen asks for them again.
    void scope.run(this.request, () => dentalDoctors(scope.call, { branchId, date }))
  }
}
