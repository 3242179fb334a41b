import { sexLimitReason } from './gender'
import { PERSON_TEXTS } from './texts'

/** Ages that are as good as no limit. */
export const ANY_AGE = { min: 0, max: 120 }

/** Whom a product takes, in short: 限男士, 30–60岁. */
export function limitTexts(product: { sexLimit: number | null; ageMin: number; ageMax: number }): string[] {
  const { sexLimit, ageMin, ageMax } = product
  const sex = sexLimitReason(sexLimit === 1 || sexLimit === 0 ? sexLimit : null)
  const from = ageMin > ANY_AGE.min
  const to = ageMax < ANY_AGE.max
  const limits = sex === null ? [] : [sex]
  if (from && to) limits.push(PERSON_TEXTS.ages(ageMin, ageMax))
  else if (from) limits.push(PERSON_TEXTS.agesFrom(ageMin))
  else if (to) limits.push(PERSON_TEXTS.agesTo(ageMax))
  return limits
}
