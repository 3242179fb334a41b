import { row } from '../endpoint'
import type { Empty } from '../dto/common'
import type * as health from '../dto/health'
import type * as dto from '../dto/report'

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
  'glucose.targets': row<health.GlucoseTargetsWire, health.GlucoseBook>({
    method: 'POST',
    path: '/glucose/targets',
    auth: 'user',
    changes: true
  })
} as const
