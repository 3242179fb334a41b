/** What passes between the shop and the bank, whatever it is sealed by. */
export interface BankEnvelope {
  /** For the other side: encrypted, and signed by this one. */
  seal(message: object): string
  /** What the other side says; null where it is not theirs, was changed on the way, or is no message at all. */
  open(sealed: string): unknown
}

/** A message is good for this long, ms. */
export const MESSAGE_LIFE_MS = 5 * 60_000
/** How far the clocks of shop and bank may lie apart, ms. */
const CLOCK_SKEW_MS = 60_000

/** Whether a message of that time (ms since 1970) is still good. */
export const isTimely = (time: number, now: Date): boolean =>
  time <= now.getTime() + CLOCK_SKEW_MS && now.getTime() < time + MESSAGE_LIFE_MS
