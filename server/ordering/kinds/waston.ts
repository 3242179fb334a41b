import type { ParsedInput } from '@/contract/schemas'
import { KINDS } from '@/domain/kinds'
import { CATEGORY } from '@/domain/kinds/types'
import { judgeVisit } from '../checkout/visit/judge-visit'
import type { OrderFlow } from './flow'

const KIND = 'waston'
const { family } = KINDS[KIND].variants[CATEGORY.waston]

/** Nothing is added to such a test. */
export const wastonFlow: OrderFlow<ParsedInput<'order.completeWatson'>> = {
  judge: (context, { timeSpanDesc: timespanStr, ...input }) =>
    judgeVisit(context, { kind: KIND, family }, { ...input, timespanStr, customAddPackage: [] })
}
