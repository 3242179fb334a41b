import { branchSheet } from './branches'
import { couponSheet } from './coupons'
import { priceSheet, productSheet } from './products'
import type { Sheet } from './sheet'
import { skuSheet } from './skus'
import { slotSheet } from './slots'

export const SHEETS: readonly Sheet[] = [
  productSheet,
  priceSheet,
  branchSheet,
  slotSheet,
  skuSheet,
  couponSheet
]
