import type { ParsedInput } from '@/contract/schemas'
import { KINDS } from '@/domain/kinds'
import { CATEGORY } from '@/domain/kinds/types'
import { judgeVisit } from '../checkout/visit/judge-visit'
import type { OrderFlow } from './flow'

const KIND = 'vaccine'
const { family } = KINDS[KIND].variants[CATEGORY.vaccine]

/** All doses are bought and the first is booked with the order; later ones are booked from it. */
export const vaccineFlow: OrderFlow<ParsedInput<'order.completeVaccine'>> = {
  judge: (
    context,
    { orgCode: hospitalId, startTimeSpan: timespanStr, payType, buyCity, buyAddress: _notKept, ...input }
  ) =>
    judgeVisit(
      context,
      { kind: KIND, family, payType },
      {
        ...input,
        hospitalId,
        timespanStr,
        customAddPackage: [],
        home: { region: buyCity ?? '' }
      }
    )
}
