/** Columns that a phone shows beside each other; larger type leaves room for two. */
export const MOST = { standard: 4, elder: 2 } as const

/** Fewer cannot be compared. */
export const FEWEST = 2

const CODE = /^[A-Za-z0-9_-]{1,40}$/

/** The products of a comparison as the address names them; what can be no code is none. */
export const codesOf = (text: string | undefined): readonly string[] =>
  [...new Set((text ?? '').split(',').filter((part) => CODE.test(part)))].slice(0, MOST.standard)

export const textOf = (productCodes: readonly string[]): string => productCodes.join(',')
