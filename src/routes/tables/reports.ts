import type { RouteRow } from '../row'

/** What was found, and what somebody does for their health. */
export const reportRoutes = {
  myReport: {
    pkg: 'report',
    page: 'my-report',
    path: '/my-report',
    private: true,
    title: '我的报告',
    params: ['contact?', 'report?', 'item?']
  }
} as const satisfies Record<string, RouteRow>
