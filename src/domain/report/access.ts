import { SELF } from '../person/contacts'

/** Who may read the reports of a person. */

/** A guardian decides for a younger child. */
export const GUARDED_UNTIL = 14

/** Another grown person has to agree before the account sees their reports; the own ones and those of a child need nothing. */
export function needsConsent({
  relation,
  age
}: {
  readonly relation: string
  readonly age: number | null
}): boolean {
  return relation !== SELF && (age === null || age >= GUARDED_UNTIL)
}

/** How long a share may be given, in days. */
export const SHARE_DAYS = [7, 30, 365] as const
export type ShareDays = (typeof SHARE_DAYS)[number]
