import type { KindTexts } from './kind-texts'

export const checkupTexts: KindTexts = { name: '体检', couponName: '体检' }
