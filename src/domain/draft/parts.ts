import type { Selection } from '../addon/types'
import type { BookingCache } from '../booking/booking-cache'
import type { InvoiceForm } from '../invoice/invoice'
import type { Deposit, PayType } from '../order/instalments'
import type { PriceLine } from '../quote/lines'
import type { Quote } from '../quote/quote'
import type { Duplicate } from '../supermarket/duplicates'

/** What a list or a page told of the product. */
export interface DraftProduct {
  readonly name: string
  readonly image: string
  readonly category: number
  readonly itemCount: number
  /** Its number in the branches' own systems. */
  readonly comboId: string
  /** Code of the self-selected checkup that it is the base of; '' for any other. */
  readonly supermarketCode: string
  /** May be ordered without the choice of add-ons where the entry says so too. */
  readonly skipsAddons: boolean
  readonly sexLimit: number | null
  readonly ageMin: number
  readonly ageMax: number
  /** People examined together: seats of a hold. */
  readonly persons: number
  /** It wants an empty stomach. */
  readonly fasting?: boolean
  /** What is paid with the order when it is not all. */
  readonly deposit?: Deposit & { readonly optional: boolean }
}

/** Which days of which city the booking screen lists. */
export interface ListedDays extends BookingCache {
  /** The opened day; '' lets the screen choose. */
  readonly tabDate: string
}

/** Seats kept for a while. Times in ms since 1970 by the server's clock. */
export interface Hold {
  readonly id: string
  readonly expiresAt: number
  readonly extensionsLeft: number
}

/** Where somebody is examined. */
export interface VisitBranch {
  readonly id: string
  readonly name: string
  readonly address: string
  /** Run by somebody else, who asks more of a person. */
  readonly thirdParty: boolean
  /** Of the product there, before any quote. */
  readonly priceFen: number
}

interface VisitTime {
  /** 'YYYY-MM-DD' */
  readonly date: string
  /** 'HH:mm-HH:mm' */
  readonly timespan: string
}

/** A doctor with times of their own. */
export interface VisitDoctor {
  readonly id: string
  readonly name: string
  /** 主治医师, 副主任医师… */
  readonly title: string
}

/** A branch, a day and a slot, with the hold that keeps it. */
export interface Visit extends VisitTime {
  readonly branch: VisitBranch
  readonly slotId: number
  /** Whose time it is; without one that of nobody in particular. */
  readonly doctor?: VisitDoctor | undefined
  /** Null: the seat went, and another is to be taken. */
  readonly hold: Hold | null
  /** As it was when confirm was entered, before a change of slot there (§3 notChangeTime). */
  readonly first: VisitTime | null
}

/** An item at a lower price beside add-ons (§3 'Exchange activity'). */
export interface ExchangeCard {
  readonly id: number
  readonly productCode: string
  readonly productCategory: number
  readonly name: string
  readonly image: string
  readonly clerk: string
  readonly priceFen: number
  readonly originalPriceFen: number
  readonly eligible: boolean
  /** Add-ons still missing; 0 when eligible. */
  readonly gapFen: number
}

/** What is to be known before paying of one item; `sexLimit` and `ages` say whom it concerns. */
interface Reminder {
  readonly itemName: string
  readonly text: string
  readonly sexLimit: number | null
  readonly ages?: { readonly min: number; readonly max: number } | undefined
}

/** The server's price of a choice (§3 realTimePrice). */
export interface DraftQuote extends Pick<
  Quote,
  | 'allItemNumber'
  | 'userPayFen'
  | 'basePriceFen'
  | 'addonSelfPaidFen'
  | 'enterprisePaidFen'
  | 'quotaUsedFen'
  | 'exchangeFen'
