import * as v from 'valibot'
import { bookingListing, calendarDay, clinic } from '../booking/dto/booking'
import { yuan } from '../common/dto'

/** A branch that takes the card. Prices in yuan. */
const cardClinic = v.object({
  ...clinic.entries,
  /** What the customer pays here of the product: 0, what it costs more than the entitlement is worth, and `cardFee`. */
  payPrice: yuan,
  /** What of it the branch asks beside; null nothing. */
  cardFee: v.nullable(v.object({ name: v.string(), price: yuan }))
})

/** A branch of the city that does not take the card for the product, and why. */
const refusingClinic = v.object({
  ...v.pick(clinic, ['orgCode', 'hospitalName', 'hospitalDistance', 'lat', 'lon']).entries,
  reason: v.string()
})

/** The booking list of a card: what is said of it besides. */
export const cardList = v.array(
  v.object({
    ...bookingListing.entries,
    bookingDetailList: v.array(v.object({ bookingableDate: v.string(), hospitalInfo: v.array(cardClinic) })),
    refusingList: v.array(refusingClinic),
    /** The last day `YYYY-MM-DD` on which the card pays for the product. */
    lastDate: v.string()
  })
)

/** `outside` 1: the day lies behind the last one on which the card pays. */
export const cardDays = v.array(v.object({ ...calendarDay.entries, outside: v.optional(v.number()) }))

export type CardList = v.InferOutput<typeof cardList>
export type CardClinic = v.InferOutput<typeof cardClinic>
export type CardDay = v.InferOutput<typeof cardDays>[number]
