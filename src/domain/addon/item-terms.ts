/**
 * What an item asks of who has it examined: days ahead, company, and what forbids it.
 *
 * - `leadProblem(terms, daysAhead)`: why the item cannot be examined so many days from today, or ''
 * - `remarksOf(terms)`, `remarksFor(remarks, gender)`: what is told, and what of it can concern a person of that sex
 * - `termNotes(terms, gender)`: all of it as short notes for the item's row
 * - `remindersOf(entries)`: one sentence for each thing to know, with the names of all items that it is about
 * - `longestLead(all)`: days ahead of the item that wants the most
 */
import { ADDON_TEXTS } from './texts'

export interface ItemRemark {
  text: string
  /** null concerns everybody, 1 men only, 0 women only. */
  sexLimit: number | null
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

/** An unknown sex is told everything. */
export const remarksFor = (remarks: readonly ItemRemark[], gender: number | null): string[] =>
  remarks
    .filter(({ sexLimit }) => sexLimit === null || gender === null || sexLimit === gender)
    .map(({ text }) => text)

export const termNotes = (terms: ItemTerms, gender: number | null): string[] => [
  ...(terms.leadDays > 0 ? [ADDON_TEXTS.leadDays(terms.leadDays)] : []),
  ...remarksFor(remarksOf(terms), gender)
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