> {
  /** What a card pays of the base; absent without one. */
  readonly cardPaidFen?: number
  /** They add up to `userPayFen`. */
  readonly lines: readonly PriceLine[]
  /** The choice that it stands for. */
  readonly addons: readonly {
    readonly packageId: number
    readonly items: readonly { readonly itemCode: string; readonly name: string; readonly priceFen: number }[]
  }[]
  readonly exchanges: readonly ExchangeCard[]
  readonly reminders: readonly Reminder[]
  /** Sent back with the order: 27004 tells a change since. */
  readonly priceVersion: string
}

/** Chosen add-ons and exchange with the quote that stands for them at the visit's branch and day. */
export interface Choice {
  readonly addons: Selection
  readonly exchangeId: number | null
  readonly quote: DraftQuote | null
}

/** As typed, valid or not. */
export interface DraftAddress {
  /** Region names joined by '-'. */
  readonly region: string
  readonly detail: string
}

/** Of goods: which, and how many pieces. */
export interface GoodsChoice {
  /** Of the product: how it is fulfilled. */
  readonly category: number
  readonly skuId: string
  readonly quantity: number
  /** It lies in the cart, which it leaves once it is ordered. */
  readonly inCart?: true
}

/** Goods of the cart that are paid together. */
export type Basket = readonly {
  readonly productCode: string
  readonly skuId: string
  readonly quantity: number
}[]

/** As typed, valid or not; `wanted` once it was confirmed. */
export interface DraftInvoice extends InvoiceForm {
  readonly wanted: boolean
}

/** What of a card an order is to use. */
interface CardUse {
  readonly person: { readonly id: string; readonly name: string; readonly relation: string }
  /** The card's combo in whose place the product is wanted; '' it is one of the card's own. */
  readonly fromComboId: string
  /** Whose card it is: the company, or the name of the card. */
  readonly cardName: string
  /** It is a company's. */
  readonly ofCompany: boolean
}

/** Each comes and goes whole. */
interface Parts {
  readonly product: DraftProduct
  readonly days: ListedDays
  readonly visit: Visit
  readonly choice: Choice
  /** `awaited`: login interrupted the way to it, and the booking screen goes on with it. */
  readonly questionnaire: { readonly id: string; readonly awaited: boolean }
  /** What a self-selected checkup leaves out, as something else in it makes it superfluous. */
  readonly duplicates: readonly Duplicate[]
  /** Where something is sent. */
  readonly address: DraftAddress
  readonly goods: GoodsChoice
  readonly basket: Basket
  /** Where the product leaves it to the customer. */
  readonly payType: PayType
  /** The contact that was chosen with the product. */
  readonly examineeId: string
  /** With a card: what of it is used, and for whom. */
  readonly onCard: CardUse
  readonly invoice: DraftInvoice
  /** Numbers of the gift cards with which it is paid first. */
  readonly giftCards: readonly string[]
  /** The same of cards with a balance. */
  readonly balanceCards: readonly string[]
  /** What whoever packs it is to know. */
  readonly remark: string
  /** One key an intention to order, and a fingerprint of the order that it stands for: a changed order gets a new key. */
  readonly submission: { readonly key: string; readonly of: string }
  /** The paid order of the same person, branch and day of which the user was told and went on (27008). */
  readonly beside: { readonly orderNum: string }
}

/** Whose a part is: a new one does not compile before it says so. */
interface Whose {
  product: 'person'
  days: 'person'
  visit: 'person'
  choice: 'person'
  questionnaire: 'person'
  duplicates: 'person'
  address: 'person'
  goods: 'person'
  basket: 'person'
  payType: 'person'
  examineeId: 'person'
  onCard: 'person'
  invoice: 'person'
  giftCards: 'person'
  balanceCards: 'person'
  remark: 'person'
  submission: 'person'
  beside: 'person'
}

/** A draft ends with the session: it has room for what is of a person alone, and what is of the phone is kept elsewhere. */
export type DraftParts = {
  [K in keyof Parts as Whose[K] extends 'person' ? K : never]: Parts[K]
}
