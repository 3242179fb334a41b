import { reaction } from 'mobx'
import { firstDays, type FirstDay } from '@/services/catalogue/browse'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'

/** When and where in the city a product can be had first. */
export class FirstChance {
  private readonly request = new LoadableRequest<FirstDay | null>()

  constructor(
    private readonly root: Pick<Root, 'location'>,
    private readonly scope: PageScope,
    private readonly productCode: string
  ) {
    observed(this)
  }

  get failed(): boolean {
    return this.request.loadable.state === 'failed'
  }

  /** Undefined before it is known; null within a fortnight never. */
  get first(): FirstDay | null | undefined {
    return this.request.value
  }

  /** From where somebody stands, as far as that is known. */
  get km(): number | null {
    return this.root.location.known(this.first?.km)
  }

  enter(): void {
    const city = reaction(
      () => this.root.location.cityCode,
      () => this.load(),
      { fireImmediately: true }
    )
    this.scope.onLeave(city)
  }

  private load(): void {
    const { scope, productCode } = this
    const { place, position, cityCode } = this.root.location
    const at = {
      cityCode,
      latitude: position?.lat ?? place.latitude,
      longitude: position?.lon ?? place.longitude
    }
    void scope.run(
      this.request,
      async () => (await firstDays(scope.call, [productCode], at)).get(productCode) ?? null
    )
  }
}
