import { GENDER, type Gender } from './codes'
import { PERSON_TEXTS } from './texts'

/** '限男士', '限女士' or null. */
export function sexLimitReason(limit: Gender | null): string | null {
  if (limit === null) return null
  return limit === GENDER.male ? PERSON_TEXTS.maleOnly : PERSON_TEXTS.femaleOnly
}

export interface GenderOption {
  value: Gender
  label: string
  disabled: boolean
  /** Why it cannot be chosen, such as 本套餐限男士. */
  reason: string | null
}

/** The two options in display order; the forbidden one stays visible with its reason (§5). */
export function genderOptions(
  limit: Gender | null,
  sold: string = PERSON_TEXTS.sold
): readonly GenderOption[] {
  const reason = sexLimitReason(limit)
  return [GENDER.male, GENDER.female].map((value) => {
    const disabled = limit !== null && limit !== value
    return {
      value,
      label: value === GENDER.male ? PERSON_TEXTS.male : PERSON_TEXTS.female,
      disabled,
      reason: disabled && reason !== null ? PERSON_TEXTS.genderNote(sold, reason) : null
    }
  })
}
