import type { ParcelRules, VisitRules } from './fulfilment'

/** Of an order for which nobody comes by appointment. */
export const NO_VISITS: VisitRules = {
  inDoses: false,
  nameOf: () => '',
  due: () => null,
  calendar: () => null
}

/** Of an order of which nothing is sent that has a way of its own. */
export const PLAIN_PARCEL: ParcelRules = {
  sentFrom: 'packing',
  discreet: false,
  kits: () => 0,
  isKitSent: () => false,
  kit: () => null,
  customs: () => null,
  declareBefore: () => null
}

/** Of an order of which nothing is sent. */
export const NO_PARCEL: ParcelRules = { ...PLAIN_PARCEL, discreet: true }
