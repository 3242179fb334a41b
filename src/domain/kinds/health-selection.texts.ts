import type { KindTexts } from './kind-texts'

export const healthSelectionTexts: KindTexts = { name: '健康好物', couponName: '好物' }
