import type { ProductKind } from '@/domain/kinds'
import { isFromAbroad, isSent, seatFamilyOf } from '@/domain/kinds/traits'
import { afterPrices, firstDays, type AfterPrice, type FirstDay } from '@/services/catalogue/browse'
import type { Product } from '@/services/catalogue/products'
import type { Call } from '@/services/http/call'
import { readArrival } from '@/services/order/arrival'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'

type Listed = Pick<Product, 'productCode' | 'kind' | 'category' | 'offShelf'>

/** What is waited for: a free day at a branch, a parcel; null of codes, and of what waits for customs. */
export function waitOf(product: { kind: ProductKind; category: number }): 'visit' | 'parcel' | null {
  if (seatFamilyOf(product) !== null) return 'visit'
  return isSent(product) && !isFromAbroad(product) ? 'parcel' : null
}

const codesOf = (products: readonly Listed[]) => products.map(({ productCode }) => productCode)

/** Until when goods leave and when they come; null: the shop says nothing of it. */
export type Arrival = Awaited<ReturnType<typeof readArrival>>

/**
 * What the rows of a list show beside their cards: the first day of what needs a visit, the day of what is sent, the price with
 * the account's coupons. Each is asked once for a city and an account, a page of the list at a time; a list goes on without.
 */
export class ListFacts {
  private days: ReadonlyMap<string, FirstDay | null> = new Map()
  private prices: ReadonlyMap<string, AfterPrice> = new Map()
  /** Of parcels to the city in force; undefined before it is known. */
  arrival: Arrival | undefined = undefined
  /** City and account that all of it is of: a person who leaves ends an era, one who logs in does not. */
  private of = ''
  private asked: ReadonlySet<string> = new Set()

  constructor(
    private readonly root: Pick<Root, 'location' | 'session'>,
    private readonly call: Call
  ) {
    observed(this)
  }

  get guest(): boolean {
    return !this.root.session.isLoginedUser
  }

  /** Undefined before it is known; null within a fortnight never. */
  dayOf(productCode: string): FirstDay | null | undefined {
    return this.days.get(productCode)
  }

  priceOf(productCode: string): AfterPrice | undefined {
    return this.prices.get(productCode)
  }

  /** The earliest of some products, the nearest of several on that day; from where somebody stands, as far as that is known. */
  earliest(products: readonly Listed[]): FirstDay | null {
    const found = products.flatMap(({ productCode }) => this.dayOf(productCode) ?? [])
    const [first] = found.sort((a, b) => a.date.localeCompare(b.date) || (a.km ?? 0) - (b.km ?? 0))
    return first ? { ...first, km: this.root.location.known(first.km) } : null
  }

  /**
   * Asks for what is not known of these; for all of it in another city or for another account.
   * @param withDays false where the list itself tells the first days
   */
  ask(products: readonly Listed[], withDays = true): void {
    this.settle()
    const known = this.asked
    const sold = products.filter(({ productCode, offShelf }) => !offShelf && !known.has(productCode))
    this.asked = new Set([...known, ...codesOf(sold)])
    const visits = codesOf(sold.filter((product) => waitOf(product) === 'visit'))
    if (withDays && visits.length > 0) void this.loadDays(visits)
    if (sold.length > 0 && !this.guest) void this.loadPrices(codesOf(sold))
    if (this.arrival === undefined && sold.some((product) => waitOf(product) === 'parcel')) {
      void this.loadArrival()
    }
  }

  /** Everything is asked anew. */
  forget(): void {
    this.of = ''
  }

  private settle(): void {
    const { location, session } = this.root
    const of = `${location.cityCode} ${session.era} ${session.isLoginedUser}`
    if (of === this.of) return
    this.of = of
    this.asked = new Set()
    this.days = new Map()
    this.prices = new Map()
    this.arrival = undefined
  }

  private async loadDays(codes: readonly string[]): Promise<void> {
    const { cityCode, place, position } = this.root.location
    const { latitude, longitude } = place
    const at = { cityCode, latitude: position?.lat ?? latitude, longitude: position?.lon ?? longitude }
    await this.take(firstDays(this.call, codes, at), (found) => {
      this.days = new Map([...this.days, ...codes.map((code) => [code, found.get(code) ?? null] as const)])
    })
  }

  private async loadPrices(codes: readonly string[]): Promise<void> {
    await this.take(afterPrices(this.call, codes), (found) => {
      this.prices = new Map([...this.prices, ...found])
    })
  }

  private async loadArrival(): Promise<void> {
    await this.take(readArrival(this.call, { city: this.root.location.place.city }), (found) => {
      this.arrival = found
    })
  }

  /** Of another city meanwhile it is dropped; a failure leaves its room empty. */
  private async take<T>(answer: Promise<T>, keep: (value: T) => void): Promise<void> {
    const { of } = this
    const value = await answer.then(
      (known) => ({ known }),
      () => null
    )
    if (value && of === this.of) this.show(() => keep(value.known))
  }

  private show(change: () => void): void {
    change()
  }
}
