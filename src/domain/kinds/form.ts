import type { Whom } from '../addon/item-terms'
import type { FormRules } from '../person/form-fields'
import { PERSON_TEXTS } from '../person/texts'

/** What to do before a visit. */
interface Preparation {
  readonly title: string
  readonly text: string
  readonly icon: 'moon' | 'drop' | 'card' | 'info' | 'cup'
}

/** How a kind is called. */
export interface KindTexts {
  /** On order cards and filters. */
  readonly name: string
  /** On a coupon. */
  readonly couponName: string
  /** Its product on the price line, where that is no package. */
  readonly priceLabel?: string
  /** How to get ready for a visit that is no examination: an examination's items tell. */
  readonly prepare?: Prepare
}

/**
 * @param fasting the product wants an empty stomach
 * @param whom who comes: nobody is told what concerns another sex or age
 */
export type Prepare = (fasting: boolean, whom: Whom) => readonly Preparation[]

/** How a kind is called and what its form asks: one form for all its categories but those that have another. */
export interface KindForms extends KindTexts {
  readonly form: FormRules
  readonly byCategory?: { readonly [category: number]: FormRules }
}

const USUAL: Omit<FormRules, 'fields' | 'label'> = {
  sold: PERSON_TEXTS.sold,
  regionLabel: PERSON_TEXTS.regionLabel,
  regionLevels: 3,
  sexLimit: null,
  cardOnly: false,
  messages: {}
}

/** A form with what most forms have in common. */
export const formWith = (rules: Pick<FormRules, 'fields' | 'label'> & Partial<FormRules>): FormRules => ({
  ...USUAL,
  ...rules
})

const PATIENT = ['name', 'idNumber', 'mobile', 'gender'] as const

/** The plain contact form of the address book. */
export const CONTACT_FORM = formWith({ fields: PATIENT, label: null })

/** Who is examined at a branch. */
export const EXAMINEE_FORM = formWith({ fields: [...PATIENT, 'sexHistory', 'breakfast'], label: '体检人' })

/** Who receives a parcel. */
export const RECIPIENT_FORM = formWith({ fields: ['name', 'mobile', 'region', 'address'], label: '收货人' })
