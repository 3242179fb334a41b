import { EXAMINED, type VisitKind } from './words'

export const sugarshakerWords: VisitKind = { ...EXAMINED, what: '控糖检测' }
