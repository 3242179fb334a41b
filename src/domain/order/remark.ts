/** Characters of what a customer says to whoever packs the order. */
export const REMARK_MAX_LENGTH = 50
