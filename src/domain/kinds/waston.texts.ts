import type { KindTexts } from './kind-texts'

export const wastonTexts: KindTexts = { name: '睿评', couponName: '睿评' }
