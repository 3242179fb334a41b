import type { Gender } from './codes'
import { namePrompt } from './name'
import { PERSON_TEXTS } from './texts'

/** Fields of the person forms. */
export type PersonField =
  | 'buyerName'
  | 'name'
  | 'idNumber'
  | 'mobile'
  | 'gender'
  | 'birthday'
  | 'region'
  | 'address'
  | 'sexHistory'
  | 'breakfast'

/** What a form asks and how it says so (§5). Each kind of product has its own in `domain/kinds`. */
export interface FormRules {
  /** In the order of their checks. */
  readonly fields: readonly PersonField[]
  /** Who is asked for: 体检人, 收货人 …; null for a plain contact. */
  readonly label: string | null
  /** What a product with this form is called, before whom it admits: 本套餐, 本疫苗 … */
  readonly sold: string
  /** Label of the city row. */
  readonly regionLabel: string
  /** Levels of the city picker. */
  readonly regionLevels: 2 | 3
  /** The only sex admitted when the product itself says nothing. */
  readonly sexLimit: Gender | null
  /** The identity card is the only document. */
  readonly cardOnly: boolean
  /** Messages of empty fields in place of the usual ones; `other` for all that have none of their own. */
  readonly messages: Partial<Readonly<Record<PersonField | 'other', string>>>
}

const FALLBACKS: Readonly<Record<Exclude<PersonField, 'name' | 'region'>, string>> = {
  buyerName: PERSON_TEXTS.realName,
  idNumber: PERSON_TEXTS.otherIdMissing,
  mobile: PERSON_TEXTS.mobileMissing,
  gender: PERSON_TEXTS.gender,
  birthday: PERSON_TEXTS.birthdayWrong,
  address: PERSON_TEXTS.address,
  sexHistory: PERSON_TEXTS.sexHistory,
  breakfast: PERSON_TEXTS.breakfast
}

/** Message of an empty field: the caller's own text when it has one, else the form's, else the usual one (§5). */
export function emptyFieldMessage(
  field: PersonField,
  { label, regionLabel, messages }: FormRules,
  own: Partial<Record<PersonField, string>> = {}
): string {
  const given = own[field] || (messages[field] ?? messages.other)
  if (given) return given
  if (field === 'name') return namePrompt(label)
  if (field === 'region') return PERSON_TEXTS.select(regionLabel)
  return FALLBACKS[field]
}
