import type { RouteRow } from '../row'

/** Help, what is to be read, and the page for a path that there is not. */
export const infoRoutes = {
  help: {
    pkg: 'info',
    page: 'help',
    path: '/help',
    listed: true,
    title: '帮助中心',
    params: ['orderNum?', 'topic?']
  },
  userAgreement: {
    pkg: 'info',
    page: 'user-agreement',
    path: '/userAgreement',
    listed: true,
    title: '用户协议'
  },
  privacyAgreement: {
    pkg: 'info',
    page: 'privacy-agreement',
    path: '/privacyAgreement',
    listed: true,
    title: '隐私政策'
  },
  agreementTable: {
    pkg: 'info',
    page: 'agreement-table',
    path: '/AgreementTable',
    listed: true,
    title: '协议与规则',
    params: ['about?']
  },
  cancellationNotice: {
    pkg: 'info',
    page: 'cancellation-notice',
    path: '/cancellationNotice',
    listed: true,
    title: '取消与退改须知',
    params: ['about?']
  },
  partner: {
    pkg: 'partner',
    page: 'away',
    path: '/daHeYun',
    aliases: ['/douguo', '/ikkie-transfer', '/cqep'],
    private: ['/douguo'],
    h5Only: true,
    title: '第三方服务'
  },
  bare: { pkg: 'info', page: 'bare', path: '/bare', h5Only: true, title: '空白页' },
  elsewhere: { pkg: 'info', page: 'elsewhere', path: '/elsewhere', title: '外部页面', params: ['to'] },
  notFound: { pkg: 'info', page: 'not-found', path: '/404', title: '页面不存在', params: ['from?'] }
} as const satisfies Record<string, RouteRow>
