/** Reports of the account's people, in our own words. */
import type {
  ReportCodeSent,
  ReportList,
  ReportPeople,
  ReportPerson as WirePerson,
  ReportSharing as WireSharing
} from '@/contract/report/dto/report'
import type { ShareDays } from '@/domain/report/access'
import type { Report } from '@/domain/report/report'
import type { Call } from '../http/call'

export type ReportPerson = Readonly<WirePerson>

export type Reader = Readonly<ReportPeople['people'][number]>

export interface ReportReaders {
  readonly people: readonly Reader[]
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

/** A report as a PDF. */
export const reportFile = (call: Call, contactsId: string, reportNo: string) =>
  call('report.file', { contactsId, reportNo })

export type ReportSharing = Readonly<WireSharing>

/** Sends a code to the phone of the person whose reports they are. */
export const askForReports = (call: Call, contactsId: string): Promise<ReportCodeSent> =>
  call('report.askConsent', { contactsId })

export async function agreeToReports(call: Call, contactsId: string, code: string): Promise<void> {
  await call('report.agree', { contactsId, code })
}

export async function withdrawReports(call: Call, contactsId: string): Promise<void> {
  await call('report.withdraw', { contactsId })
}

export const readSharing = (call: Call, contactsId: string): Promise<ReportSharing> =>
  call('report.sharing', { contactsId })

export const shareReports = (
  call: Call,
  contactsId: string,
  mobile: string,
  days: ShareDays
): Promise<ReportSharing> => call('report.share', { contactsId, mobile, days })

export const endShare = (call: Call, id: string): Promise<ReportSharing> => call('report.unshare', { id })
