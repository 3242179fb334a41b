/** The number of a parcel as couriers print it, without spaces. */
export const PARCEL_NO = /^[A-Z0-9-]{8,20}$/

/** As somebody types it: spaces between its parts and small letters count for nothing. */
export const parcelNoOf = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()
