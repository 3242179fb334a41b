import type { ParsedInput } from '@/contract/schemas'
import { KINDS } from '@/domain/kinds'
import { CATEGORY } from '@/domain/kinds/types'
import { judgeVisit } from '../checkout/visit/judge-visit'
import type { OnCard, OrderFlow } from './flow'

const KIND = 'dentistry'
const { family } = KINDS[KIND].variants[CATEGORY.dentistry]

/** A time of a store; nothing is added, eaten or posted. */
export const dentistryFlow: OrderFlow<ParsedInput<'order.completeDental'> & OnCard> = {
  judge: (context, { orgId: hospitalId, regTime: timespanStr, schedulingId: timeSpanId, ...input }) =>
    judgeVisit(
      context,
      { kind: KIND, family },
      { ...input, hospitalId, timespanStr, timeSpanId, customAddPackage: [] }
    )
}
