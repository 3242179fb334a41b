import { withoutEmoji } from '../emoji'
import { PERSON_TEXTS } from './texts'

/** Longest name accepted, characters. Our own limit; the specification gives none. */
export const NAME_MAX_LENGTH = 30

/** Placeholder and message of an empty name, with the label when there is one (§5). */
export function namePrompt(label: string | null): string {
  return label === null ? PERSON_TEXTS.name : PERSON_TEXTS.nameOf(label)
}

/** Message of a wrong name, or null when it is fine. `missing` replaces the text of an empty name. */
export function nameError(name: string, missing: string): string | null {
  const length = Array.from(name.trim()).length
  if (length === 0) return missing
  if (length > NAME_MAX_LENGTH) return PERSON_TEXTS.nameTooLong
  return withoutEmoji(name) === name ? null : PERSON_TEXTS.nameEmoji
}
