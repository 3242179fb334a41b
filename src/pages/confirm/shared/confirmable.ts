import type { CallError } from '@/contract/errors'
import type { DraftKey } from '@/domain/draft/draft'
import type { PriceLine } from '@/domain/quote/lines'
import type { PlacedOrder } from '@/services/placing'
import type { PageScope } from '@/stores/page-scope'
import type { AddressModel } from './address'
import type { PersonModel } from './person'
import type { OrderPrice } from './price'

export interface ConfirmParams {
  readonly type: string
  readonly id: string
  readonly cardNumber?: string
  /** Of the order of which a visit gets its day, or another one, and which it is; or the one whose person the order is for. */
  readonly orderNum?: string
  readonly visitNo?: string
}

/** First part of the ids of the form of who orders. */
export const BUYER_FORM = 'buyer'

export type BuyerField = 'buyerName' | 'idNumber'

/** The id of a field, and what is wrong with it. */
export interface Wrong {
  readonly id: string
  readonly message: string
}

/** An order as it is sent. */
export interface Sending {
  readonly body: object
  readonly send: (idempotencyKey: string) => Promise<PlacedOrder | undefined>
}

/** An order in the making, whatever is bought: what submitting it and the refusals of any order ask of it. */
export interface Confirmable {
  readonly params: ConfirmParams
  readonly key: DraftKey
  readonly scope: PageScope
  readonly price: OrderPrice
  readonly person: PersonModel
  readonly address: AddressModel
  /** Who orders, where that is another row of the form than who receives. */
  readonly customs?: { refuse(field: BuyerField, message: string): void } | null
  /** There is something to order. */
  readonly chosen: boolean
  readonly priced: { readonly lines: readonly PriceLine[]; readonly priceVersion: string } | null
  loadQuote(): Promise<void>
  /** What holds now, as a refusal told it (27004). */
  setPrice(lines: PriceLine[], priceVersion: string): void
  /** Checks everything from now on, so that each says beside it what is wrong; the first in the order of the page leads. */
  firstWrong(): Wrong | null
  /** Before it is sent. False: not now. */
  begin(): Promise<boolean>
  /** Undefined when it is not valid after all. */
  order(): Promise<Sending | undefined>
  /** Answers a refusal that only its kind knows: whether to send it again. Null: as any order's. */
  refused(error: CallError): Promise<boolean | null>
}
