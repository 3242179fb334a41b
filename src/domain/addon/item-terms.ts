/**
 * What an item asks of who has it examined: days ahead, company, and what forbids it.
 *
 * - `leadProblem(terms, daysAhead)`: why the item cannot be examined so many days from today, or ''
 * - `remarksOf(terms)`, `remarksFor(remarks, whom)`: what is told, and what of it can concern a person of that sex and age
 * - `RADIATION`: what X-rays ask of a woman who may be pregnant
 * - `termNotes(terms, whom)`: all of it as short notes for the item's row
 * - `remindersOf(entries)`: one sentence for each thing to know, with the names of all items that it is about
 * - `longestLead(all)`: days ahead of the item that wants the most
 */
import { ADDON_TEXTS } from './texts'

export interface ItemRemark {
  text: string
  /** null concerns everybody, 1 men only, 0 women only. */
  sexLimit: number | null
  /** Full years of whom it concerns; without it every age. */
  ages?: Ages | undefined
}

/** Full years, both inclusive. */
export interface Ages {
  readonly min: number
  readonly max: number
}

/** Of whom a remark is told: a person, or all whom a product takes. */
export interface Whom {
  /** 1 man, 0 woman, null both or unknown. */
  readonly gender: number | null
  /** null: unknown. */
  readonly ages: Ages | null
}

/** Ages in which notices about pregnancy concern a woman. */
export const CHILDBEARING: Ages = { min: 15, max: 55 }

export const RADIATION: ItemRemark = {
  text: '有射线检查，备孕、怀孕或哺乳期请勿选择，并提前告知医护人员',
  sexLimit: 0,
  ages: CHILDBEARING
}

export interface ItemTerms {
  /** Days between booking and examination; 0 none. */
  leadDays: number
  /** Comes only with a relative. */
  companion: boolean
  /** What forbids the item, or what it forbids on that day. */
  forbids: readonly ItemRemark[]
}

export const NO_TERMS: ItemTerms = { leadDays: 0, companion: false, forbids: [] }

export const longestLead = (all: readonly ItemTerms[]): number =>
  all.reduce((longest, { leadDays }) => Math.max(longest, leadDays), 0)

export const leadProblem = ({ leadDays }: ItemTerms, daysAhead: number): string =>
  daysAhead < leadDays ? ADDON_TEXTS.tooSoon(leadDays) : ''

export const remarksOf = ({ companion, forbids }: ItemTerms): ItemRemark[] => [
  ...(companion ? [{ text: ADDON_TEXTS.companion, sexLimit: null }] : []),
  ...forbids
]

const overlap = (one: Ages, other: Ages): boolean => one.min <= other.max && other.min <= one.max

/** An unknown sex or age is told everything. */
const concerns = ({ sexLimit, ages }: ItemRemark, whom: Whom): boolean =>
  (sexLimit === null || whom.gender === null || sexLimit === whom.gender) &&
  (!ages || !whom.ages || overlap(ages, whom.ages))

export const remarksFor = (remarks: readonly ItemRemark[], whom: Whom): string[] =>
  remarks.filter((remark) => concerns(remark, whom)).map(({ text }) => text)

/** A person whose age is unknown is null. */
export const whomOf = (gender: number | null, age: number | null): Whom => ({
  gender,
  ages: age === null ? null : { min: age, max: age }
})

/** All whom a product takes; a bound that is not set is none. */
export const takenBy = ({
  sexLimit,
  ageMin,
  ageMax
}: {
  sexLimit: number | null
  ageMin: number | null
  ageMax: number | null
}): Whom => ({ gender: sexLimit, ages: { min: ageMin ?? 0, max: ageMax ?? Infinity } })

export const termNotes = (terms: ItemTerms, whom: Whom): string[] => [
  ...(terms.leadDays > 0 ? [ADDON_TEXTS.leadDays(terms.leadDays)] : []),
  ...remarksFor(remarksOf(terms), whom)
]

export interface Reminding {
  name: string
  texts: readonly string[]
}

export const remindersOf = (entries: readonly Reminding[]): string[] => {
  const about = new Map<string, string[]>()
  for (const { name, texts } of entries) {
    texts.forEach((text) => about.set(text, [...(about.get(text) ?? []), name]))
  }
  return [...about].map(([text, names]) => `${text}（${names.join('、')}）`)
}
