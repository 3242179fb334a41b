import { EXAMINED, SEQUENCED, type VisitKind } from './words'

/** Nobody comes for it, but its report has a way. */
export const geneHomeWords: VisitKind = {
  ...EXAMINED,
  making: '检测中',
  reportSteps: ['样本送达', ...SEQUENCED]
}
