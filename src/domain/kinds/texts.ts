import { checkupTexts } from './checkup.texts'
import { couponActivityTexts } from './coupon-activity.texts'
import { crossBorderTexts } from './cross-border.texts'
import { dentistryTexts } from './dentistry.texts'
import { geneHomeTexts } from './gene-home.texts'
import { geneTexts } from './gene.texts'
import { healthSelectionTexts } from './health-selection.texts'
import type { ProductKind } from './index'
import type { KindTexts } from './kind-texts'
import { sugarshakerTexts } from './sugarshaker.texts'
import { vaccineTexts } from './vaccine.texts'
import { wastonTexts } from './waston.texts'

/** How the kinds are called, on orders and on coupons. */
export const KIND_TEXTS: Readonly<Record<ProductKind, KindTexts>> = {
  checkup: checkupTexts,
  sugarshaker: sugarshakerTexts,
  dentistry: dentistryTexts,
  waston: wastonTexts,
  vaccine: vaccineTexts,
  gene: geneTexts,
  'gene-home': geneHomeTexts,
  'health-selection': healthSelectionTexts,
  'coupon-activity': couponActivityTexts,
  'cross-border': crossBorderTexts
}
