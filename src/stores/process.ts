import { makeAutoObservable, observable } from 'mobx'
import type { BookingList, Hold, RealTimePrice, TimeSlot } from '@/contract/dto/booking'
import type { Selection } from '@/domain/addon/types'
import { newBookingCache, type BookingCache } from '@/domain/booking/booking-cache'
import type { StorageCapability } from '@/platform/storage/types'
import { Persisted } from './persisted'

/** A chosen slot's hold. Times in ms since 1970 by the server's clock. */
export type HeldSlot = Pick<Hold, 'holdId' | 'expiresAt'> & Partial<Pick<Hold, 'extensionsLeft'>>

/** What a booking list answers: days with their branches, and the product (§3 'info'). */
export type BookingInfo = BookingList[number]

/** One product's way from booking to payment (§3 'Booking cache per product', 'Package detail during confirm'). */
export interface PackageDetail extends BookingCache {
  /** Route segment: checkup, sugarshaker … */
  type: string
  id: string
  comboId: string
  productName: string
  comboThumbnail: string
  productCategory: number
  itemNum: number
  skipItemSelection: boolean
  sexLimit: number | null
  ageMin: number
  ageMax: number
  /** Price shown before any quote, yuan. */
  comboSalePrice: number
  comboMarketPrice: number
  /** Date tab of the booking screen; '' lets the screen choose. */
  tabDate: string
  selectedDate: string
  selectedTimespan: string
  /** The slots that were on offer when one was chosen. */
  timespanArr: readonly TimeSlot[]
  /** 9999 when the branch has no slots. */
  selectedTimespanId: number
  selectedHospitalId: string
  selectedHospitalName: string
  selectedHospitalAddress: string
  thirdOrg: number
  ampm: number
  hold: HeldSlot | null
  /** Chosen add-ons with the quote that stands for them. */
  shopCartAddPackage: Selection
  addItemConfigId: number | null
  realTimePrice: RealTimePrice | null
  /** What the person pays: the quote's, before any quote the branch's price. Yuan. */
  userPayPrice: number
  questionId: string
  /** Login interrupted the way to the questionnaire: the booking screen goes on with it (R4.82). */
  awaitsQuestionnaire: boolean
  /** One key an intention to order; kept so that a reload repeats the request instead of the order. */
  idempotencyKey: string
  /** Fingerprint of the order the key stands for: a changed order gets a new key. */
  idempotencyOf: string
  orderNum: string
  /** The paid order of the same person, branch and day of which the user was told and went on (27008). */
  besideOrder: string
  /** Date and slot as they were when confirm was entered, before a change of slot there (§3). */
  notChangeTime: Pick<PackageDetail, 'selectedDate' | 'selectedTimespan'> | null
  /** What confirm adds to the package (§3); amounts in yuan. */
  salePrice: number
  subsidizedPrice: number
  hasMillionsActivity: boolean
  quantity: number
  /** People examined together: seats of a hold. */
  persons: number
  skuId: string
  comboCode: string
  comboName: string
  orderType: number
  /** Base and add-on check items. */
  checkItemCount: number
}

/** Drafts older than this are dropped, in ms. */
const DRAFT_MS = 24 * 3_600_000
const KEPT_DRAFTS = 5

const EMPTY: Omit<PackageDetail, keyof BookingCache | 'type' | 'id'> = {
  comboId: '',
  productName: '',
  comboThumbnail: '',
  productCategory: 1,
  itemNum: 0,
  skipItemSelection: false,
  sexLimit: null,
  ageMin: 0,
  ageMax: 120,
  comboSalePrice: 0,
  comboMarketPrice: 0,
  tabDate: '',
  selectedDate: '',
  selectedTimespan: '',
  timespanArr: [],
  selectedTimespanId: 0,
  selectedHospitalId: '',
  selectedHospitalName: '',
  selectedHospitalAddress: '',
  thirdOrg: 0,
  ampm: 0,
  hold: null,
  shopCartAddPackage: [],
  addItemConfigId: null,
  realTimePrice: null,
  userPayPrice: 0,
  questionId: '',
  awaitsQuestionnaire: false,
  idempotencyKey: '',
  idempotencyOf: '',
  orderNum: '',
  besideOrder: '',
  notChangeTime: null,
  salePrice: 0,
  subsidizedPrice: 0,
  hasMillionsActivity: false,
  quantity: 1,
  persons: 1,
  skuId: '',
  comboCode: '',
  comboName: '',
  orderType: 1,
  checkItemCount: 0
}

/** 'processBooking' of §3: `packagesDetail` by product code, kept for a day. */
export class ProcessStore {
  private readonly packagesDetail = observable.map<string, PackageDetail>([], { deep: false })
  /** Large and soon stale, so only in memory: after a reload the list is fetched again. */
  private readonly infos = observable.map<string, BookingInfo>([], { deep: false })
  private readonly kept: Persisted<PackageDetail[]>

  constructor(storage: StorageCapability, now: () => number) {
    this.kept = new Persisted(storage.local, 'packagesDetail', now, DRAFT_MS)
    for (const detail of this.kept.read() ?? []) this.packagesDetail.set(detail.id, detail)
    makeAutoObservable<this, 'packagesDetail' | 'infos' | 'kept'>(
      this,
      { packagesDetail: false, infos: false, kept: false, detail: false, info: false },
      { autoBind: true }
    )
  }

  /** The draft of a product, or undefined when nothing was chosen for it yet. */
  detail(id: string): PackageDetail | undefined {
    return this.packagesDetail.get(id)
  }

  /** The last booking list of a product; `valid` and `lastUpdate` of its draft say whether it still serves. */
  info(id: string): BookingInfo | undefined {
    return this.infos.get(id)
  }

  setInfo(id: string, info: BookingInfo): void {
    this.infos.set(id, info)
  }

  /** Opens (or goes on with) a product's draft. */
  open(type: string, id: string, today: string, cityCode: string): PackageDetail {
    const known = this.packagesDetail.get(id)
    if (known && known.type === type) return known
    const detail = { ...EMPTY, ...newBookingCache(today, cityCode), type, id }
    this.save(detail)
    return detail
  }

  /** Changes a draft; unknown ids are ignored, because a page may outlive its order. */
  update(id: string, change: Partial<PackageDetail>): void {
    const detail = this.packagesDetail.get(id)
    if (!detail) return
    const next = { ...detail, ...change }
    this.save({ ...next, userPayPrice: next.realTimePrice?.userPayPrice ?? next.comboSalePrice })
  }

  /** After the order stands the draft is over; the next booking starts clean. */
  remove(id: string): void {
    this.packagesDetail.delete(id)
    this.infos.delete(id)
    this.keep()
  }

  private save(detail: PackageDetail): void {
    this.packagesDetail.delete(detail.id)
    this.packagesDetail.set(detail.id, detail)
    this.keep()
  }

  /** A phone keeps only so much in one place: the older drafts give way, the one in work is the last to go. */
  private keep(): void {
    const drafts = [...this.packagesDetail.values()].slice(-KEPT_DRAFTS)
    while (!this.kept.write(drafts) && drafts.length > 0) drafts.shift()
  }
}
