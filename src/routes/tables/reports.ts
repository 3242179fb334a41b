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
  },
  bloodGlucose: {
    pkg: 'report',
    page: 'blood-glucose',
    path: '/blood-glucose',
    private: true,
    title: '血糖记录'
  }
} as const satisfies Record<string, RouteRow>
