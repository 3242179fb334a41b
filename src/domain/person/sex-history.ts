import { GENDER, type Gender } from './codes'

/** Whether a combo is a nucleic-acid one, by its name. */
function isNucleicAcidCombo(comboName: string): boolean {
  return comboName.includes('核酸')
}

/**
 * The sex-history yes/no question: only for female examinees of a third-party organisation, not for
 * nucleic-acid combos (§5). It is never shown in reports.
 */
export function asksSexHistory(context: {
  gender: Gender | null
  thirdOrg: boolean
  comboName: string
}): boolean {
  return context.gender === GENDER.female && context.thirdOrg && !isNucleicAcidCombo(context.comboName)
}
