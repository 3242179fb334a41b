import type { SoldKind } from './flows'

/** Kinds of the cart that are paid together: each is ordered by what goods are, and one body has it all. */
const TOGETHER = ['health-selection', 'gene-home', 'coupon-activity'] as const satisfies readonly SoldKind[]

type TogetherKind = (typeof TOGETHER)[number]

/** Undefined for what is paid by itself or booked first. */
export const togetherKind = (kind: string): TogetherKind | undefined => TOGETHER.find((one) => one === kind)
