import { showPlace } from '@/components/booking/show-place'
import type { HospitalDetail, ProductCard } from '@/contract/dto/product'
import { rulesOf } from '@/domain/kinds'
import { OFF_SHELF } from '@/domain/purchase-button'
import { host } from '@/platform/host'
import { navigate } from '@/routes/navigate'
import { Canceller } from '@/services/cancel'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'

/** Products shown before 查看其余. */
const FIRST_PRODUCTS = 4

/** One branch (§2 `/hospital-detail/{hospitalId or orgCode}`). */
export class HospitalModel {
  readonly request = new LoadableRequest<HospitalDetail>()
  /** The sheet that asks which product to book here. */
  choosing = false
  allShown = false
  private readonly leaving = new Canceller()

  constructor(
    private readonly root: Pick<Root, 'call' | 'location' | 'feedback' | 'mapUrl'>,
    readonly hospitalId: string
  ) {
    observed(this)
  }

  get products(): readonly ProductCard[] {
    return this.request.value?.products ?? []
  }

  get shownProducts(): readonly ProductCard[] {
    return this.allShown ? this.products : this.products.slice(0, FIRST_PRODUCTS)
  }

  /** What can be booked at this branch. */
  get bookable(): readonly ProductCard[] {
    return this.products.filter(
      ({ kind, productStatus }) => rulesOf(kind).booking && productStatus !== OFF_SHELF
    )
  }

  leave(): void {
    this.leaving.abort()
  }

  async load(): Promise<void> {
    const { call, location } = this.root
    const { place, position } = location
    await this.request.run(
      () =>
        call('hospital.detail', {
          id: this.hospitalId,
          latitude: position?.lat ?? place.latitude,
          longitude: position?.lon ?? place.longitude
        }),
      { signal: this.leaving }
    )
  }

  showAll(): void {
    this.allShown = true
  }

  /** One product is booked at once, several are chosen from. */
  book(): void {
    const [only, ...others] = this.bookable
    if (only && others.length === 0) this.bookProduct(only)
    else this.choosing = true
  }

  bookProduct({ kind: type, productCode: id }: Pick<ProductCard, 'kind' | 'productCode'>): void {
    const hospitalId = this.request.value?.hospitalId
    if (!hospitalId) return
    this.choosing = false
    navigate('booking', { type, id, hospitalId })
  }

  closeSheet(): void {
    this.choosing = false
  }

  openMap(): void {
    const branch = this.request.value
    if (!branch) return
    const { lat, lon, hospitalName: name, hospitalAddress: address } = branch
    void showPlace(this.root, { lat, lon, name, address })
  }

  callPhone(): void {
    const tel = this.request.value?.tel
    if (tel) host.callPhone(tel)
  }
}
