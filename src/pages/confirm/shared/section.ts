import type { FunctionComponent } from 'react'
import type { CallError } from '@/contract/errors'
import type { BookedDraft, DraftKey } from '@/domain/draft/draft'
import type { GoodsChoice } from '@/domain/draft/parts'
import type { InvoiceForm } from '@/domain/invoice/invoice'
import type { PersonField } from '@/domain/person/form-fields'
import type { PersonForm } from '@/domain/person/person-form'
import type { PriceLine } from '@/domain/quote/lines'
import type { CartGoods } from '@/services/cart/cart'
import type { CountedOrder, CouponOrder } from '@/services/catalogue/coupon'
import type { PlacedOrder } from '@/services/placing/placing'
import type { VisitOrder } from '@/services/placing/visit-order'
import type { LoadableRequest } from '@/stores/loadable'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { AddressModel } from './address'
import type { ConfirmParams, Sending, Wrong } from './confirmable'
import type { PersonModel } from './person'

/** An address as an order carries it. */
interface Place {
  readonly region: string
  readonly detail: string
}

/** A line of the cart as it is ordered; the consent only where its product asks for one. */
export interface OrderedLine {
  readonly line: CartGoods
  readonly consent: { readonly agreed: boolean; readonly questionId: string } | null
}

/** The request of an order in our words: each section contributes its own part, and the shell the coupons and the price. */
export interface OrderParts extends Omit<VisitOrder, 'booked' | 'person'> {
  readonly productCode: string
  readonly booked: BookedDraft | undefined
  /** Who is examined, or who receives it. */
  readonly person: PersonForm | undefined
  readonly choice: GoodsChoice | undefined
  /** Of a cart. */
  readonly lines: readonly OrderedLine[]
  /** Where it is sent; null where nothing is. */
  readonly address: Place | null
  /** Who orders, where customs ask it. */
  readonly buyer: { readonly name: string; readonly idNumber: string } | null
  /** The answers that go with the informed consent; '' where none are asked for. */
  readonly questionId: string
  readonly invoice: InvoiceForm | null
  readonly remark: string
  /** Stored money that pays first, as calls take it. */
  readonly stored: { readonly giftCard?: string; readonly balanceCard?: string }
}

/** An amount under the total: what of it is paid in which way, or when; fen. */
interface PaidPart {
  readonly label: string
  readonly fen: number
}

/** What is paid with the order itself, where that is not the total; fen. */
export interface Paying {
  readonly nowFen: number
  /** In place of 应付. */
  readonly label?: string
  readonly parts: readonly PaidPart[]
}

/** What is agreed to with the order, in place of the usual words. */
export interface Agreed {
  readonly end: string
  /** A third text that is agreed to. */
  readonly more?: { readonly text: string; readonly onTap: () => void }
}

/** What a section answers while an order is checked, sent, refused and placed; what it does not have is absent. */
/** What the bar says of what is paid, and on its button. */
export interface BarWords {
  readonly toPay: string
  readonly submit: string
  readonly note?: string | undefined
}

interface Answers {
  /** Asks the server for what it shows, once the section is there. */
  load?(): Promise<void> | void
  /** The page is in front again, e.g. from the coupons or a new contact. */
  returned?(): void
  /** What is ordered became another thing: what hangs on it is asked again. */
  changed?(): Promise<void> | void
  /** The server told the price, again or for the first time. */
  quoted?(): void
  /** Checks all of it from now on. @returns the field where something is missing, with the text; null when nothing is */
  check?(): Wrong | null
  /** Care mode: what is wrong when its step is to be left; without it `check`. */
  leave?(): Wrong | null
  /** Its part of the request. Null: it is not valid after all. */
  contribute?(): Partial<OrderParts> | null
  /** Before the order is sent. False: not now. */
  begin?(): Promise<boolean>
  /** Answers a refusal that only it knows: whether to send the order again. Null: it is not for this section. */
  refused?(error: CallError): Promise<boolean | null>
  /** Marks the field that the server did not take. @returns the id of the field; null: it is of another section */
  refuse?(field: PersonField, message: string): string | null
  /** The order stands. @returns what stands, where the section changes that */
  placed?(order: PlacedOrder): PlacedOrder | undefined
  paying?(totalFen: number): Paying | null
  readonly agreed?: Agreed
  /** The words of the bar, where it has its own. */
  words?(toPayFen: number): BarWords
  /** Why it cannot be ordered, in a few words. */
  readonly blocked?: string | undefined
}

