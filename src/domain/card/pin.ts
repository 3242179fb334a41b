/** A card's password: six digits, none that is guessed first. */
import { PIN_TEXTS } from './texts'

/** Wrong ones in a row before a card is locked, and for how long. */
export const MOST_TRIES = 5
export const LOCK_MINUTES = 30
export const PIN_LENGTH = 6

const SHAPE = new RegExp(`^\\d{${PIN_LENGTH}}$`)

const isRun = (pin: string): boolean => {
  const steps = [...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index]))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

/** Six in a row out of a number, such as a birthday or a phone. */
const isPartOf = (pin: string, numbers: readonly string[]): boolean =>
  numbers.some((number) => number.replace(/\D/g, '').includes(pin))

/** Why it is refused as a new password; null when it may be one. @param numbers birthdays and phones of whom it is for */
export function pinProblem(
  pin: string,
  { numbers, old }: { numbers: readonly string[]; old: string | null }
) {
  if (!SHAPE.test(pin)) return PIN_TEXTS.form
  if (pin === old) return PIN_TEXTS.old
  if (isRun(pin)) return PIN_TEXTS.run
  if (new Set(pin).size === 1) return PIN_TEXTS.same
  return isPartOf(pin, numbers) ? PIN_TEXTS.person : null
}
