import type { KindTexts } from './kind-texts'

export const geneTexts: KindTexts = { name: '基因检测', couponName: '基因检测' }
