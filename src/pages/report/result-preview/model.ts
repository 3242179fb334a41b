import { dateOf } from '@/domain/date'
import { kindOfSegment, rulesOf, fulfilmentOf, ANY_KIND } from '@/domain/kinds'
import { sampleReportOf } from '@/domain/kinds/sample-reports'
import { purchaseButtonText } from '@/domain/purchase-button'
import type { RouteParams } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { productDetail, type ProductDetail } from '@/services/catalogue/product-detail'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { sampleOf, type SampleReport } from './sample'

/** What a report looks like, by what the product examines. */
export class ResultPreviewModel {
  readonly request = new LoadableRequest<ProductDetail>()

  constructor(
    private readonly root: Pick<Root, 'location' | 'clock'>,
    private readonly scope: PageScope,
    private readonly params: RouteParams<'resultPreview'>
  ) {
    observed(this)
  }

  enter(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { place, position, cityCode } = this.root.location
    const { type = ANY_KIND, code: id } = this.params
    await this.scope.run(this.request, () =>
      productDetail(this.scope.call, {
        ...{ type, id, cityCode },
        latitude: position?.lat ?? place.latitude,
        longitude: position?.lon ?? place.longitude
      })
    )
  }

  get product() {
    return this.request.value?.product
  }

  /** How its report looks; undefined of what has none to show. */
  get shape() {
    const { product } = this
    if (!product || product.offShelf) return undefined
    return sampleReportOf(
      product.kind,
      this.items.map(({ code }) => code)
    )
  }

  private get items() {
    return this.request.value?.categories.flatMap((category) => category.items) ?? []
  }

  get report(): SampleReport | null {
    return sampleOf(this.items, Number(dateOf(this.root.clock.now()).slice(0, 4)))
  }

  /** It is sent home and comes back: its days count from the laboratory on. */
  get kit(): boolean {
    const { product } = this
    return product !== undefined && fulfilmentOf(product.kind, product.category)?.by === 'parcel'
  }

  get buttonText(): string {
    const { product } = this
    return product ? purchaseButtonText(product.kind, product.offer?.kind ?? null) : ''
  }

  get type(): string {
    const { type } = this.params
    return this.product?.kind ?? kindOfSegment(type) ?? ANY_KIND
  }

  /** On to a time where one is chosen, else to what the product comes in. */
  buy(): void {
    const { product } = this
    if (!product) return
    if (rulesOf(product.kind).booking) navigate('booking', { type: product.kind, id: product.productCode })
    else this.toProduct()
  }

  toProduct(): void {
    navigate('selling', { type: this.type, id: this.params.code })
  }
}
