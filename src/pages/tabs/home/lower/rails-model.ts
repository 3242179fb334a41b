import { ListFacts } from '@/components/product/list-facts'
import { homeRails, type Rail } from '@/services/catalogue/browse'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'

/** Fewer are no row. */
const LEAST = 2

/** Rows of home, a shelf each, with their first days; what things cost with one's coupons and when goods come are told once they are known. */
export class RailsModel {
  readonly request = new LoadableRequest<readonly Rail[]>()
  readonly facts: ListFacts

  constructor(private readonly root: Pick<Root, 'call' | 'location' | 'session'>) {
    this.facts = new ListFacts(root, root.call)
    observed(this)
  }

  /** Of a shelf; undefined where there is too little to show. */
  rail(shelf: string | undefined): Rail | undefined {
    return this.request.value?.find(
      (rail) => rail.shelf === shelf && rail.products.length + rail.doctors.length >= LEAST
    )
  }

  /** With one's coupons; null without one that can be used. */
  afterFen(productCode: string): number | null {
    return this.facts.priceOf(productCode)?.fen ?? null
  }

  async load(): Promise<void> {
    const { call, location } = this.root
    const { place, position, cityCode } = location
    const latitude = position?.lat ?? place.latitude
    const longitude = position?.lon ?? place.longitude
    const rails = await this.request.run(() => homeRails(call, { cityCode, latitude, longitude }))
    this.facts.forget()
    this.facts.ask(rails?.flatMap(({ products }) => products.map(({ product }) => product)) ?? [], false)
  }
}
