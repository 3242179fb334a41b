import { chosenBreakfast } from '@/domain/booking/breakfast'
import { listBreakfasts, type Breakfast } from '@/services/placing/extras'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { VisitPricing } from '../../pricing/visit'

/** Breakfast of a visit (§4); the choice is kept at once. */
export class BreakfastsModel {
  private readonly request = new LoadableRequest<readonly Breakfast[]>()

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly visit: Pick<VisitPricing, 'booked'>
  ) {
    observed(this)
  }

  get options(): readonly Breakfast[] {
    return this.request.value ?? []
  }

  get chosenId(): number | null {
    return chosenBreakfast(this.options, this.root.items.get('breakfastId') ?? null)
  }

  /** Whether one has to be chosen is known; a list that failed may hide some (R5.25). */
  get known(): boolean {
    return this.request.value !== undefined
  }

  get failed(): boolean {
    return this.request.loadable.state === 'failed' && !this.known
  }

  choose(id: number): void {
    this.root.items.set('breakfastId', id)
  }

  async load(): Promise<void> {
    const { scope } = this
    const { booked } = this.visit
    if (!booked) return
    const { cityCode } = this.root.location
    const options = await scope.run(this.request, () => listBreakfasts(scope.call, booked, cityCode))
    if (options && this.chosenId !== null) this.root.items.set('breakfastId', this.chosenId)
  }
}
