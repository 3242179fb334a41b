/**
 * Branches, days and slots of a product that is booked before it is ordered (§7), in our own words and fen.
 *
 * - `listBranches(call, wanted)`: days with their branches, and the product
 * - `cityDays`, `branchDays`: the days of a calendar
 *
 * What confirm asks as well is in `slots`.
 */
import type {
  BookingList,
  BookingListInput,
  CalendarDay as WireDay,
  Clinic
} from '@/contract/booking/dto/booking'
import { CallError, ErrorCode, NETWORK_ERROR_TEXT } from '@/contract/errors'
import type { BranchFee } from '@/domain/card/branch-terms'
import type { BookingCache } from '@/domain/booking/booking-cache'
import { productFacts } from '@/domain/booking/product-facts'
import type { DraftProduct, VisitBranch } from '@/domain/draft/parts'
import { toFen } from '@/domain/money'
import type { Call } from '../http/call'

type Tone = BookingList[number]['productView']['tone']

/** A branch on a day of the list. */
export interface ListedBranch extends VisitBranch {
  /** Null when it is not known where the user stands. */
  readonly distanceKm: number | null
  readonly lat: number
  readonly lon: number
  /** Share that is booked, and what it comes to: 0 full, 1 ample, 2 busy, 3 nearly full. */
  readonly percent: number
  readonly level: number
  readonly free: boolean
  /** Seats left that day. */
  readonly remaining: number
  /** Closed on purpose that day. */
  readonly closed: boolean
  /** 1 morning, 2 afternoon, 0 all day. */
  readonly ampm: number
  readonly tags: readonly string[]
  readonly hasBreakfast: boolean
  /** Its picture; '' none. */
  readonly image: string
  /** How to come by train or bus; '' not told. */
  readonly transit: string
  /** Of five, of so many reviews of visits there; 0 of none. */
  readonly score: number
  readonly reviewCount: number
  /** What is left to pay of the product there with a card, fen; absent without one. */
  readonly payFen?: number
  /** What of that the branch asks beside of who comes on the card. */
  readonly fee?: BranchFee | null
  /** When the first free time of the day begins; '' none, or no times are published. */
  readonly firstTime: string
}

export interface ListedDay {
  /** 'YYYY-MM-DD' */
  readonly date: string
  readonly branches: readonly ListedBranch[]
  /** The card that is booked with does not pay on it. */
  readonly outside?: boolean
}

/** A branch of the city that does not take the card, and why. */
export interface RefusingBranch {
  readonly id: string
  readonly name: string
  readonly distanceKm: number | null
  readonly lat: number
  readonly lon: number
  readonly reason: string
}

/** What the list of a card tells besides. */
interface CardListing {
  /** The last day on which it pays. */
  readonly lastDate: string
  readonly refusing: readonly RefusingBranch[]
}

/** What the booking screen shows. */
export interface BookingInfo {
  /** As the draft keeps it. */
  readonly product: DraftProduct
  readonly about: {
    readonly tone: Tone
    /** What is said of it in short. */
    readonly facts: string
    /** The price of an offer while it is in force. */
    readonly priceFen: number
    /** The user has people of their own and the product takes none of them on these days. */
    readonly familyUnfit: boolean
  }
  readonly days: readonly ListedDay[]
  /** Where it can be had, when the list tells. */
  readonly cities?: readonly { readonly cityCode: string; readonly cityName: string }[]
  /** With a card. */
  readonly card?: CardListing
}

/** A day of a calendar; `status` 1 fully booked, 2 not open (§4). */
export interface PricedDay {
  readonly date: string
  readonly status: number
  readonly free: boolean
  readonly priceFen: number
  readonly remaining: number
  /** The card that is booked with does not pay on it. */
  readonly outside?: boolean
}

type Names = Pick<Clinic, 'hospitalId' | 'orgCode' | 'hospitalName' | 'hospitalAddress' | 'hospitalDistance'>

/** A row as it may arrive: each name in one of the specification's spellings (§3 'Clinic or hospital row'). */
export type WireBranch = Omit<Clinic, keyof Names> &
  Partial<Names> & {
    readonly orgName?: string
    readonly orgAddress?: string
    readonly address?: string
    readonly distance?: number | null
  }

