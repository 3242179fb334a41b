/** Characters that nobody sees: phones put them around a number that is copied from contacts or a message. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Typed text without characters that nobody sees, which the server refuses. */
export const seenOf = (typed: string): string => typed.replace(UNSEEN, '')

/** A number of digits as it counts: without what is not seen, spaces and dashes. */
export const bareNumber = (typed: string): string =>
  seenOf(typed).replace(/[\s\-\u2010-\u2015\u2212\uff0d]/g, '')
