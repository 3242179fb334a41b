import type { KindTexts } from './kind-texts'

export const sugarshakerTexts: KindTexts = { name: '控糖', couponName: '控糖' }
