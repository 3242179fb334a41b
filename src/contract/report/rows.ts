import { row } from '../endpoint'
import type { Empty } from '../common/dto'
import type * as health from './dto/health'
import type * as dto from './dto/report'

/** Reports, who may read them, and what somebody keeps of their own health. */
export const reportEndpoints = {
  'report.people': row<Empty, dto.ReportPeople>({
    method: 'GET',
    path: '/report/people',
    auth: 'user',
    changes: false
  }),
  'report.list': row<dto.ReportListInput, dto.ReportList>({
    method: 'GET',
    path: '/report/list/:contactsId',
    auth: 'user',
    changes: false
  }),
  /** Who has it is noted. */
  'report.file': row<dto.ReportFileInput, dto.ReportFile>({
    method: 'POST',
    path: '/report/file',
    auth: 'user',
    changes: false,
    encrypted: true,
    showLoading: true
  }),
  /** Sends a code to the person's own phone. */
  'report.askConsent': row<dto.ReportContactInput, dto.ReportCodeSent>({
    method: 'POST',
    path: '/report/consent/code',
    auth: 'user',
    changes: true
  }),
  'report.agree': row<dto.ReportAgreeInput, dto.ReportPeople>({
    method: 'POST',
    path: '/report/consent/agree',
    auth: 'user',
    changes: true
  }),
  'report.withdraw': row<dto.ReportContactInput, dto.ReportPeople>({
    method: 'POST',
    path: '/report/consent/withdraw',
    auth: 'user',
    changes: true
  }),
  'report.sharing': row<dto.ReportContactInput, dto.ReportSharing>({
    method: 'GET',
    path: '/report/sharing/:contactsId',
    auth: 'user',
    changes: false
  }),
  'report.share': row<dto.ReportShareInput, dto.ReportSharing>({
    method: 'POST',
    path: '/report/share',
    auth: 'user',
    changes: true
  }),
  'report.unshare': row<dto.ReportUnshareInput, dto.ReportSharing>({
    method: 'POST',
    path: '/report/unshare',
    auth: 'user',
    changes: true
  }),
  'glucose.book': row<Empty, health.GlucoseBook>({
    method: 'GET',
    path: '/glucose/list',
    auth: 'user',
    changes: false
  }),
  /** Answered with 27008 when something stands at that moment already. */
  'glucose.save': row<health.GlucoseInput, health.GlucoseBook>({
    method: 'POST',
    path: '/glucose/save',
    auth: 'user',
    changes: true
  }),
  'glucose.delete': row<health.GlucoseIdInput, health.GlucoseBook>({
    method: 'POST',
    path: '/glucose/delete',
    auth: 'user',
    changes: true
  }),
  'plan.get': row<Empty, health.HealthPlanWire>({
    method: 'GET',
    path: '/health/plan',
    auth: 'user',
    changes: false
  }),
  'plan.save': row<health.PlanInput, health.HealthPlanWire>({
    method: 'POST',
    path: '/health/plan/save',
    auth: 'user',
    changes: true
  }),
  'plan.tap': row<health.PlanTapInput, health.HealthPlanWire>({
    method: 'POST',
    path: '/health/plan/tap',
    auth: 'user',
    changes: true
  }),
  'plan.weigh': row<health.PlanWeighInput, health.HealthPlanWire>({
    method: 'POST',
    path: '/health/plan/weigh',
    auth: 'user',
    changes: true
  }),
  'glucose.targets': row<health.GlucoseTargetsWire, health.GlucoseBook>({
    method: 'POST',
    path: '/glucose/targets',
    auth: 'user',
    changes: true
  })
} as const
