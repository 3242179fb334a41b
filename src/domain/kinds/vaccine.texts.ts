import type { KindTexts } from './kind-texts'

export const vaccineTexts: KindTexts = { name: '疫苗', couponName: '疫苗' }
