import { toCode } from '../code'
import { CATEGORY, type ProductKind } from '../product-kind'
import { CROSS_BORDER_TEXTS, PERSON_TEXTS } from './texts'
import { namePrompt, personLabel } from './name'

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

const EXAMINEE: readonly PersonField[] = ['name', 'idNumber', 'mobile', 'gender', 'sexHistory', 'breakfast']
const PATIENT: readonly PersonField[] = ['name', 'idNumber', 'mobile', 'gender']
const RECIPIENT: readonly PersonField[] = ['name', 'mobile', 'region', 'address']

const FIELDS: Readonly<Record<ProductKind, readonly PersonField[]>> = {
  checkup: EXAMINEE,
  waston: EXAMINEE,
  gene: EXAMINEE,
  dentistry: PATIENT,
  vaccine: [...PATIENT, 'region', 'address'],
  'health-selection': RECIPIENT,
  'gene-home': RECIPIENT,
  'coupon-activity': ['name', 'mobile'],
  'cross-border': ['buyerName', 'name', 'mobile', 'idNumber', 'region', 'address'],
  sugarshaker: ['name', 'mobile']
}

const FALLBACKS: Readonly<Record<PersonField, string>> = {
  buyerName: PERSON_TEXTS.realName,
  name: PERSON_TEXTS.name,
  idNumber: PERSON_TEXTS.otherIdMissing,
  mobile: PERSON_TEXTS.mobileMissing,
  gender: PERSON_TEXTS.gender,
  birthday: PERSON_TEXTS.birthdayWrong,
  region: PERSON_TEXTS.select(PERSON_TEXTS.regionLabel),
  address: PERSON_TEXTS.address,
  sexHistory: PERSON_TEXTS.sexHistory,
  breakfast: PERSON_TEXTS.breakfast
}

/** What a form is for; kind null is the plain contact form of the address book. */
export interface FormPurpose {
  kind: ProductKind | null
  category?: number | string | null
}

/** The fields a form asks, in the order of their checks. Category 30 asks no city and no address (§5). */
export function fieldsOf({ kind, category }: FormPurpose): readonly PersonField[] {
  if (kind === null) return PATIENT
  const fields = FIELDS[kind]
  if (toCode(category) !== CATEGORY.specialGoods) return fields
  return fields.filter((field) => field !== 'region' && field !== 'address')
}

/** The label of the city row: 配送区域, or 接种城市 for vaccine (§5). */
export function regionLabel(kind: ProductKind | null): string {
  return kind === 'vaccine' ? PERSON_TEXTS.vaccineCityLabel : PERSON_TEXTS.regionLabel
}

/** Levels of the city picker: 3, or 2 for vaccine (§5). */
export function regionLevels(kind: ProductKind | null): 2 | 3 {
  return kind === 'vaccine' ? 2 : 3
}

/** Message of an empty field: the form's own text when it has one, else the field's fallback (§5). */
export function emptyFieldMessage(
  field: PersonField,
  purpose: FormPurpose,
  own: Partial<Record<PersonField, string>> = {}
): string {
  const given = own[field]
  if (given) return given
  if (purpose.kind === 'cross-border') return crossBorderMessage(field)
  if (field === 'name') return namePrompt(personLabel(purpose.kind, purpose.category))
  if (field === 'region') return PERSON_TEXTS.select(regionLabel(purpose.kind))
  return FALLBACKS[field]
}

function crossBorderMessage(field: PersonField): string {
  switch (field) {
    case 'buyerName':
    case 'name':
    case 'mobile':
    case 'idNumber':
    case 'region':
    case 'address':
      return CROSS_BORDER_TEXTS[field]
    default:
      return CROSS_BORDER_TEXTS.other
  }
}
