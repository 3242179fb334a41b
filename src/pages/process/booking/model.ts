import { reaction } from 'mobx'
import { CallError, ErrorCode } from '@/contract/errors'
import {
  bookingInCity,
  bookingLoaded,
  bookingNearestWeek,
  bookingOnDate,
  DEFAULT_DAY_NUM,
  isBookingStale,
  newBookingCache,
  type BookingCache
} from '@/domain/booking/booking-cache'
import type { BranchOrder } from '@/domain/booking/branch-sort'
import { dateOf } from '@/domain/date'
import {
  draftKey,
  type Draft,
  type DraftKey,
  type DraftSubject,
  type OrderedVisit
} from '@/domain/draft/draft'
import type { DraftParts, ListedDays } from '@/domain/draft/parts'
import type { ProductKind } from '@/domain/kinds'
import { locationOccasions } from '@/platform/location/occasions'
import type { BookingInfo, ListedBranch, ListedDay } from '@/services/booking/booking'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { StripDay } from '@/components/booking/day-strip'
import type { BookingPlan } from '../kinds/plan'
import { BookedCity } from './booked-city'
import { dayTab, freeAfter, isEmptyList, nearestId, openingDate, orderedBranches } from './days'
import { ListFailures } from './list-failures'
import { texts } from './texts'

export interface BookingParams {
  readonly type: ProductKind
  readonly id: string
  /** The branch whose page led here. */
  readonly hospitalId?: string
  /** Who of that branch was chosen before, and a day on which they have time. */
  readonly doctorId?: string
  readonly date?: string
  /** The card that led here: the add-ons are told (§2). */
  readonly cardNumber?: string
  /** Number of the order that is booked again. */
  readonly again?: string
  /** Of the order of which a visit gets its day, or another one, and which it is; or the one whose person the order is for. */
  readonly orderNum?: string
  readonly visitNo?: string
}

/** City, dates and branches of a product (§4 booking cache). What follows a branch is `BookingFlow`'s. */
export class BookingModel {
  readonly request = new LoadableRequest<BookingInfo>()
  readonly city: BookedCity
  readonly failures: ListFailures
  order: BranchOrder = 'nearest'
  /** Only branches that serve breakfast after the checkup. */
  withBreakfast = false
  /** The city in which neither the picked date nor the nearest week has a branch. */
  private emptyWeekIn = ''
  private readonly subject: DraftSubject
  private readonly key: DraftKey

  constructor(
    private readonly root: Root,
    readonly scope: PageScope,
    readonly params: BookingParams,
    private readonly plan: BookingPlan,
    visit: OrderedVisit | undefined
  ) {
    this.subject = {
      kind: params.type,
      productCode: params.id,
      card: params.cardNumber,
      visit
    }
    this.key = draftKey(this.subject)
    this.city = new BookedCity(root)
    this.failures = new ListFailures(root, scope, {
      type: params.type,
      id: params.id,
      failed: plan.failed,
      visit
    })
    observed(this)
  }

  get today(): string {
    return dateOf(this.root.clock.now())
  }

  get draft(): Draft | undefined {
    return this.root.process.draft(this.key)
  }

  /** City and days that are listed. */
  get listed(): ListedDays | undefined {
    return this.draft?.parts.days
  }

  private get list(): readonly ListedDay[] {
    return this.request.value?.days ?? []
  }

  get days(): readonly StripDay[] {
    return this.list.map((day) => dayTab(day, this.today))
  }

  get activeDate(): string {
    const wanted = { date: this.listed?.tabDate ?? '', branchId: this.params.hospitalId }
    return openingDate(this.list, wanted, this.today)
  }

  get branches(): readonly ListedBranch[] {
    const day = this.list.find(({ date }) => date === this.activeDate)
    return orderedBranches(day?.branches ?? [], this.order, this.params.hospitalId, this.withBreakfast)
  }

  /** The next day of the list on which the branch has room; '' none. */
  freeAfter(branchId: string): string {
    return freeAfter(this.list, branchId, this.activeDate)
  }

  /** The nearest branch is pointed out only when it is known where the user stands. */
  get nearestId(): string | null {
    return this.root.location.position ? nearestId(this.branches) : null
  }

  get isEmpty(): boolean {
    const info = this.request.value
    return info !== undefined && isEmptyList(info.days)
  }

  /** One picked date instead of the nearest week. */
  get onOneDate(): boolean {
    return (this.listed?.dayNum ?? DEFAULT_DAY_NUM) !== DEFAULT_DAY_NUM
  }

  /** No branch in the city at all; one empty day of a city with branches is no empty city. */
  get isEmptyCity(): boolean {
    return this.isEmpty && (!this.onOneDate || this.emptyWeekIn === this.listed?.cityCode)
  }

