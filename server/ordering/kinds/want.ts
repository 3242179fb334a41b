import type { COMPLETIONS } from '@/contract/completions'
import type { ParsedInput } from '@/contract/schemas'
import type { ProductKind } from '@/domain/kinds'
import type { RequestContext } from '../../http/context'
import type { NamedTenders } from '../tenders'
import { checkupFlow } from './checkup'
import { couponActivityFlow } from './coupon-activity'
import { crossBorderFlow } from './cross-border'
import { dentistryFlow } from './dentistry'
import type { Judged, OnCard, OrderFlow } from './flow'
import { geneFlow } from './gene'
import { geneHomeFlow } from './gene-home'
import { healthSelectionFlow } from './health-selection'
import { sugarshakerFlow } from './sugarshaker'
import { vaccineFlow } from './vaccine'
import { wastonFlow } from './waston'

type CallOf<K extends ProductKind> = (typeof COMPLETIONS)[K]

/** Kinds that have a call which orders them. */
export type SoldKind = { [K in ProductKind]: CallOf<K> extends null ? never : K }[ProductKind]

type InputOf<K extends SoldKind> = ParsedInput<NonNullable<CallOf<K>>> & OnCard

/** Each kind that is sold has its flow, or this does not compile. */
const FLOWS: { readonly [K in SoldKind]: OrderFlow<InputOf<K>> } = {
  checkup: checkupFlow,
  sugarshaker: sugarshakerFlow,
  dentistry: dentistryFlow,
  vaccine: vaccineFlow,
  waston: wastonFlow,
  'health-selection': healthSelectionFlow,
  'cross-border': crossBorderFlow,
  gene: geneFlow,
  'gene-home': geneHomeFlow,
  'coupon-activity': couponActivityFlow
}

/** One order that somebody wants, as its call says it. */
export type Want<K extends SoldKind = SoldKind> = {
  readonly [P in K]: {
    readonly kind: P
    readonly input: InputOf<P>
    /** How a refusal of it is told from those of the others; none where it is bought alone. */
    readonly name?: string
  }
}[K]

/** What is bought together, and what the customer has chosen to pay with besides money. */
export interface Basket extends NamedTenders {
  readonly wants: readonly Want[]
}

export const judgeWant = <K extends SoldKind>(
  context: RequestContext,
  { kind, input }: { readonly kind: K; readonly input: InputOf<K> }
): Promise<Judged> => FLOWS[kind].judge(context, input)
