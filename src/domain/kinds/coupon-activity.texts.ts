import type { KindTexts } from './kind-texts'

export const couponActivityTexts: KindTexts = { name: '卡券', couponName: '券活动' }
