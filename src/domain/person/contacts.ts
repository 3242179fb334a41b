/** The relation of the one contact that an account is itself. */
export const SELF = '本人'

/** People of an account at most. */
export const MOST_CONTACTS = 50
