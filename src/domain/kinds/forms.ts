import type { Whom } from '../addon/item-terms'
import type { FormRules } from '../person/form-fields'
import { checkupForms } from './checkup.form'
import { couponActivityForms } from './coupon-activity.form'
import { crossBorderForms } from './cross-border.form'
import { beforeDentist, dentistryForms } from './dentistry.form'
import type { KindForms, KindTexts, Prepare } from './form'
import { geneHomeForms } from './gene-home.form'
import { geneForms } from './gene.form'
import { healthSelectionForms } from './health-selection.form'
import type { ProductKind } from './index'
import { sugarshakerForms } from './sugarshaker.form'
import { beforeVaccination, vaccineForms } from './vaccine.form'
import { wastonForms } from './waston.form'

/** Preparations stand apart from forms: confirm has those of its kind, and prepares nobody. */
const FORMS: Readonly<Record<ProductKind, KindForms>> = {
  checkup: checkupForms,
  sugarshaker: sugarshakerForms,
  dentistry: { ...dentistryForms, prepare: beforeDentist },
  waston: wastonForms,
  vaccine: { ...vaccineForms, prepare: beforeVaccination },
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

/** How to prepare for a visit of a kind that is no examination; undefined for examinations. */
export const prepOf = (kind: ProductKind, fasting: boolean, whom: Whom): ReturnType<Prepare> | undefined =>
  FORMS[kind].prepare?.(fasting, whom)
