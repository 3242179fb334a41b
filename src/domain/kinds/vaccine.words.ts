import type { VisitKind } from './words'

export const vaccineWords = {
  what: '疫苗接种',
  come: '接种',
  person: '接种人',
  making: '',
  reportSteps: [],
  unit: '针',
  turn: '针次'
} as const satisfies VisitKind