  /** Entry (R2.108): the items of an earlier order go, the draft is opened or gone on with, the list is fetched. */
  enter(): void {
    const { items, process, location } = this.root
    items.enterBooking(this.params.id, this.params.again)
    const { parts } = process.open(this.subject)
    process.drop(this.key, 'address')
    const { cityCode } = location
    const days = bookingInCity(
      parts.days ?? { ...newBookingCache(this.today, cityCode), tabDate: '' },
      cityCode
    )
    const past = days.startDate < this.today
    const shifted = days.dayNum === DEFAULT_DAY_NUM && days.startDate !== this.today
    const week = past || shifted ? bookingNearestWeek(days, this.today) : days
    const { date } = this.params
    this.put({ days: date ? { ...bookingNearestWeek(week, this.today), tabDate: date } : week })
    this.scope.onLeave(reaction(() => location.cityCode, this.cityChanged))
    // Distances are reckoned from there.
    this.scope.onLeave(
      reaction(
        () => location.position,
        () => void this.load(true)
      )
    )
    this.scope.onLeave(this.city.timer.stop)
    this.returned()
  }

  /** The page is in front again: a list of more than 10 s or an invalid one is fetched anew (R4.13). */
  returned(): void {
    const { process, clock } = this.root
    const { listed } = this
    if (!listed || this.request.loading) return
    const info = process.info(this.key)
    if (!info || isBookingStale(listed, clock.now())) void this.load()
    else if (this.request.value !== info) this.request.set(info)
  }

  async load(fresh = false): Promise<void> {
    const { listed } = this
    if (!listed) return
    this.city.timer.stop()
    const { process, clock } = this.root
    const info = await this.scope.run(this.request, () => this.ask(listed), { fresh })
    if (!info) {
      this.failures.tell(this.request.loadable)
      return
    }
    process.setInfo(this.key, info)
    this.put({ days: bookingLoaded(this.listed ?? listed, clock.now()), product: info.product })
    const { supermarketCode, comboId } = info.product
    // Whatever led here, the base of a self-selected checkup goes on to its screen.
    if (supermarketCode) this.root.items.set('supermarketCode', { comboId })
    if (this.isEmpty) this.foundNothing()
  }

  /** One list of §7, of the dates and the city of this draft. */
  private ask(days: BookingCache): Promise<BookingInfo> {
    const { location, items } = this.root
    const { place, position } = location
    const { id: productCode } = this.params
    const latitude = position?.lat ?? place.latitude
    const longitude = position?.lon ?? place.longitude
    const again = items.againOf(productCode)
    const list = this.plan.list(this.scope.call, { productCode, days, latitude, longitude, again })
    const { failed } = this.plan
    if (failed === null) return list
    // The kind has words of its own for what the server only says it could not do.
    return list.catch((error: unknown) => {
      throw error instanceof CallError && error.code === ErrorCode.business
        ? new CallError(error.code, failed)
        : error
    })
  }

  /** Fetches again whatever the age, e.g. after the list was pulled down or a slot turned out to be gone. */
  reload(): Promise<void> {
    this.change((days) => ({ ...days, valid: false }))
    return this.load()
  }

  pickTab(date: string): void {
    this.change((days) => ({ ...days, tabDate: date }))
  }

  setOrder(order: BranchOrder): void {
    const { location } = this.root
    this.order = order
    if (order === 'nearest' && locationOccasions.meant && !location.position) void location.find()
  }

  toggleBreakfast(): void {
    this.withBreakfast = !this.withBreakfast
  }

  /** Calendar mode 'all' (R4.17). */
  pickDate(date: string): void {
    this.change((days) => ({ ...bookingOnDate(days, date), tabDate: date }))
    void this.load()
  }

  /** 最近一周 (R4.19). */
  nearestWeek(): void {
    this.change((days) => ({ ...bookingNearestWeek(days, this.today), tabDate: '' }))
    void this.load()
  }

  /** R4.14, R4.15: a city chosen anywhere is the product's city, and the list of the old one is gone. */
  private cityChanged(cityCode: string): void {
    this.change((days) => ({ ...bookingInCity(days, cityCode), tabDate: '' }))
    void this.load(true)
  }

  /** Puts parts into the draft. */
  put(parts: Partial<DraftParts>): void {
    this.root.process.put(this.key, parts)
  }

  private change(next: (days: ListedDays) => ListedDays): void {
    const { listed } = this
    if (listed) this.put({ days: next(listed) })
  }

  private foundNothing(): void {
    if (this.onOneDate) void this.askWeek()
    else this.city.foundEmpty()
  }

  /** Nothing on the picked date: the nearest week tells an empty day from an empty city. A failure counts as the day. */
  private async askWeek(): Promise<void> {
    const { listed } = this
    if (!listed) return
    this.root.feedback.toast({ text: texts.noSchedule })
    const week = await this.ask(bookingNearestWeek(listed, this.today)).catch(() => null)
    const here = this.listed?.cityCode === listed.cityCode && this.listed.startDate === listed.startDate
    if (this.scope.left || !here || !week || !isEmptyList(week.days)) return
    this.sawEmptyWeek(listed.cityCode)
    this.city.foundEmpty()
  }

  private sawEmptyWeek(cityCode: string): void {
    this.emptyWeekIn = cityCode
  }
}
