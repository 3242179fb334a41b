/** productCategory, product type and order type share this number space (§9). One that its kind's module alone names may stand there. */
export const CATEGORY = {
  dentistry: 0,
  checkup: 1,
  cardCheckup: 2,
  sugarshaker: 3,
  checkupWithSlot: 5,
  gene: 6,
  geneHome: 7,
  waston: 11,
  vaccine: 13,
  goods: 20,
  specialGoods: 30,
  couponActivity: 31,
  crossBorder: 34,
  servicePerson: 35,
  membership: 36
} as const

/** A code is for a voucher, a service of people, or goods that are handed over. A membership has none: it counts once it is paid. */
export type CodeUse = 'voucher' | 'service' | 'pickUp' | 'membership'

/** How what was bought reaches the customer. */
export type Fulfilment =
  | {
      readonly by: 'visit'
      /** Products of one family share the seats of a branch. */
      readonly family: string
      /** One visit an order, or as many as doses or pieces were bought. */
      readonly visits: 'one' | 'perDose' | 'perPiece'
      /** The slot is chosen with the order, or after it. */
      readonly book: 'now' | 'later'
      readonly report: boolean
      /** What is taken goes to a laboratory: its way has a page of its own. */
      readonly sample?: true
    }
  | {
      /** It goes to an address of the customer. */
      readonly by: 'parcel'
      /** A kit that comes back for a report. */
      readonly report: boolean
      /** It comes from abroad: customs have limits, a tax, and a word before it is sent. */
      readonly customs?: true
    }
  | {
      /** Codes, each of which is used up once at a branch. */
      readonly by: 'code'
      /** What a code is for. */
      readonly use: CodeUse
      /** For the logged-in person alone. */
      readonly selfOnly?: true
    }

/** What the whole product knows of a kind; its forms and texts are modules of their own, so that few pages load them. */
export interface KindRules {
  /** Spellings of the kind in a route, its own name first (§2). */
  readonly segments: readonly string[]
  /** By category: a number of the product's type codes, which no other kind has (§9). */
  readonly variants: Readonly<Record<number, Fulfilment>>
  /** There is a booking screen for it; other kinds go from the product straight to confirm (§2). */
  readonly booking: boolean
  /** What can be added to it (§2): packages of the shop, blocks that belong to the product, nothing. */
  readonly addons: 'shop' | 'own' | null
  /** Its stores name doctors, who have times of their own. */
  readonly doctors?: true
  /** Its prices are cut after the second decimal instead of rounded (§5). */
  readonly floors?: true
  /** Its orders have a list and a page of their own (§2). */
  readonly ordersApart?: true
  /** Its purchase button says 立即购买 instead of 立即预约 (§4). */
  readonly buys: boolean
}
