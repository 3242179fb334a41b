import type { COMPLETIONS } from '@/contract/completions'
import type { InputOf } from '@/contract/catalogue'
import type { GoodsChoice } from '@/domain/draft/parts'
import type { InvoiceForm } from '@/domain/invoice/invoice'
import type { KINDS, ProductKind } from '@/domain/kinds'
import type { FormRules } from '@/domain/person/form-fields'
import type { PersonForm } from '@/domain/person/person-form'
import type { boughtFor } from '@/services/sugar-again'
import type { VisitOrder } from '@/services/visit-order'
import type { SessionItems } from '@/stores/session-items'
import type { ConsentAbout } from '../shared/consent/about'

/** A block of the confirm screen; in care mode each is a step. */
type CardName = 'person' | 'consent' | 'home' | 'visit' | 'report' | 'pay' | 'coupon' | 'submit'

/** Types of the confirm screen whose orders the shop takes. */
type Open = {
  [T in keyof typeof COMPLETIONS]: (typeof COMPLETIONS)[T] extends null ? never : T
}[keyof typeof COMPLETIONS]

/** How the categories of a kind are fulfilled. */
type FulfilmentOf<K extends ProductKind> = (typeof KINDS)[K]['variants'][keyof (typeof KINDS)[K]['variants']]
/** Kinds whose slot is chosen before they are confirmed, and those for which nobody comes to a branch. */
type Visited = {
  [T in Open & ProductKind]: FulfilmentOf<T> extends { by: 'visit'; book: 'now' } ? T : never
}[Open & ProductKind]
type Bought = {
  [T in Open & ProductKind]: FulfilmentOf<T> extends { by: 'visit' } ? never : T
}[Open & ProductKind]

/** The confirm screen of a kind with a visit; apart from `ScreenPlan`, as booking and add-ons need nothing of it. */
export type ConfirmPlan<K extends Visited = Visited> = {
  [P in K]: {
    /** In the address of the screen. */
    readonly type: P | `${P}-booking`
    /** Other types that open it. */
    readonly aliases?: readonly string[]
    readonly kind: ProductKind
    readonly call: (typeof COMPLETIONS)[P]
    readonly form: FormRules
    /** In which city the person is asked so. */
    readonly home?: { readonly label: string; readonly levels: 2 | 3 }
    /** A product of it asks for consent and a questionnaire; what of. */
    readonly consent?: ConsentAbout
    /** Its orders have doses that get their days, and other ones, on this screen too. */
    readonly dosed?: true
    /** Its call takes whom an order of the mini-program is for (mini-program order mode). */
    readonly ofOrder?: true
    /** In their order on the screen. */
    readonly cards: readonly CardName[]
    /** Fetched apart: only an order that is sent needs it. */
    readonly body: () => Promise<(order: VisitOrder) => InputOf<(typeof COMPLETIONS)[P]>>
    /** Whom an earlier order was for, where the next one begins with that person. */
    readonly again?: () => Promise<typeof boughtFor>
  }
}[K]

/** What an order of goods is made of once everything on confirm is valid. */
export interface GoodsFacts {
  readonly productCode: string
  readonly choice: GoodsChoice
  readonly person: PersonForm
  /** Where it is sent; null where nothing is. */
  readonly address: { readonly region: string; readonly detail: string } | null
  /** Who orders, where customs ask it. */
  readonly buyer: { readonly name: string; readonly idNumber: string } | null
  /** The informed consent was given, and the answers that go with it; '' where none are asked for. */
  readonly consent: boolean
  readonly questionId: string
  readonly invoice: InvoiceForm | null
  readonly remark: string
  readonly couponCodes: readonly string[]
  /** Cards that pay first, as the call takes them. */
  readonly giftCard: { readonly giftCard?: string }
  readonly priceVersion: string
  readonly items: Pick<SessionItems, 'get'>
}

/** The confirm screen of a kind that is bought by pieces. */
export type GoodsPlan<K extends Bought = Bought> = {
  [P in K]: {
    readonly type: P
    readonly kind: ProductKind
    readonly call: (typeof COMPLETIONS)[P]
    /** By the product's category. */
    readonly form: (category: number) => FormRules
    /** A product of it may ask for consent and a questionnaire; what of. */
    readonly consent?: ConsentAbout
    readonly body: (facts: GoodsFacts) => InputOf<(typeof COMPLETIONS)[P]>
  }
}[K]
