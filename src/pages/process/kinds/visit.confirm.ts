import { needsSexHistory } from '@/domain/person/person-form'
import type { OrderFacts } from './plan'

/** The answer to the sex-history question; null where it was not asked. */
export function sexHistoryOf({ person, booked: { product, visit } }: OrderFacts): 0 | 1 | null {
  const asked = needsSexHistory(person, { thirdOrg: visit.branch.thirdParty, comboName: product.name })
  return asked && typeof person.sexHistory === 'boolean' ? (person.sexHistory ? 1 : 0) : null
}
