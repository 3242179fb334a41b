import type { CallError } from '@/contract/errors'
import type { DraftKey } from '@/domain/draft/draft'
import type { PersonField } from '@/domain/person/form-fields'
import type { PriceLine } from '@/domain/quote/lines'
import type { PlacedOrder } from '@/services/placing/placing'
import type { LoadableRequest } from '@/stores/loadable'
import type { PageScope } from '@/stores/page-scope'

export interface ConfirmParams {
  readonly type: string
  readonly id: string
  readonly cardNumber?: string
  /** Of the order of which a visit gets its day, or another one, and which it is; or the one whose person the order is for. */
  readonly orderNum?: string
  readonly visitNo?: string
}

/** The id of a field, and what is wrong with it. */
export interface Wrong {
  readonly id: string
  readonly message: string
}

/** An order as it is sent. */
export interface Sending {
  readonly body: object
  /** Its answer is the order to be paid; undefined where it names none. */
  readonly send: (idempotencyKey: string) => Promise<PlacedOrder | undefined>
  /** Leads on by itself, in place of the way to the cashier. */
  readonly after?: () => void
}

/** What is asked about the coupons and the total while an order is sent; fen. */
interface Costs {
  readonly couponCodes: readonly string[]
  readonly totalFen: number
  loadCoupons(): Promise<void>
  loadAmount(): Promise<void>
  listedCoupons(): Promise<void>
}

/** An order in the making, whatever is bought: what submitting it and the refusals of any order ask of it. */
export interface Confirmable {
  readonly params: ConfirmParams
  readonly key: DraftKey
  readonly scope: PageScope
  readonly price: Costs
  readonly pricing: { readonly quote: Pick<LoadableRequest<unknown>, 'loading' | 'loadable'> }
  /** Of who is examined or receives it, as typed. */
  readonly personName: string
  /** There is something to order, and all that asks about it is there. */
  readonly chosen: boolean
  readonly priced: { readonly lines: readonly PriceLine[]; readonly priceVersion: string } | null
  loadQuote(): Promise<void>
  /** What holds now, as a refusal told it (27004). */
  setPrice(lines: readonly PriceLine[], priceVersion: string): void
  /** Checks everything from now on, so that each says beside it what is wrong; the first in the order of the page leads. */
  firstWrong(): Wrong | null
  /** Before it is sent. False: not now. */
  begin(): Promise<boolean>
  /** Undefined when it is not valid after all. */
  order(): Promise<Sending | undefined>
  /** Answers a refusal that only its kind knows: whether to send it again. Null: as any order's. */
  refused(error: CallError): Promise<boolean | null>
  /** Marks the field that the server did not take. @returns the id of the field */
  refuse(field: PersonField, message: string): string
  /** The form's own words for what the server does not take and says nothing about; '' where there are none. */
  readonly otherMessage: string
}
