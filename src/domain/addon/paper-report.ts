/** The choice of a paper report (§3, §4): packages -1 (donation) and -2 (gift), which exclude each other. */
import { isPaperReport } from './selection-read'
import { SPECIAL_PACKAGE_ID, type Selection } from './types'

export type PaperReportId = typeof SPECIAL_PACKAGE_ID.publicReport | typeof SPECIAL_PACKAGE_ID.giftReport

/** The report on paper is posted: neither of the two packages, and an address with the order. */
export const PAPER_BY_POST = 'post'
export type PaperChoice = PaperReportId | typeof PAPER_BY_POST

/** The chosen paper-report option, or null. */
export const paperReportOf = (selection: Selection): PaperReportId | null => {
  const id = selection.find((entry) => isPaperReport(entry.packageId))?.packageId
  if (id === SPECIAL_PACKAGE_ID.publicReport || id === SPECIAL_PACKAGE_ID.giftReport) return id
  return null
}
