import { observable } from 'mobx'
import type { PaperChoice } from '@/domain/addon/paper-report'
import type { EntryQuery } from '@/domain/entry/entry-query'
import type { InvoiceForm } from '@/domain/invoice/invoice'
import type { ReviewForm } from '@/domain/order/review'
import type { IdType } from '@/domain/person/codes'
import type { StorageCapability } from '@/platform/storage/types'
import type { PlacedOrder } from '@/services/placing'
import type { Product } from '@/services/products'
import { observed } from './observed'
import { Persisted } from './persisted'

/** Person and contact fields as typed on confirm, whether valid or not. */
export interface ContactFormData {
  contactId: string
  name: string
  mobile: string
  gender: 0 | 1 | null
  idType: IdType
  idNumber: string
  /** 'YYYYMMDD' as typed; asked for documents that do not tell it. */
  birthday: string
  marry: 0 | 1 | null
  sexHistory: 0 | 1 | null
}

/** The contact being added or changed in the address book, as typed. */
export interface ContactDraft extends Omit<ContactFormData, 'sexHistory'> {
  relation: string
  /** Region names joined by '-' (§3). */
  region: string
  addressDetail: string
}

/** Session storage of §3, by the product's own key names; `location` (stores/location.ts) and `formWeChat` (stores/session.ts) beside them. */
export interface SessionItemTypes {
  /** Codes of the chosen coupons; absent: the best set is taken; empty: none on purpose. */
  'choosed-coupon': readonly string[]
  /** The best set of coupons for a product, or the cart (''), as told last: one of it that cannot be used any more is told. */
  'optimal-coupon': { readonly of: string; readonly codes: readonly string[] }
  contactFormDatas: ContactFormData
  contactDraft: ContactDraft
  /** Who orders goods from abroad, as typed. */
  customsBuyer: { readonly name: string; readonly idNumber: string }
  supermarketCode: { comboId: string }
  /** Check items of a re-check: those of the self-selected checkup that is begun with them. */
  recheckItems: readonly string[]
  search_uuid: string
  retainSearch: string
  /** What was found last: it stands while the search is taken up again. */
  cacheSearchList: { readonly keyword: string; readonly cityCode: string; readonly list: readonly Product[] }
  /** Ids of the packages sold whole whose items are all shown. */
  wholePackage: readonly number[]
  /** The product whose add-ons care mode lists, where it would advise. */
  showAddPackageList: string
  /** Ids of the notices over home that were shown today. */
  popWindows: readonly number[]
  /** The query with which the partner bank's app opened the product: over a reload its door is known by it. */
  CMBC: EntryQuery
  /** The host has a way back of its own: headers show none. */
  notNav: true
  /** The app's own login was opened: the login page asks for it first. */
  useAppLogin: true
  staticItem: {
    countType?: string
    promoteChannel?: string
    encryptStr?: string
    activityId?: string
    appType?: string
  }
  lotteryId: { activityId: string; staCome: string }
  /** The earlier order whose add-ons may be carried over, and the product that is booked again. */
  orderDetailAgain: { orderNum: string; productCode: string }
  isShowAgainModal: boolean
  /** The payment being tried: its key repeats the request after a reload; `left` while the payer is at a cashier. */
  payIntent: { orderNo: string; channel: string; key: string; left: boolean }
  /** The order as it was answered at its creation: the cashier shows its amount at once (§4). */
  orderInfo: PlacedOrder
  /** What was typed of an invoice that is not asked for yet. */
  invoiceForm: { readonly orderNum: string; readonly form: InvoiceForm }
  /** What was chosen and typed of a review that is not sent yet. */
  review: { readonly orderNum: string; readonly form: ReviewForm }
  /** What was chosen and typed of a refund that is not asked for yet, or of the parcel with which goods go back. */
  reFund: {
    readonly orderNum: string
    readonly counts: Readonly<Record<string, number>>
    readonly reasonId: number | null
    readonly reasonName: string
    readonly reasonDetail: string
    /** 1 money goes back at once, 2 what was received has to come back first. */
    readonly refundType: number
    /** What is to be done next of it. */
    readonly nextAction: 'apply' | 'sendBack'
    /** The parcel with which goods come back, as chosen and typed; the sheet that asks for it is open. */
    readonly companyCode: string
    readonly refundReceiveNum: string
    readonly isShowModal: boolean
  }
  /** Branch and time that were chosen for the visit of an order: a login in between loses none of it. */
  changeDate: {
    readonly orderNum: string
    /** Another branch than that of the order. */
    readonly elsewhere: { readonly id: string; readonly name: string } | null
    readonly date: string
    readonly slotId: number | null
  }
  /** The last order that was made, so that pages of its booking behind the cashier lead to it. */
  placed: { productCode: string; orderNum: string }
  /** Paper-report choice: package -1 or -2, or by post. */
  paperReport: PaperChoice
  breakfastId: number
}
export type SessionItemKey = keyof SessionItemTypes

/** Cleared on entering the booking screen (R2.108), and the draft's address with them. */
const BOOKING_ENTRY_KEYS = [
  'paperReport',
  'choosed-coupon',
  'optimal-coupon',
  'contactFormDatas',
  'changeDate',
  'wholePackage',
  'showAddPackageList'
] as const satisfies readonly SessionItemKey[]

/** Cleared once an order stands (R4.68). */
const ORDER_KEYS = [
  ...BOOKING_ENTRY_KEYS,
  'customsBuyer',
  'breakfastId',
  'supermarketCode',
  'recheckItems',
  'orderDetailAgain',
  'isShowAgainModal',
  'lotteryId',
  'staticItem'
] as const satisfies readonly SessionItemKey[]

