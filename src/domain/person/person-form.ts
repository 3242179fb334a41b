import { isDate } from '../date'
import { cleanAddress, isAddressEmpty } from '../address/address'
import { joinRegion, splitRegion } from '../address/region'
import { type Gender, ID_TYPE, type IdType } from './codes'
import { sexLimitReason } from './gender'
import { emptyFieldMessage, type FormRules, type PersonField } from './form-fields'
import { seenOf } from './bare-number'
import { idCardDisagreement, idCardNotice, idNumberError, normalizeIdNumber } from './id-card'
import { mobileError, normalizeMobile } from './mobile'
import { nameError } from './name'
import { asksSexHistory } from './sex-history'
import { suitability, type SuitabilityProduct } from './suitability'
import { PERSON_TEXTS } from './texts'

/** What the user typed. Untouched choices are null, untouched texts empty. */
export interface PersonForm {
  name: string
  mobile: string
  idType: IdType
  idNumber: string
  gender: Gender | null
  /** 'YYYY-MM-DD', optional. */
  birthday?: string | null
  /** Region names joined by '-'. */
  region?: string
  address?: string
  sexHistory?: boolean | null
  breakfastId?: number | null
  /** Real name of the orderer of bonded goods. */
  buyerName?: string
}

export interface PersonContext {
  form: FormRules
  /** Limits of the product. A sex that it names, null for both, counts before the form's. */
  product?: SuitabilityProduct
  /** Day of the visit, 'YYYY-MM-DD'; ages are not checked without it. */
  on?: string
  /** Fields that cannot be edited; a disabled ID number holds a masked value. */
  disabled?: readonly PersonField[]
  /** The branch belongs to a third-party organisation. */
  thirdOrg?: boolean
  productName?: string
  /** Breakfasts on offer; none makes the field vanish. */
  breakfastCount?: number
  /** Texts of this form for empty fields, before the fallbacks. */
  messages?: Partial<Record<PersonField, string>>
}

interface FieldMessage {
  field: PersonField
  message: string
}

export type PersonResult =
  | {
      ok: true
      /** Trimmed and normalised; what the form does not ask keeps its value. */
      value: PersonForm
      /** Requests to look again that do not block: 请核对身份证号. */
      notices: readonly FieldMessage[]
    }
  | { ok: false; errors: readonly FieldMessage[] }

/** Whether breakfast must be chosen: when a list exists (§5). */
function isBreakfastRequired(breakfastCount: number): boolean {
  return breakfastCount > 0
}

/**
 * Checks a person form by the rules of §5, at most one message per field, in the order of the form; the
 * first error is the toast. The server runs the same check.
 */
export function validatePerson(form: PersonForm, context: PersonContext): PersonResult {
  const asked = context.form.fields
  const errors: FieldMessage[] = []
  for (const field of withBirthday(asked, form)) {
    const message = fieldError(field, form, context)
    if (message !== null && !errors.some((error) => error.field === field)) errors.push({ field, message })
  }
  if (errors.length > 0) return { ok: false, errors }
  return { ok: true, value: normalizePerson(form), notices: noticesOf(form, asked, context) }
}

/** The birthday is never required, but a given one is checked right after the gender. */
function withBirthday(asked: readonly PersonField[], form: PersonForm): readonly PersonField[] {
  if (!form.birthday) return asked
  return asked.flatMap((field): PersonField[] => (field === 'gender' ? ['gender', 'birthday'] : [field]))
}

