import { empty } from '../common/dto'
import * as health from './dto/health'
import * as report from './dto/report'

/** What each call of this subject takes and answers. Server and tests only. */
export const reportSchemas = {
  'report.people': { input: empty, results: report.reportPeople },
  'report.file': { input: report.reportFileInput, results: report.reportFile },
  'report.list': { input: report.reportListInput, results: report.reportList },
  'report.askConsent': { input: report.reportContactInput, results: report.reportCodeSent },
  'report.agree': { input: report.reportAgreeInput, results: report.reportPeople },
  'report.withdraw': { input: report.reportContactInput, results: report.reportPeople },
  'report.sharing': { input: report.reportContactInput, results: report.reportSharing },
  'report.share': { input: report.reportShareInput, results: report.reportSharing },
  'report.unshare': { input: report.reportUnshareInput, results: report.reportSharing },
  'plan.get': { input: empty, results: health.healthPlan },
  'plan.save': { input: health.planInput, results: health.healthPlan },
  'plan.tap': { input: health.planTapInput, results: health.healthPlan },
  'plan.weigh': { input: health.planWeighInput, results: health.healthPlan },
  'glucose.book': { input: empty, results: health.glucoseBook },
  'glucose.save': { input: health.glucoseInput, results: health.glucoseBook },
  'glucose.delete': { input: health.glucoseIdInput, results: health.glucoseBook },
  'glucose.targets': { input: health.glucoseTargets, results: health.glucoseBook }
}
