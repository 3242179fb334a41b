import type { ParsedInput } from '@/contract/schemas'
import { KINDS } from '@/domain/kinds'
import { CATEGORY } from '@/domain/kinds/types'
import { asOrdered } from '../checkout/visit/as-ordered'
import { judgeVisit } from '../checkout/visit/judge-visit'
import type { OnCard, OrderFlow } from './flow'

const KIND = 'checkup'
/** The same for all its categories. */
const { family } = KINDS[KIND].variants[CATEGORY.checkup]

export const checkupFlow: OrderFlow<ParsedInput<'order.complete'> & OnCard> = {
  judge: async (context, input) =>
    judgeVisit(context, { kind: KIND, family }, await asOrdered(context, input))
}
