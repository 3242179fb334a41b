import { EXAMINED, type VisitKind } from './words'

export const wastonWords: VisitKind = { ...EXAMINED, what: '健康评估' }
