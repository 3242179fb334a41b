import type { KindTexts } from './kind-texts'

export const geneHomeTexts: KindTexts = { name: '居家基因', couponName: '居家检测' }