/** A block of the confirm screen that is fetched with the plans that have it: its data, its checks, its part of the order, its drawing. */
export interface Section extends Answers {
  readonly name: string
  readonly View?: FunctionComponent
  /** It is a row: neighbours share a card. */
  readonly row?: true
  /** Above all cards. */
  readonly Head?: FunctionComponent
  /** Under the price, before what is agreed to. */
  readonly Foot?: FunctionComponent
  /** In place of the card of the price. */
  readonly Price?: FunctionComponent
  /** Care mode: name of its step. Null: nothing to ask now. Absent: it belongs to the step of the section before. */
  readonly step?: string | null | undefined
  /** Whether the field is one of its own. */
  owns?(fieldId: string): boolean
  /** Care mode: what is told of it before the order goes out. */
  readonly summary?: readonly { readonly label: string; readonly value: string }[]
  /** What other sections ask of it. */
  readonly person?: PersonModel
  readonly address?: AddressModel
  readonly breakfast?: { readonly count: number; readonly id: number | null }
}

/** What the server says an order costs. */
export interface Priced {
  readonly lines: readonly PriceLine[]
  /** What coupons are taken from, fen. */
  readonly itemTotalFen: number
  readonly priceVersion: string
}

/** What is ordered, and how its price is asked for: one for visits, goods, carts and doses each. */
export interface Pricing extends Answers {
  readonly key: DraftKey
  /** There is something to order. */
  readonly chosen: boolean
  readonly quote: Pick<LoadableRequest<unknown>, 'loadable' | 'loading'>
  readonly priced: Priced | null
  /** Of what is ordered, once it is known. */
  readonly product: { readonly code: string; readonly name: string } | null
  /** The order as its coupons are judged by; undefined while nothing is known of it. */
  coupons(): CouponOrder | undefined
  /** The same for the number of coupons; undefined: the list tells it. */
  counted?(): CountedOrder | undefined
  /** Before anything is asked. */
  enter?(): void
  /** @returns whether it is known now */
  loadQuote(): Promise<boolean>
  /** What holds now, as a refusal told it (27004). */
  setPrice(lines: readonly PriceLine[], priceVersion: string): void
  /** In place of the call of the plan. */
  order?(): Promise<Sending | undefined>
  /** Text of the button of an order that costs nothing now: no price and no agreement are shown. */
  readonly action?: string
}

/** What is ordered and can be sent somewhere, one product or a cart. */
export interface GoodsLike extends Pricing {
  /** It is known what is ordered, and with it the following. */
  readonly known: boolean
  /** It goes to an address. */
  readonly sent: boolean
  /** For who is logged in alone. */
  readonly selfOnly: boolean
  /** Invoices can be had. */
  readonly invoices: boolean
  /** How many orders it becomes. */
  readonly orders: number
}

/** What a section stands among. */
export interface Around<P extends Pricing = Pricing> {
  readonly root: Root
  readonly scope: PageScope
  readonly params: ConfirmParams
  readonly key: DraftKey
  readonly pricing: P
  readonly couponCount: number
  readonly claimable: number
  /** What the coupons take off, fen. */
  readonly savedFen: number
  /** What is paid with the order itself, fen. */
  readonly toPayFen: number
  readonly totalFen: number
  /** What of it is paid when, or in which way; null: all of it now, with money. */
  readonly paying: Paying | null
  /** The server's lines with the coupons. */
  readonly lines: readonly PriceLine[]
  readonly person: PersonModel | undefined
  readonly address: AddressModel | undefined
  readonly breakfast: Section['breakfast'] | undefined
  /** Asks again for the price and all that hangs on what is ordered. */
  reload(): Promise<void>
}

/** Makes a section for a screen. */
export type SectionOf<P extends Pricing = Pricing> = (around: Around<P>) => Section

/** The sections of an order from top to bottom, and the order that their parts make; undefined while one of them is missing. */
export interface Plan<P extends Pricing = Pricing> {
  readonly sections: readonly SectionOf<P>[]
  /** One that is fetched once they stand, and stands after the coupons; an order waits for it. */
  readonly later?: () => Promise<SectionOf<P>>
  readonly order?: (parts: OrderParts) => SentOrder | undefined
}

/** A body, and the call that takes it. */
export interface SentOrder {
  readonly body: object
  readonly send: (call: Root['call'], idempotencyKey: string) => Promise<PlacedOrder | undefined>
}
