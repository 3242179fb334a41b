import type { Selection } from '@/domain/addon/types'
import type { InvoiceForm } from '@/domain/invoice/invoice'
import type { PayType } from '@/domain/order/instalments'
import type { Gender, IdType } from '@/domain/person/codes'

/** What customers ask for when they order, in our own words: the handler of each call makes it of what came over the wire. */

/** Who is examined, treated or vaccinated, as the form says it. */
export interface ExamineeRequest {
  /** '' of nobody in the address book. */
  readonly contactId: string
  readonly name: string
  readonly mobile: string
  readonly idType: IdType
  readonly idNumber: string
  readonly gender: Gender
  /** 'YYYY-MM-DD' */
  readonly birthday: string | null
  readonly married: number | null
  /** '' unknown. */
  readonly relation: string
}

/** A place, day and time, whether of an order or of a change of one. */
export interface SeatRequest {
  readonly branchCode: string
  readonly date: string
  readonly slotId: number
  /** As the customer saw it; or its beginning alone. */
  readonly timespan: string
  /** The doctor with seats of their own; '' none. */
  readonly doctorId: string
  /** '' without one. */
  readonly holdId: string
}

/** An order whose branch, day and slot are chosen. */
export interface VisitRequest extends SeatRequest {
  readonly productCode: string
  readonly addons: Selection
  readonly exchangeId: number | null
  /** The card on which it is booked; what it has in whose place another product is wanted. */
  readonly onCard: { readonly cardNumber: string; readonly fromComboId: string | undefined } | undefined
  readonly examinee: ExamineeRequest
  /** How the customer wants to pay, where the product leaves it to them. */
  readonly payType: PayType | null
  readonly breakfastId: number | null
  readonly sexHistory: 0 | 1 | null
  /** In which city the person is, for kinds that ask. */
  readonly home?: { readonly region: string }
  /** Where the report on paper is posted to; '' where it is not. */
  readonly reportTo: { readonly region: string; readonly detail: string }
  /** '' without answers. */
  readonly questionId: string
  readonly source: string
  /** Version of the price that the user saw. */
  readonly priceVersion: string | undefined
  /** Number of the paid order beside which this one is wanted all the same; '' when none was named. */
  readonly allowDuplicateOf: string
  /** In mini-program order mode (§4): number of the order whose person this one is for; ''. */
  readonly sameExamineeAs: string
}

/** An order of what is bought by pieces. */
export interface GoodsRequest {
  readonly productCode: string
  readonly skuId: string
  readonly quantity: number
  /** Region names joined by '-'; both are '' where nothing is sent. */
  readonly recipient: {
    readonly name: string
    readonly mobile: string
    readonly region: string
    readonly address: string
  }
  /** Who orders goods from abroad, as customs want to know it. */
  readonly buyer?: { readonly name: string; readonly idNumber: string }
  readonly wantsInvoice: boolean
  readonly invoice: InvoiceForm | null
  readonly remark: string
  readonly priceVersion: string | undefined
}

/** The informed consent and the answers, where a product asks for them. */
export interface ConsentRequest {
  readonly consent: boolean
  readonly questionId: string
}
