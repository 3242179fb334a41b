/**
 * What of a report wants attention.
 *
 * - `standingOf(reading)`: below, above or within its range; the limits themselves are within
 * - `concernsOf(report)`: findings and values out of their range, those for a doctor first
 * - `recheckCodes(concerns)`: the items of a re-check
 */
import { FINDING_LEVELS, type Finding, type FindingLevel, type Reading, type Report } from './report'

export type Standing = 'low' | 'high' | 'within'
export type ConcernLevel = Exclude<FindingLevel, '已好转'>
export const CONCERN_LEVELS: readonly ConcernLevel[] = ['建议就诊', '建议复查', '生活方式']

export interface Concern {
  readonly level: ConcernLevel
  readonly itemCode: string
  readonly name: string
  /** null: seen, not measured. */
  readonly reading: Reading | null
  /** The doctor's own words; '' when only the value says it. */
  readonly text: string
}

export function standingOf({ value, low, high }: Pick<Reading, 'value' | 'low' | 'high'>): Standing {
  if (value < low) return 'low'
  return value > high ? 'high' : 'within'
}

const isConcern = (finding: Finding): finding is Finding & { level: ConcernLevel } =>
  finding.level !== '已好转'

/** The value that a finding speaks of: one out of its range before one within. */
function readingOf({ readings }: Report, { itemCode, text }: Finding): Reading | null {
  const own = readings.filter((reading) => reading.itemCode === itemCode)
  const named = own.find(({ itemName }) => text.includes(itemName))
  return named ?? own.find((reading) => standingOf(reading) !== 'within') ?? own[0] ?? null
}

/** In the order 就诊, 复查, 生活方式; within a level as the report has them. A value that no finding speaks of is 生活方式. */
export function concernsOf(report: Report): readonly Concern[] {
  const found = report.findings.filter(isConcern).map((finding): Concern => {
    const reading = readingOf(report, finding)
    const { level, itemCode, text } = finding
    return { level, itemCode, name: reading?.itemName ?? finding.itemName, reading, text }
  })
  const spoken = new Set(found.flatMap(({ reading }) => reading ?? []))
  const measured = report.readings
    .filter((reading) => standingOf(reading) !== 'within' && !spoken.has(reading))
    .map((reading): Concern => ({
      level: '生活方式',
      itemCode: reading.itemCode,
      name: reading.itemName,
      reading,
      text: ''
    }))
  const rank = ({ level }: Concern) => FINDING_LEVELS.indexOf(level)
  return [...found, ...measured].sort((left, right) => rank(left) - rank(right))
}

/** What is better than before, in the doctor's words. */
export const improvedOf = ({ findings }: Report): readonly Finding[] =>
  findings.filter(({ level }) => level === '已好转')

/** Names of what shows nothing: values within their range that no finding speaks of, and the rest. */
export function normalOf(report: Report): readonly string[] {
  const spoken = new Set(concernsOf(report).flatMap(({ reading }) => reading ?? []))
  return [
    ...report.readings.filter((reading) => !spoken.has(reading)).map(({ itemName }) => itemName),
    ...report.normal
  ]
}

/** What a doctor wants to see again; when there is none of it, the values out of their range. Each item once. */
export function recheckCodes(concerns: readonly Pick<Concern, 'itemCode' | 'level'>[]): readonly string[] {
  const wanted = concerns.filter(({ level }) => level !== '生活方式')
  const of = wanted.length > 0 ? wanted : concerns
  return [...new Set(of.map(({ itemCode }) => itemCode))]
}
