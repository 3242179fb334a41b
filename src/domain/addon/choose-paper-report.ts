import { paperReportOf, type PaperReportId } from './paper-report'
import { isPaperReport } from './selection-read'
import type { Selection } from './types'

/** Chooses one option and clears the other; choosing the chosen one again removes it (R4.26, R4.27). */
export const choosePaperReport = (selection: Selection, packageId: PaperReportId): Selection => {
  const rest = selection.filter((entry) => !isPaperReport(entry.packageId))
  return paperReportOf(selection) === packageId ? rest : [...rest, { packageId, itemCodes: [] }]
}
