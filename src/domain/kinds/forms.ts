import type { FormRules } from '../person/form-fields'
import { checkupForms } from './checkup.form'
import { couponActivityForms } from './coupon-activity.form'
import { crossBorderForms } from './cross-border.form'
import { dentistryForms } from './dentistry.form'
import type { KindForms, KindTexts } from './form'
import { geneHomeForms } from './gene-home.form'
import { geneForms } from './gene.form'
import { healthSelectionForms } from './health-selection.form'
import type { ProductKind } from './index'
import { sugarshakerForms } from './sugarshaker.form'
import { vaccineForms } from './vaccine.form'
import { wastonForms } from './waston.form'

const FORMS: Readonly<Record<ProductKind, KindForms>> = {
  checkup: checkupForms,
  sugarshaker: sugarshakerForms,
  dentistry: dentistryForms,
  waston: wastonForms,
  vaccine: vaccineForms,
  gene: geneForms,
  'gene-home': geneHomeForms,
  'health-selection': healthSelectionForms,
  'coupon-activity': couponActivityForms,
  'cross-border': crossBorderForms
}

/** How the kinds are called, on orders and on coupons. */
export const KIND_TEXTS: Readonly<Record<ProductKind, KindTexts>> = FORMS

/** The form of a product. All kinds' forms come with this file: a page takes that of its kind's plan instead. */
export const formOf = (kind: ProductKind, category: number): FormRules =>
  FORMS[kind].byCategory?.[category] ?? FORMS[kind].form
