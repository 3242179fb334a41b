import { doseTexts } from './texts'

/** Of so many doses one by its number; a single one has none. */
export const doseName = (no: number, count: number): string =>
  count > 1 ? doseTexts.dose(no) : doseTexts.only
