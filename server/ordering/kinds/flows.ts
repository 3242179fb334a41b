import type { CompletionOf } from '@/contract/completions'
import type { ProductKind } from '@/domain/kinds'
import type { RequestContext } from '../../http/context'
import type { NamedTenders } from '../tenders'
import { checkupFlow } from './checkup'
import { couponActivityFlow } from './coupon-activity'
import { crossBorderFlow } from './cross-border'
import type { OrderDraft, OrderFlow } from './flow'
import { geneFlow } from './gene'
import { geneHomeFlow } from './gene-home'
import { healthSelectionFlow } from './health-selection'
import { plainVisit } from './plain'

/** Kinds that have a call which orders them. */
export type SoldKind = {
  [K in ProductKind]: CompletionOf<K> extends null ? never : K
}[ProductKind]

/** Each kind that is sold has its flow, or this does not compile. */
const FLOWS = {
  checkup: checkupFlow,
  sugarshaker: plainVisit('sugarshaker'),
  dentistry: plainVisit('dentistry'),
  vaccine: plainVisit('vaccine'),
  waston: plainVisit('waston'),
  'health-selection': healthSelectionFlow,
  'cross-border': crossBorderFlow,
  gene: geneFlow,
  'gene-home': geneHomeFlow,
  'coupon-activity': couponActivityFlow
} satisfies { readonly [K in SoldKind]: OrderFlow<never> }

/** What the flow of a kind asks for. */
export type RequestOf<K extends SoldKind> =
  (typeof FLOWS)[K] extends OrderFlow<infer Request> ? Request : never

const flows: { readonly [K in SoldKind]: OrderFlow<RequestOf<K>> } = FLOWS

/** One order that somebody wants. */
export type OrderRequest<K extends SoldKind = SoldKind> = {
  readonly [P in K]: {
    readonly kind: P
    readonly request: RequestOf<P>
    /** How a refusal of it is told from those of the others; none where it is bought alone. */
    readonly name?: string
  }
}[K]

/** What is bought together, and what the customer has chosen to pay with besides money. */
export interface Basket extends NamedTenders {
  readonly orders: readonly OrderRequest[]
}

export const validateRequest = <K extends SoldKind>(
  context: RequestContext,
  { kind, request }: { readonly kind: K; readonly request: RequestOf<K> }
): Promise<OrderDraft> => flows[kind].validate(context, request)
