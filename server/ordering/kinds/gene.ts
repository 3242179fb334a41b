import type { ParsedInput } from '@/contract/schemas'
import { KINDS } from '@/domain/kinds'
import { CATEGORY } from '@/domain/kinds/types'
import { checkConsent } from '../checkout/commands/check-consent'
import { judgeVisit } from '../checkout/visit/judge-visit'
import type { OrderFlow } from './flow'

const KIND = 'gene'
const { family } = KINDS[KIND].variants[CATEGORY.gene]

/** Sampled at a branch: consent and questionnaire where the product asks for them; nothing is added, eaten or posted. */
export const geneFlow: OrderFlow<ParsedInput<'order.completeGene'>> = {
  judge: async (context, { consent, ...input }) => {
    const judged = await judgeVisit(context, { kind: KIND, family }, { ...input, customAddPackage: [] })
    const { product } = judged.priced
    await checkConsent(context, product, { consent, questionId: input.questionId })
    return judged
  }
}
