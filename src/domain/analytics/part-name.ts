const NAME = /^[a-z][a-z0-9-]{0,39}$/
/** More digits could be a telephone or an order. */
const MOST_DIGITS = 3

/** Whether a text may name a part of a page: small letters, dashes and a digit or two, nothing that is of a person. */
export const isPartName = (name: string): boolean =>
  NAME.test(name) && name.replace(/\D/g, '').length <= MOST_DIGITS
