/**
 * What a card entitles to, for whom and when. An entitlement is one row with its uses; several combos of it share them ('三选一'). All
 * that differs between cards is data of these rows.
 */
import { ageAt } from '../person/age'
import type { Gender } from '../person/codes'
import { sexLimitReason } from '../person/gender'
import { CARD_WORDS } from './texts'

/** Whom an entitlement is for. */
export interface Persons {
  readonly holder: boolean
  /** Relations of the holder's family; empty: nobody of it. */
  readonly relations: readonly string[]
  /** Years that somebody of the family has to be; null any. */
  readonly familyAgeMin: number | null
}

export interface Window {
  readonly startsAt: Date
  /** The first moment at which it does not count any more. */
  readonly expiresAt: Date
}

export interface Right extends Persons, Window {
  readonly id: string
  readonly comboIds: readonly string[]
  /** Uses that were given, that still count (less once they run out or are taken back), and that orders have. */
  readonly granted: number
  readonly uses: number
  readonly taken: number
  readonly withdrawnAt: Date | null
}

/** Somebody as a card sees them. */
export interface CardPerson {
  readonly isHolder: boolean
  /** What they are to the holder. */
  readonly relation: string
  /** null unknown. */
  readonly birthday: string | null
  readonly gender: Gender | null
  /** The holder has named them within the family's share. */
  readonly named: boolean
}

/** What has to be said of somebody whom an entitlement is not for; null: it is for them on that day ('YYYY-MM-DD'). */
export function personProblem(
  persons: Persons,
  person: Omit<CardPerson, 'named'>,
  on: string
): string | null {
  if (person.isHolder) return persons.holder ? null : CARD_WORDS.notRelated
  if (persons.relations.length === 0) return CARD_WORDS.notHolder
  if (!persons.relations.includes(person.relation)) return CARD_WORDS.notRelated
  const age = person.birthday === null ? null : ageAt(person.birthday, on)
  const least = persons.familyAgeMin
  // Who they are has to be shown to be old enough: an age that nobody knows is none.
  return least !== null && (age ?? -1) < least ? CARD_WORDS.tooYoung(least) : null
}

export const leftOf = ({ uses, taken }: Pick<Right, 'uses' | 'taken'>): number => Math.max(0, uses - taken)

export const isWithin = ({ startsAt, expiresAt }: Window, at: Date): boolean =>
  startsAt <= at && at < expiresAt

/** Uses of it that an order for a visit at that moment may take: today and on the day itself it has to count. */
export function usable(right: Right, now: Date, visit: Date = now): boolean {
  return right.withdrawnAt === null && isWithin(right, now) && isWithin(right, visit) && leftOf(right) > 0
}

/** '三选一' of what shares its uses; '' of one combo. */
export const ruleOf = ({ comboIds }: Pick<Right, 'comboIds'>): string =>
  comboIds.length > 1 ? CARD_WORDS.oneOf(comboIds.length) : ''

/** '三选一 · 1 份'. */
export const rightText = (right: Pick<Right, 'comboIds' | 'granted'>): string =>
  [ruleOf(right), CARD_WORDS.uses(right.granted)].filter((part) => part !== '').join(' · ')

interface Suited {
  readonly sexLimit: Gender | null
  readonly ageMin: number | null
  readonly ageMax: number | null
}

/** Why a combo does not suit somebody on a day, with their age: '40 岁起，今年 38 岁'; '' when it does, or nobody can tell. */
export function comboProblem(
  combo: Suited,
  person: Pick<CardPerson, 'birthday' | 'gender'>,
  on: string
): string {
  if (combo.sexLimit !== null && person.gender !== null && person.gender !== combo.sexLimit)
    return sexLimitReason(combo.sexLimit) ?? ''
  const age = person.birthday === null ? null : ageAt(person.birthday, on)
  if (age === null) return ''
  if (combo.ageMin !== null && age < combo.ageMin) return CARD_WORDS.from(combo.ageMin, age)
  return combo.ageMax !== null && age > combo.ageMax ? CARD_WORDS.until(combo.ageMax, age) : ''
}

/** The same entitlement serves several: those for the family alone before those for all, then the one that runs out first. */
export const inOrderOfUse = <R extends Right>(
  rights: readonly R[],
  person: Pick<CardPerson, 'isHolder'>
): R[] =>
  rights.toSorted(
    (a, b) =>
      Number(person.isHolder ? a.relations.length > 0 : a.holder) -
        Number(person.isHolder ? b.relations.length > 0 : b.holder) ||
      a.expiresAt.getTime() - b.expiresAt.getTime() ||
      (a.id < b.id ? -1 : 1)
  )
