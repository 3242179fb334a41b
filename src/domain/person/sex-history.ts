import { GENDER, type Gender } from './codes'

/** Whether a product is a nucleic-acid test, by its name. */
function isNucleicAcidTest(productName: string): boolean {
  return productName.includes('核酸')
}

/**
 * The sex-history yes/no question: only for female examinees of a third-party organisation, not for
 * nucleic-acid tests (§5). It is never shown in reports.
 */
export function asksSexHistory(context: {
  gender: Gender | null
  thirdOrg: boolean
  productName: string
}): boolean {
  return context.gender === GENDER.female && context.thirdOrg && !isNucleicAcidTest(context.productName)
}