/** Whatever the spelling, the same branch; the distance stays null when it is not known. @internal */
export const toBranch = (row: WireBranch): ListedBranch => ({
  id: row.hospitalId ?? row.orgCode ?? '',
  name: row.hospitalName ?? row.orgName ?? '',
  address: row.hospitalAddress ?? row.orgAddress ?? row.address ?? '',
  distanceKm: row.hospitalDistance ?? row.distance ?? null,
  lat: row.lat,
  lon: row.lon,
  thirdParty: row.thirdOrg !== 0,
  priceFen: toFen(row.comboSalePrice),
  percent: row.percent,
  level: row.level,
  free: row.free,
  remaining: row.remaining,
  closed: row.ctflag === 1,
  ampm: row.ampm,
  tags: row.tags,
  hasBreakfast: row.hasBreakfast,
  image: row.imgUrl,
  transit: row.transit,
  score: row.score,
  reviewCount: row.reviewCount,
  firstTime: row.firstTime,
  ...(row.payPrice === undefined ? {} : { payFen: toFen(row.payPrice) })
})

export const toBookingInfo = ({ productView, bookingDetailList }: BookingList[number]): BookingInfo => ({
  product: {
    name: productView.productName,
    image: productView.comboThumbnail,
    category: productView.productCategory,
    itemCount: productView.itemNum,
    comboId: productView.comboId,
    supermarketCode: productView.supermarketCode,
    skipsAddons: productView.skipItemSelection,
    sexLimit: productView.sexLimit,
    ageMin: productView.ageMin,
    ageMax: productView.ageMax,
    persons: productView.persons,
    fasting: productView.fasting,
    ...(productView.deposit
      ? {
          deposit: {
            fen: toFen(productView.deposit.price),
            rest: productView.deposit.rest,
            optional: productView.deposit.optional
          }
        }
      : {})
  },
  about: {
    tone: productView.tone,
    facts: productFacts(productView),
    priceFen: toFen(productView.seckillPrice ?? productView.salePrice),
    familyUnfit: productView.familyUnfit
  },
  days: bookingDetailList.map(({ bookingableDate, hospitalInfo }) => ({
    date: bookingableDate,
    branches: hospitalInfo.map(toBranch)
  }))
})

export const toDay = ({ date, status, free, price, remaining }: WireDay): PricedDay => ({
  date,
  status,
  free,
  priceFen: toFen(price),
  remaining
})

interface WantedDays {
  readonly productCode: string
  readonly days: BookingCache
  readonly latitude: number
  readonly longitude: number
  /** The earlier order that is booked again. */
  readonly again: string | undefined
}

type Listing = BookingList[number]

/** The days of a city with their branches, by the call of a kind. */
export const branchesBy =
  <Told extends Listing>(
    ask: (call: Call, asked: BookingListInput) => Promise<readonly Told[]>,
    read: (told: Told) => BookingInfo = toBookingInfo
  ) =>
  async (call: Call, wanted: WantedDays): Promise<BookingInfo> => {
    const { productCode, days, latitude, longitude, again: orderNum } = wanted
    const { startDate, dayNum, cityCode } = days
    const asked = { latitude, longitude, startDate, dayNum, productCode, cityCode }
    const [info] = await ask(call, orderNum ? { ...asked, orderNum } : asked)
    if (!info) throw new CallError(ErrorCode.badAnswer, NETWORK_ERROR_TEXT)
    return read(info)
  }

export const listBranches = branchesBy((call, asked) => call('booking.list', asked))

/** The days of a city (mode 'all'). */
export const cityDays = async (
  call: Call,
  wanted: { productCode: string; cityCode: string }
): Promise<readonly PricedDay[]> => (await call('booking.calendar', wanted)).map(toDay)

/** The days of one branch (mode 'single'). */
export const branchDays = async (
  call: Call,
  { branchId, ...wanted }: { branchId: string; productCode: string; startDate: string }
): Promise<readonly PricedDay[]> =>
  (await call('booking.clinicCalendar', { orgCode: branchId, hospitalId: branchId, ...wanted })).map(toDay)
