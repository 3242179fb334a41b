import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { consents, reports, type ReportFinding, type ReportMetric } from '../../db/schema'

/** The purpose under which the recommendation from past reports is agreed to (§4). */
export const RECOMMEND_PURPOSE = 'recommend'

/** Whether the user agreed to recommendations from past reports. */
export async function hasRecommendConsent(db: Db, userId: string | null): Promise<boolean> {
  if (userId === null) return false
  const [row] = await db
    .select({ granted: consents.granted })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.purpose, RECOMMEND_PURPOSE)))
  return row?.granted ?? false
}

interface ReportFacts {
  date: string
  metrics: readonly ReportMetric[]
  findings: readonly ReportFinding[]
}

/** '2026年25-羟维生素D 14 ng/mL，低于20，建议复查', or null while the last value is within its range. */
function metricReason(report: ReportFacts, itemCode: string): string | null {
  const metric = report.metrics.find((candidate) => candidate.itemCode === itemCode)
  const value = metric?.values[metric.values.length - 1]
  const [low, high] = metric?.ref ?? []
  if (metric === undefined || value === undefined) return null
  const what = `${report.date.slice(0, 4)}年${metric.itemName} ${value} ${metric.unit}`
  if (low !== undefined && value < low) return `${what}，低于${low}，建议复查`
  if (high !== undefined && value > high) return `${what}，高于${high}，建议复查`
  return null
}

const findingReason = (report: ReportFacts, itemCode: string): string | null =>
  report.findings.find((finding) => finding.itemCode === itemCode)?.text ?? null

/** Why an item is recommended: the newest report that says something about one of its triggers; '' when none does. */
export function recommendReason(newestFirst: readonly ReportFacts[], triggers: readonly string[]): string {
  for (const report of newestFirst) {
    for (const trigger of triggers) {
      const reason = metricReason(report, trigger) ?? findingReason(report, trigger)
      if (reason !== null) return reason
    }
  }
  return ''
}

/** The reports of one person, newest first. */
export async function reportsOf(db: Db, userId: string, contactsId: string): Promise<ReportFacts[]> {
  return db
    .select({ date: reports.date, metrics: reports.metrics, findings: reports.findings })
    .from(reports)
    .where(and(eq(reports.userId, userId), eq(reports.contactsId, contactsId)))
    .orderBy(desc(reports.date))
}
