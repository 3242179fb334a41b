import { SEQUENCED, type VisitKind } from './words'

export const geneWords: VisitKind = {
  what: '基因检测采样',
  come: '采样',
  person: '受检人',
  making: '检测中',
  reportSteps: ['采样完成', ...SEQUENCED]
}
