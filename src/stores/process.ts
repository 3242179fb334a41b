import { makeAutoObservable, observable } from 'mobx'
import type { Hold, RealTimePrice } from '@/contract/dto/booking'
import type { Selection } from '@/domain/addon/types'
import { newBookingCache, type BookingCache } from '@/domain/booking/booking-cache'
import type { StorageCapability } from '@/platform/storage/types'
import { Persisted } from './persisted'

/** A chosen slot's hold. Times in ms since 1970 by the server's clock. */
export type HeldSlot = Pick<Hold, 'holdId' | 'expiresAt'>

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
  selectedDate: string
  selectedTimespan: string
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
  questionId: string
  /** One key an intention to order; kept so that a reload repeats the request instead of the order. */
  idempotencyKey: string
  orderNum: string
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
  selectedDate: '',
  selectedTimespan: '',
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
  questionId: '',
  idempotencyKey: '',
  orderNum: ''
}

/** 'processBooking' of §3: `packagesDetail` by product code, kept for a day. */
export class ProcessStore {
  private readonly packagesDetail = observable.map<string, PackageDetail>([], { deep: false })
  private readonly kept: Persisted<PackageDetail[]>

  constructor(storage: StorageCapability, now: () => number) {
    this.kept = new Persisted(storage.local, 'packagesDetail', now, DRAFT_MS)
    for (const detail of this.kept.read() ?? []) this.packagesDetail.set(detail.id, detail)
    makeAutoObservable<this, 'packagesDetail' | 'kept'>(
      this,
      { packagesDetail: false, kept: false, detail: false },
      { autoBind: true }
    )
  }

  /** The draft of a product, or undefined when nothing was chosen for it yet. */
  detail(id: string): PackageDetail | undefined {
    return this.packagesDetail.get(id)
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
    if (detail) this.save({ ...detail, ...change })
  }

  /** After the order stands the draft is over; the next booking starts clean. */
  remove(id: string): void {
    this.packagesDetail.delete(id)
    this.keep()
  }

  private save(detail: PackageDetail): void {
    this.packagesDetail.delete(detail.id)
    this.packagesDetail.set(detail.id, detail)
    this.keep()
  }

  private keep(): void {
    this.kept.write([...this.packagesDetail.values()].slice(-KEPT_DRAFTS))
  }
}