/**
 * Whose an item is. Of a person: `draft` belongs to an order in the making, and a killed app finds it again for a day; `person`
 * is everything else of theirs. Both end with the session. Of the phone: how it was entered, and `daily`, which is kept for a day.
 */
interface Whose {
  'choosed-coupon': 'draft'
  'optimal-coupon': 'draft'
  contactFormDatas: 'draft'
  contactDraft: 'draft'
  customsBuyer: 'draft'
  payIntent: 'draft'
  reFund: 'draft'
  invoiceForm: 'draft'
  review: 'draft'
  orderInfo: 'draft'
  placed: 'draft'
  paperReport: 'draft'
  breakfastId: 'draft'
  recheckItems: 'draft'
  orderDetailAgain: 'draft'
  isShowAgainModal: 'draft'
  supermarketCode: 'person'
  search_uuid: 'person'
  retainSearch: 'person'
  cacheSearchList: 'person'
  wholePackage: 'person'
  showAddPackageList: 'person'
  changeDate: 'person'
  popWindows: 'daily'
  CMBC: 'phone'
  notNav: 'phone'
  useAppLogin: 'phone'
  staticItem: 'phone'
  lotteryId: 'phone'
}
type KeysOf<W> = { [K in SessionItemKey]: Whose[K] extends W ? K : never }[SessionItemKey]

/** They stay when their user has gone. */
const OF_PHONE = {
  popWindows: 1,
  CMBC: 1,
  notNav: 1,
  useAppLogin: 1,
  staticItem: 1,
  lotteryId: 1
} satisfies Record<KeysOf<'daily' | 'phone'>, 1>

/** They have no copy outside the session. */
const UNCOPIED = {
  supermarketCode: 1,
  search_uuid: 1,
  retainSearch: 1,
  cacheSearchList: 1,
  wholePackage: 1,
  showAddPackageList: 1,
  changeDate: 1,
  CMBC: 1,
  notNav: 1,
  useAppLogin: 1,
  staticItem: 1,
  lotteryId: 1
} satisfies Record<KeysOf<'person' | 'phone'>, 1>

/** Before the key of a copy outside the session. */
const RESUME = 'resume:'

/** Whether an item stays when its user has gone, by its key or that of its copy. */
export const isPhoneItem = (key: string): boolean => key.replace(RESUME, '') in OF_PHONE

/** How long a killed app may take a draft up again, as the drafts of the process store, in ms. */
const RESUME_MS = 24 * 3_600_000

/** Items whose fields were named anew: what an older client kept of them is dropped. */
const SHAPES: { readonly [K in SessionItemKey]?: number } = {
  contactFormDatas: 2,
  contactDraft: 2,
  reFund: 2,
  orderInfo: 2
}

/**
 * The named session items, observable. What belongs to a draft is also kept for a day outside the session, because webviews
 * drop session storage with a killed app; everything else ends with the session.
 */
export class SessionItems {
  private readonly values = observable.map<SessionItemKey, unknown>([], { deep: false })
  private readonly looked = new Set<SessionItemKey>()

  constructor(
    private readonly storage: StorageCapability,
    private readonly now: () => number
  ) {
    observed(this)
  }

  get<K extends SessionItemKey>(key: K): SessionItemTypes[K] | undefined {
    if (!this.looked.has(key)) this.load(key)
    return this.values.get(key) as SessionItemTypes[K] | undefined
  }

  set<K extends SessionItemKey>(key: K, value: SessionItemTypes[K]): void {
    this.looked.add(key)
    this.values.set(key, value)
    for (const kept of this.copies(key)) kept.write(value)
  }

  remove(...keys: readonly SessionItemKey[]): void {
    for (const key of keys) {
      this.looked.add(key)
      this.values.delete(key)
      for (const kept of this.copies(key)) kept.clear()
    }
  }

  /** @param againOf number of the order that this entry books again (再次预约), if it does */
  enterBooking(productCode: string, againOf: string | undefined): void {
    this.remove(...BOOKING_ENTRY_KEYS, 'placed')
    if (againOf && this.againOf(productCode) === againOf) return
    this.remove('orderDetailAgain', 'isShowAgainModal')
    if (againOf) this.set('orderDetailAgain', { orderNum: againOf, productCode })
  }

  /** Number of the order that is booked again with this product. */
  againOf(productCode: string): string | undefined {
    const again = this.get('orderDetailAgain')
    return again?.productCode === productCode ? again.orderNum : undefined
  }

  orderPlaced(): void {
    this.remove(...ORDER_KEYS)
  }

  /** What was not read in this life of the app goes with the storage. @returns puts back what its owner had typed */
  sessionEnded(): () => void {
    const gone = [...this.values].filter(([key]) => !isPhoneItem(key))
    this.remove(...gone.map(([key]) => key))
    return () => {
      // Its type is that with which it was set.
      for (const [key, value] of gone) if (this.get(key) === undefined) this.set(key, value as never)
    }
  }

  load(key: SessionItemKey): void {
    this.looked.add(key)
    const [session, resume] = this.copies(key)
    const value = session.read() ?? resume?.read() ?? null
    if (value !== null) this.values.set(key, value)
  }

  private copies(key: SessionItemKey) {
    const shape = SHAPES[key]
    const session = new Persisted<unknown>(this.storage.session, key, this.now, Infinity, shape)
    if (key in UNCOPIED) return [session] as const
    return [
      session,
      new Persisted<unknown>(this.storage.local, `${RESUME}${key}`, this.now, RESUME_MS, shape)
    ] as const
  }
}
