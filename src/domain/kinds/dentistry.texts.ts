import type { KindTexts } from './kind-texts'

export const dentistryTexts: KindTexts = { name: '齿科', couponName: '口腔' }
