import { newBookingCache } from '@/domain/booking/booking-cache'
import { listBranches, type ListedBranch } from '@/services/booking/booking'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'

export interface OtherBranch extends Pick<ListedBranch, 'id' | 'name' | 'address'> {
  /** On one of the near days there is a seat. */
  readonly free: boolean
}

/** Branches of the city in which the visit of an order can be instead. */
export class BranchChoice {
  readonly request = new LoadableRequest<readonly OtherBranch[]>()
  open = false

  constructor(
    private readonly root: Pick<Root, 'location'>,
    private readonly scope: PageScope
  ) {
    observed(this)
  }

  get city(): string {
    return this.root.location.place.city
  }

  show(productCode: string, today: string): void {
    this.open = true
    void this.load(productCode, today)
  }

  close(): void {
    this.open = false
  }

  async load(productCode: string, today: string): Promise<void> {
    const { scope } = this
    const { cityCode, latitude, longitude } = this.root.location.place
    const wanted = {
      productCode,
      days: newBookingCache(today, cityCode),
      latitude,
      longitude,
      again: undefined
    }
    await scope.run(this.request, async () => joined((await listBranches(scope.call, wanted)).days))
  }
}

/** Each branch of the days once. */
function joined(days: readonly { readonly branches: readonly ListedBranch[] }[]): readonly OtherBranch[] {
  const found = new Map<string, OtherBranch>()
  for (const { id, name, address, free } of days.flatMap(({ branches }) => branches)) {
    found.set(id, { id, name, address, free: free || found.get(id)?.free === true })
  }
  return [...found.values()]
}
