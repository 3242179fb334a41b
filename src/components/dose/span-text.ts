import { doseTexts as texts } from './texts'

const MONTH = 30

/** As months where it is some, else as days. */
export const spanText = (days: number): string =>
  days % MONTH === 0 ? texts.months(days / MONTH) : texts.days(days)
