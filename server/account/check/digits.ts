import { randomInt } from 'node:crypto'

/** 1 looks like a stray line, and more than six tones are not counted reliably. */
export const CHECK_DIGITS = ['2', '3', '4', '5', '6'] as const
export type CheckDigit = (typeof CHECK_DIGITS)[number]
export const CHECK_LENGTH = 5

export const randomDigits = (): CheckDigit[] =>
  Array.from({ length: CHECK_LENGTH }, () => CHECK_DIGITS[randomInt(CHECK_DIGITS.length)] ?? '2')

/** A random number from `from` up to `to`. */
export const between = (from: number, to: number): number =>
  from + (randomInt(1_000_001) / 1_000_000) * (to - from)
