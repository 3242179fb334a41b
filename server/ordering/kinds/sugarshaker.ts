import type { ParsedInput } from '@/contract/schemas'
import { KINDS } from '@/domain/kinds'
import { CATEGORY } from '@/domain/kinds/types'
import { judgeVisit } from '../checkout/visit/judge-visit'
import type { OrderFlow } from './flow'

const KIND = 'sugarshaker'
const { family } = KINDS[KIND].variants[CATEGORY.sugarshaker]

/** Who is examined is named beside what identifies them; a piece is a visit. */
export const sugarshakerFlow: OrderFlow<ParsedInput<'order.completeSugar'>> = {
  judge: (context, { bindUser, bindTel, medUserInfo, ...input }) =>
    judgeVisit(
      context,
      { kind: KIND, family },
      { ...input, medUserInfo: { ...medUserInfo, medUserName: bindUser, medUserPhone: bindTel } }
    )
}
