import { branchSheet } from './branches'
import { agreementSheet, bannerSheet, hotWordSheet, moduleSheet, popUpSheet, saleSheet } from './content'
import { couponSheet } from './coupons'
import { categorySheet, itemSheet, packageSheet } from './items'
import { citySheet } from './places'
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
  couponSheet,
  citySheet,
  categorySheet,
  itemSheet,
  packageSheet,
  bannerSheet,
  moduleSheet,
  popUpSheet,
  hotWordSheet,
  saleSheet,
  agreementSheet
]