function fieldError(field: PersonField, form: PersonForm, context: PersonContext): string | null {
  const missing = emptyFieldMessage(field, context.form, context.messages)
  const disabled = context.disabled?.includes(field) ?? false
  switch (field) {
    case 'buyerName':
      return nameError(form.buyerName ?? '', missing)
    case 'name':
      return nameError(form.name, missing)
    case 'idNumber':
      return idError(form, context, disabled)
    case 'mobile':
      return disabled && form.mobile !== '' ? null : mobileError(form.mobile, missing)
    case 'gender':
      return form.gender === null ? missing : genderError(form, context)
    case 'birthday':
      return birthdayError(form, context, missing)
    case 'region':
      return splitRegion(form.region ?? '').length < context.form.regionLevels ? missing : null
    case 'address': {
      const { text, toast } = cleanAddress(form.address ?? '')
      return isAddressEmpty(text) ? missing : toast
    }
    case 'sexHistory':
      return needsSexHistory(form, context) && typeof form.sexHistory !== 'boolean' ? missing : null
    case 'breakfast':
      return isBreakfastRequired(context.breakfastCount ?? 0) && form.breakfastId == null ? missing : null
  }
}

function idError(form: PersonForm, context: PersonContext, disabled: boolean): string | null {
  const own = context.messages?.idNumber || context.form.messages.idNumber
  const idType = context.form.cardOnly ? ID_TYPE.idCard : form.idType
  const error = idNumberError({ idType, idNumber: form.idNumber, disabled }, own)
  if (error !== null || form.birthday) return error
  return ageError(form, context)
}

/** A product that names its sex decides by itself, null opens it to both; else the form's counts (§5). */
function sexLimitOf({ form, product }: PersonContext): Gender | null {
  return product?.sexLimit === undefined ? form.sexLimit : product.sexLimit
}

function genderError(form: PersonForm, context: PersonContext): string | null {
  const limit = sexLimitOf(context)
  const reason = sexLimitReason(limit)
  if (reason !== null && form.gender !== limit) return PERSON_TEXTS.genderNote(context.form.sold, reason)
  const disagreement = cardDisagreement(form, context)
  return disagreement?.field === 'gender' ? disagreement.message : null
}

function birthdayError(form: PersonForm, context: PersonContext, wrong: string): string | null {
  if (!isDate(form.birthday ?? '')) return wrong
  const disagreement = cardDisagreement({ ...form, gender: null }, context)
  return disagreement?.message ?? ageError(form, context)
}

function cardDisagreement(form: PersonForm, context: PersonContext) {
  const masked = context.disabled?.includes('idNumber') ?? false
  return form.idType === ID_TYPE.idCard && !masked ? idCardDisagreement(form) : null
}

function ageError(form: PersonForm, context: PersonContext): string | null {
  if (context.on === undefined) return null
  const result = suitability({ ...form, gender: null }, context.product ?? {}, context.on, context.form.sold)
  return !result.ok && result.field === 'age' ? result.message : null
}

/** Whether this form shows the sex-history question now. */
export function needsSexHistory(
  form: Pick<PersonForm, 'gender'>,
  context: Pick<PersonContext, 'thirdOrg' | 'productName'>
): boolean {
  return asksSexHistory({
    gender: form.gender,
    thirdOrg: context.thirdOrg ?? false,
    productName: context.productName ?? ''
  })
}

function normalizePerson(form: PersonForm): PersonForm {
  return {
    ...form,
    name: form.name.trim(),
    mobile: normalizeMobile(form.mobile),
    idNumber:
      form.idType === ID_TYPE.idCard ? normalizeIdNumber(form.idNumber) : seenOf(form.idNumber).trim(),
    ...(form.buyerName === undefined ? {} : { buyerName: form.buyerName.trim() }),
    ...(form.region === undefined ? {} : { region: joinRegion(splitRegion(form.region)) }),
    ...(form.address === undefined ? {} : { address: cleanAddress(form.address).text.trim() })
  }
}

function noticesOf(
  form: PersonForm,
  asked: readonly PersonField[],
  context: PersonContext
): readonly FieldMessage[] {
  const isCard = form.idType === ID_TYPE.idCard || context.form.cardOnly
  if (!asked.includes('idNumber') || !isCard || context.disabled?.includes('idNumber')) return []
  const message = idCardNotice(form.idNumber)
  return message === null ? [] : [{ field: 'idNumber', message }]
}
