import { isPickable } from '@/components/booking/month-days/cells'
import { CallError, ErrorCode } from '@/contract/errors'
import { bookingOnDate, newBookingCache } from '@/domain/booking/booking-cache'
import { dateOf } from '@/domain/date'
import { draftKey } from '@/domain/draft/draft'
import { isOpen } from '@/contract/completions'
import { navigate } from '@/routes/navigate'
import type { PricedDay } from '@/services/booking/booking'
import type { Branch } from '@/services/catalogue/branches'
import { productDetail, type DetailedProduct } from '@/services/catalogue/product-detail'
import { listProducts, type Product } from '@/services/catalogue/products'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { planOf } from '../kinds'

export interface CalendarParams {
  readonly type: string
  readonly productCode: string
  readonly orgCode: string
}

/** A product is told by its kind and code; without either one is chosen first. */
export const isNamed = ({ type, productCode }: CalendarParams): boolean => type !== '' && productCode !== ''

/** Booked before it is ordered, and sold. */
const isBookable = ({ kind }: Pick<Product, 'kind'>): boolean => isOpen(kind) && planOf(kind) !== null

/** What is booked, and where that can be done in the city. */
export interface Subject {
  readonly product: DetailedProduct
  readonly branches: readonly Branch[]
}

/** The days on which a product can be had, in a city or at one branch. */
export class CalendarModel {
  /** Offered where no product is named. */
  readonly products = new LoadableRequest<readonly Product[]>()
  readonly subject = new LoadableRequest<Subject>()
  readonly days = new LoadableRequest<readonly PricedDay[]>()
  /** '' for all branches of the city. */
  branchId: string
  /** 'YYYY-MM-DD'; '' while none is marked. */
  date = ''

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly params: CalendarParams
  ) {
    this.branchId = params.orgCode
    observed(this)
  }

  get today(): string {
    return dateOf(this.root.clock.now())
  }

  get city(): string {
    return this.root.location.place.city
  }

  get branch(): Branch | undefined {
    return this.subject.value?.branches.find(({ id }) => id === this.branchId)
  }

  /** The marked day while it can be had. */
  get marked(): PricedDay | undefined {
    return this.days.value?.find((day) => day.date === this.date && isPickable(day, this.today))
  }

  get anyDay(): boolean {
    return (this.days.value ?? []).some((day) => isPickable(day, this.today))
  }

  enter(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope, params, root } = this
    if (!isNamed(params)) {
      const wanted = { category: 'all', sort: 'default', pageNo: 1 } as const
      await scope.run(this.products, async () =>
        (await listProducts(scope.call, wanted)).list.filter(isBookable)
      )
      return
    }
    const { cityCode, position, place } = root.location
    const asked = {
      type: params.type,
      id: params.productCode,
      cityCode,
      latitude: position?.lat ?? place.latitude,
      longitude: position?.lon ?? place.longitude
    }
    const subject = await scope.run(this.subject, () => productDetail(scope.call, asked))
    if (subject && this.isBooked) await this.loadDays()
  }

  /** Its branch, day and time are chosen before it is ordered. */
  get isBooked(): boolean {
    const { product } = this.subject.value ?? {}
    return product !== undefined && isBookable(product)
  }

  async loadDays(): Promise<void> {
    const { scope, branchId, today: startDate, root } = this
    const { product } = this.subject.value ?? {}
    const booking = product && planOf(product.kind)?.booking
    if (!booking) return
    const { productCode } = product
    await scope.run(
      this.days,
      () =>
        branchId === ''
          ? booking.cityDays(scope.call, { productCode, cityCode: root.location.cityCode })
          : booking.branchDays(scope.call, { branchId, productCode, startDate }).catch(noneOf),
      { fresh: true }
    )
  }

  mark(date: string): void {
    this.date = date
  }

  choosePlace(branchId: string): void {
    this.branchId = branchId
    this.date = ''
    void this.loadDays()
  }

  /** To booking, on the marked day and with the chosen branch first. */
  book(): void {
    const { root, marked, branchId, today } = this
    const { product } = this.subject.value ?? {}
    if (!product || !marked) return
    const subject = { kind: product.kind, productCode: product.productCode }
    root.process.open(subject)
    const days = bookingOnDate(newBookingCache(today, root.location.cityCode), marked.date)
    root.process.put(draftKey(subject), { days: { ...days, tabDate: marked.date } })
    navigate('booking', {
      type: product.kind,
      id: product.productCode,
      ...(branchId ? { hospitalId: branchId } : {})
    })
  }
}

/** A branch that there is not, or that does not do it, has no days. */
function noneOf(error: unknown): readonly PricedDay[] {
  const known: readonly number[] = [ErrorCode.notFound, ErrorCode.badParameter, ErrorCode.business]
  if (error instanceof CallError && known.includes(error.code)) return []
  throw error
}
