import type { Draft, OrderedVisit } from '@/domain/draft/draft'
import type { ProductKind } from '@/domain/kinds'
import type { listAddons } from '@/services/booking/addons'
import type { branchDays, cityDays, listBranches } from '@/services/booking/booking'
import type { dentalDoctors } from '@/services/catalogue/doctors'
import type { takeHold } from '@/services/booking/hold'
import type { quoteAddons } from '@/services/booking/pricing'
import type { slotsOf } from '@/services/booking/slots'

/** Where a kind's booking screen has its list, its two calendars, its slots and its holds from, and how it shows them. */
export interface BookingPlan {
  readonly list: typeof listBranches
  readonly cityDays: typeof cityDays
  readonly branchDays: typeof branchDays
  readonly slots: typeof slotsOf
  readonly hold: typeof takeHold
  /** Who has times of their own at a branch, where the kind has doctors. */
  readonly doctors?: typeof dentalDoctors
  /** Times stand in the card of a branch instead of a sheet. */
  readonly inCard: boolean
  /** What is said in passing when the list cannot be had; null: the screen alone says it. */
  readonly failed: string | null
}

/** Names of the screens of a booking; with a card they have addresses of their own. */
interface ScreenNames {
  readonly booking: 'booking' | 'cardBooking'
  readonly addon: 'addon' | 'cardAddon'
  readonly confirm: 'confirm' | 'cardConfirm'
}

/** Where the add-ons of a branch and the price of a choice come from. */
interface AddonCalls {
  readonly list: typeof listAddons
  readonly quote: typeof quoteAddons
}

/** What booking leads to: a screen and the type in its address, which that of self-selected checkups has none of. */
type Next =
  { readonly screen: 'addon' | 'confirm'; readonly type: string } | { readonly screen: 'supermarket' }

/** What leads on from booking besides the draft. */
interface Around {
  readonly thirdPartyFlow: boolean
  /** A supermarket code is held in the session. */
  readonly selfSelected: boolean
}

interface AddonPlan {
  /** Types of the add-on address that open its add-ons, its own first. */
  readonly types: readonly string[]
  /** That of them which leads back instead of on to confirm. */
  readonly quick?: string
  /** They are blocks of the product instead of packages of the shop. */
  readonly blocks?: true
}

/** What booking and add-ons ask of a kind that is booked. They know no kind themselves. */
export interface ScreenPlan {
  readonly kind: ProductKind
  readonly screens: ScreenNames
  readonly addonCalls: AddonCalls
  readonly booking: BookingPlan
  /** The same for a visit of an order that gets a day, or another one. */
  readonly bookingOf?: (visit: OrderedVisit) => BookingPlan
  /** What is to be minded before such a visit gets another day. */
  readonly noteOf?: string
  /** Null: nothing is added to it. */
  readonly addons: AddonPlan | null
  next(draft: Draft, around: Around): Next
}
