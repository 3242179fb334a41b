import { isDate } from '../date'
import { bareNumber } from './bare-number'
import { GENDER, ID_TYPE, type Gender, type IdType } from './codes'
import { PERSON_TEXTS } from './texts'

/** 15 digits, 18 digits, or 17 digits with X or x (§5). */
const ID_CARD_PATTERN = /^(?:\d{15}|\d{17}[\dXx])$/

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const
const CHECK_DIGITS = '10X98765432'

export interface IdTypeChoices {
  label: string
  types: readonly { value: IdType; label: string }[]
  /** False for bonded goods: the type cannot be changed. */
  changeable: boolean
}

/** The ID types a form offers; bonded goods take the identity card alone, labelled 身份证号 (§5). */
export function idTypeChoices(cardOnly: boolean): IdTypeChoices {
  const idCard = { value: ID_TYPE.idCard, label: '身份证' }
  if (cardOnly) return { label: '身份证号', types: [idCard], changeable: false }
  return { label: '证件号码', types: [idCard, { value: ID_TYPE.other, label: '其他证件' }], changeable: true }
}

/** The number as stored: bare, X in upper case. */
export function normalizeIdNumber(idNumber: string): string {
  return bareNumber(idNumber).toUpperCase()
}

/**
 * Message of a wrong ID number, or null (§5). Type 9 is required without a format. A disabled field holds a
 * masked number, so its pattern is not checked.
 */
export function idNumberError(
  input: { idType: IdType; idNumber: string; disabled?: boolean },
  missing?: string
): string | null {
  const number = normalizeIdNumber(input.idNumber)
  const isCard = input.idType === ID_TYPE.idCard
  if (number === '') return missing ?? (isCard ? PERSON_TEXTS.idCardMissing : PERSON_TEXTS.otherIdMissing)
  if (!isCard || input.disabled || ID_CARD_PATTERN.test(number)) return null
  return PERSON_TEXTS.idCardWrong
}

/** Birth date ('YYYY-MM-DD') and sex told by an identity card number of 15 or 18; null when it holds no real date. */
export function idCardFacts(idNumber: string): { birthday: string; gender: Gender } | null {
  const number = normalizeIdNumber(idNumber)
  if (!ID_CARD_PATTERN.test(number)) return null
  const long = number.length === 18
  const digits = long ? number.slice(6, 14) : `19${number.slice(6, 12)}`
  const birthday = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`
  if (!isDate(birthday)) return null
  const order = Number(long ? number.charAt(16) : number.charAt(14))
  return { birthday, gender: order % 2 === 1 ? GENDER.male : GENDER.female }
}

function checkCharacter(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits.charAt(index)), 0)
  return CHECK_DIGITS.charAt(sum % 11)
}

/** Whether the check character of an 18-digit number fits; numbers of 15 have none and pass. */
export function hasValidChecksum(idNumber: string): boolean {
  const number = normalizeIdNumber(idNumber)
  return number.length !== 18 || checkCharacter(number) === number.charAt(17)
}

/** The number of 18 that a number of 15 became: both are the same person. */
export function longIdNumber(idNumber: string): string {
  const number = normalizeIdNumber(idNumber)
  if (!/^\d{15}$/.test(number)) return number
  const digits = `${number.slice(0, 6)}19${number.slice(6)}`
  return `${digits}${checkCharacter(digits)}`
}

/** A request to look again, which never blocks: 请核对身份证号 when the checksum or the birth date cannot be (§5). */
export function idCardNotice(idNumber: string): string | null {
  if (!ID_CARD_PATTERN.test(normalizeIdNumber(idNumber))) return null
  return hasValidChecksum(idNumber) && idCardFacts(idNumber) !== null ? null : PERSON_TEXTS.idCardCheck
}

/**
 * Sex and birth date of an 18-digit number must agree with the form.
 * @returns the first field that disagrees with its message, or null
 */
export function idCardDisagreement(form: {
  idNumber: string
  gender: Gender | null
  birthday?: string | null
}): { field: 'gender' | 'birthday'; message: string } | null {
  const number = normalizeIdNumber(form.idNumber)
  const facts = number.length === 18 ? idCardFacts(number) : null
  if (facts === null) return null
  if (form.gender !== null && form.gender !== facts.gender) {
    return { field: 'gender', message: PERSON_TEXTS.genderMismatch }
  }
  if (form.birthday && form.birthday !== facts.birthday) {
    return { field: 'birthday', message: PERSON_TEXTS.birthdayMismatch }
  }
  return null
}
