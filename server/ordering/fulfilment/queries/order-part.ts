import type { Db } from '../../../db/client'
import type { WholeOrder } from '../../order/whole-order'
import type { OrderPlace } from '../../views/queries/order-place'
import type { PrepStep } from '../../views/preparation'
import type { VisitCredential } from '../../visits/credential'
import type { dosesOf } from '../../visits/dto'
import type { Arrival } from '@/domain/delivery/arrival'
import type { ShopProfile } from '../../../settings/shop-profile'
import type { KitNow } from '../kit-state'

/** What is shown of an order by appointment besides the head that all orders have. */
export interface VisitPart {
  readonly by: 'visit'
  readonly branch: {
    readonly address: string
    readonly openHours: string
    readonly transit: string
    readonly lat: number
    readonly lon: number
  }
  /** Whom the visit is to, with their title; both '' of nobody in particular. */
  readonly doctor: { readonly id: string; readonly name: string }
  readonly breakfast: string
  readonly paperReport: string
  /** Where the report on paper is sent to; null when it is not. */
  readonly delivery: { readonly city: string; readonly address: string } | null
  readonly exchange: { readonly name: string; readonly fen: number } | null
  readonly gifts: readonly { readonly productName: string; readonly itemNum: number }[]
  /** Check items that were added, and how many the product has itself. */
  readonly added: readonly {
    readonly packageName: string
    readonly itemCode: string
    readonly itemName: string
  }[]
  readonly baseItems: number
  /** Shown at the branch; null before the booking stands. */
  readonly credential: VisitCredential | null
  readonly prep: readonly PrepStep[]
  readonly changeCount: number
  /** What another day costs more now, below 0 less. */
  readonly changeFen: number
  readonly fasting: boolean
  /** The hours at the branch. */
  readonly guide: OrderPlace['process']
  /** Empty unless it is given in doses. */
  readonly doses: Awaited<ReturnType<typeof dosesOf>>
}

/** What was chosen of what is bought by pieces. */
interface Chosen {
  readonly goods: { readonly note: string; readonly unitFen: number } | null
  readonly remark: string
}

export interface ParcelPart extends Chosen {
  readonly by: 'parcel'
  readonly address: { readonly region: string; readonly rest: string }
  /** How it is used. */
  readonly guide: OrderPlace['guide']
  /** When it leaves and comes; null where nothing is said of it. */
  readonly parcel: Arrival | null
  /** Null of an order without a kit. */
  readonly kit: (KitNow & { readonly sendTo: ShopProfile['laboratory']; readonly reportDays: number }) | null
  /** Epoch ms; null unless goods from abroad are still to be declared to customs. */
  readonly declareBefore: number | null
}

export interface VoucherPart extends Chosen {
  readonly by: 'code'
  /** Issued once it is paid. */
  readonly codes: WholeOrder['codes']
}

export type OrderPart = VisitPart | ParcelPart | VoucherPart

export type PartOf<Part extends OrderPart> = (
  db: Db,
  order: WholeOrder,
  place: OrderPlace,
  now: Date
) => Promise<Part>
