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
  resultPreview: {
    pkg: 'report',
    page: 'result-preview',
    path: '/result-preview/:code',
    listed: true,
    title: '报告示例',
    params: ['code', 'type?']
  },
  bloodGlucose: {
    pkg: 'report',
    page: 'blood-glucose',
    path: '/blood-glucose',
    private: true,
    title: '血糖记录'
  },
  healthPlan: {
    pkg: 'report',
    page: 'health-plan',
    path: '/health-plan',
    private: true,
    title: '健康计划'
  },
  medicalList: {
    pkg: 'report',
    page: 'medical-list',
    path: '/medical-list',
    private: true,
    title: '我的体检服务'
  },
  claimsIntroduce: {
    pkg: 'report',
    page: 'claims-introduce',
    path: '/claims-introduce',
    listed: true,
    title: '理赔说明'
  },
  healthIntroduce: {
    pkg: 'report',
    page: 'health-introduce',
    path: '/health-introduce',
    listed: true,
    title: '健康管理服务'
  },
  healthIntroduceMsg: {
    pkg: 'report',
    page: 'health-introduce-msg',
    path: '/health-introduce-msg',
    listed: true,
    title: '健康服务消息'
  }
} as const satisfies Record<string, RouteRow>
