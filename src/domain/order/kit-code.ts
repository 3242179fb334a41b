/** The number that is printed on a kit. */
export const KIT_CODE = /^[A-Z0-9-]{6,20}$/

/** As somebody types or scans it: spaces and small letters count for nothing. */
export const kitCodeOf = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()
