/** Reports of the account's people, in our own words. */
import type { ReportList, ReportPeople, ReportPerson as WirePerson } from '@/contract/dto/report'
import type { Report } from '@/domain/report/report'
import type { Call } from './call'

export type ReportPerson = Readonly<WirePerson>

export interface ReportReaders {
  readonly people: readonly ReportPerson[]
  /** Reports that are being made. */
  readonly pending: readonly PendingReport[]
}
export type PendingReport = Readonly<ReportPeople['pending'][number]>

export interface PersonReports {
  readonly person: ReportPerson
  /** The newest first. */
  readonly reports: readonly Report[]
}

export const listReportPeople = (call: Call): Promise<ReportReaders> => call('report.people', {})

/** `reportNo`: the report that is looked at, for the log of who read it. */
export async function listReports(call: Call, contactsId: string, reportNo?: string): Promise<PersonReports> {
  const results: ReportList = await call('report.list', { contactsId, ...(reportNo ? { reportNo } : {}) })
  return results
}
