import type { VisitKind } from './words'

export const dentistryWords: VisitKind = {
  what: '口腔就诊',
  come: '就诊',
  person: '就诊人',
  making: '',
  reportSteps: []
}
