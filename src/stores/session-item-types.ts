import type { PaperChoice } from '@/domain/addon/paper-report'
import type { EntryQuery } from '@/domain/entry/entry-query'
import type { InvoiceForm } from '@/domain/invoice/invoice'
import type { ProductKind } from '@/domain/kinds'
import type { ReviewForm } from '@/domain/order/review'
import type { IdType } from '@/domain/person/codes'
import type { Address } from '@/services/account/addresses'
import type { SuggestionKind } from '@/services/account/suggestions'
import type { EnterpriseCard } from '@/services/card/binding'
import type { PlacedOrder } from '@/services/placing/placing'
import type { SearchGroups } from '@/services/catalogue/search-groups'

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
  /** Of whom the last order was for, where they are none of the address book. */
  lastPerson: Pick<ContactFormData, 'name' | 'mobile'>
  contactDraft: ContactDraft
  /** The address that is being made or changed, as typed; `of` its id, or that of a new one. */
  addressDraft: { readonly of: string; readonly draft: Omit<Address, 'id'> }
  /** What somebody tells the shop and has not sent. */
  suggestion: { readonly kind: SuggestionKind; readonly text: string; readonly contact: string }
  /** Who orders goods from abroad, as typed. */
  customsBuyer: { readonly name: string; readonly idNumber: string }
  supermarketCode: { comboId: string }
  /** Check items of a re-check: those of the self-selected checkup that is begun with them. */
  recheckItems: readonly string[]
  search_uuid: string
  retainSearch: string
  /** What was found last: it stands while the search is taken up again; without groups of an earlier version. */
  cacheSearchList: { readonly keyword: string; readonly cityCode: string; readonly groups?: SearchGroups }
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
  /** The product is in an app: the login page asks for the app's own login first. */
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
  /** Chances of draws being used, by their activities: the key tells the same draw again after a lost answer, also after a reload. */
  drawIntents: Readonly<Record<string, string>>
  /** WeChat is asked who pays: the state that it leads back with. */
  wxOauth: string
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
  placed: { productCode: string; orderNum: string; kind: ProductKind | null }
  /** Paper-report choice: package -1 or -2, or by post. */
  paperReport: PaperChoice
  breakfastId: number
  /** Whether the account had a visit to come when home asked last. */
  visitToCome: boolean
  /** The card that is booked with, and the combo that was chosen of it (§3). */
  cardNumber: string
  comboId: string
  /** A company's card that was found and is not bound yet. */
  bindCard: EnterpriseCard
}
export type SessionItemKey = keyof SessionItemTypes

/**
 * Whose an item is. Of a person: `draft` belongs to an order in the making, `told` is what the server last said of them; a killed app
 * finds both again for a day. `person` is everything else of theirs. All three end with the session. Of the phone: how it was entered, and `daily`, which is kept for a day.
 */
interface Whose {
  'choosed-coupon': 'draft'
  'optimal-coupon': 'draft'
  contactFormDatas: 'draft'
  lastPerson: 'draft'
  contactDraft: 'draft'
  addressDraft: 'draft'
  suggestion: 'draft'
  customsBuyer: 'draft'
  payIntent: 'draft'
  drawIntents: 'draft'
  reFund: 'draft'
  invoiceForm: 'draft'
  review: 'draft'
  orderInfo: 'draft'
  placed: 'draft'
  paperReport: 'draft'
  breakfastId: 'draft'
  visitToCome: 'told'
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
  wxOauth: 'person'
  cardNumber: 'person'
  comboId: 'person'
  bindCard: 'person'
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
export const UNCOPIED = {
  supermarketCode: 1,
  search_uuid: 1,
  retainSearch: 1,
  cacheSearchList: 1,
  wholePackage: 1,
  showAddPackageList: 1,
  changeDate: 1,
  wxOauth: 1,
  cardNumber: 1,
  comboId: 1,
  bindCard: 1,
  CMBC: 1,
  notNav: 1,
  useAppLogin: 1,
  staticItem: 1,
  lotteryId: 1
} satisfies Record<KeysOf<'person' | 'phone'>, 1>

/** Before the key of a copy outside the session. */
export const RESUME = 'resume:'

/** Whether an item stays when its user has gone, by its key or that of its copy. */
export const isPhoneItem = (key: string): boolean => key.replace(RESUME, '') in OF_PHONE
