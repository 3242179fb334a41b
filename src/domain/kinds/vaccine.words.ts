import type { DoseWords, VisitKind } from './words'

export const vaccineWords: VisitKind = {
  what: '疫苗接种',
  come: '接种',
  person: '接种人',
  making: '',
  reportSteps: []
}

export const vaccineDoses: DoseWords = {
  unit: '针',
  turn: '针次',
  give: '打',
  place: '门诊'
}
