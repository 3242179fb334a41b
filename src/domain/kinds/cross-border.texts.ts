import type { KindTexts } from './kind-texts'

export const crossBorderTexts: KindTexts = { name: '跨境好物', couponName: '跨境' }
