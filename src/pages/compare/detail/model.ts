import {
  factLines,
  itemGroups,
  onlyDifferent,
  type Compared,
  type FactLine,
  type ItemGroup
} from '@/domain/comparison/comparison'
import { rulesOf } from '@/domain/kinds'
import { limitTexts } from '@/domain/person/limits'
import { backTo, navigate } from '@/routes/navigate'
import { productDetail, type ProductDetail } from '@/services/catalogue/product-detail'
import { priceNow, productsOf } from '@/services/catalogue/products'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { codesOf, FEWEST } from '../shared/most'

type DetailRoot = Pick<Root, 'location'>
export type Column = ProductDetail['product']

const toCompared = ({ product, categories }: ProductDetail): Compared => ({
  productCode: product.productCode,
  itemCount: product.itemCount,
  itemsValueFen: product.itemsFen,
  payFen: priceNow(product),
  limits: limitTexts(product),
  minutes: product.minutes,
  reportWorkdays: product.reportWorkdays,
  categories: categories.map(({ id, name, items }) => ({
    categoryId: id,
    name,
    items: items.map((item) => ({ itemCode: item.code, name: item.name }))
  }))
})

/** Two to four products beside each other, fact by fact and item by item. */
export class ComparisonModel {
  readonly request = new LoadableRequest<readonly ProductDetail[]>()
  onlyDifferent = false
  private codes: readonly string[]

  constructor(
    private readonly root: DetailRoot,
    private readonly scope: PageScope,
    products: string | undefined
  ) {
    this.codes = codesOf(products)
    observed(this)
  }

  /** Those that are still compared, in the order of the address. */
  private get details(): readonly ProductDetail[] {
    const details = this.request.value ?? []
    return this.codes.flatMap((code) => details.filter(({ product }) => product.productCode === code))
  }

  get columns(): readonly Column[] {
    return this.details.map(({ product }) => product)
  }

  private get compared(): readonly Compared[] {
    return this.details.map(toCompared)
  }

  get facts(): readonly FactLine[] {
    const lines = factLines(this.compared)
    return this.onlyDifferent ? lines.filter(({ differs }) => differs) : lines
  }

  get groups(): readonly ItemGroup[] {
    const groups = itemGroups(this.compared)
    return this.onlyDifferent ? onlyDifferent(groups) : groups
  }

  enter(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    const { location } = this.root
    const { place, position, cityCode } = location
    const near = { latitude: position?.lat ?? place.latitude, longitude: position?.lon ?? place.longitude }
    await scope.run(this.request, async () => {
      const known = await productsOf(scope.call, this.codes)
      return Promise.all(
        known.map(({ kind, productCode }) =>
          productDetail(scope.call, { type: kind, id: productCode, cityCode, ...near })
        )
      )
    })
  }

  setOnlyDifferent(on: boolean): void {
    this.onlyDifferent = on
  }

  canLeave(): boolean {
    return this.columns.length > FEWEST
  }

  remove(productCode: string): void {
    this.codes = this.codes.filter((code) => code !== productCode)
  }

  toList(): void {
    backTo('comparisonList')
  }

  open({ kind, productCode }: Column): void {
    navigate('selling', { type: kind, id: productCode })
  }

  book({ kind, productCode }: Column): void {
    if (rulesOf(kind).booking) navigate('booking', { type: kind, id: productCode })
    else navigate('selling', { type: kind, id: productCode })
  }
}
