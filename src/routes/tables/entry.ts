import type { RouteRow } from '../row'

/** The way in from another host (§2): one page that leads on, by login where it is needed. */
export const entryRoutes = {
  loading: {
    pkg: 'entry',
    page: 'bridge',
    path: '/loading',
    aliases: ['/entryLoading', '/wx-callback', '/member-web-view'],
    private: ['/wx-callback'],
    h5Only: true,
    title: '登录跳转中',
    params: ['url?', 'source?', 'code?', 'state?']
  }
} as const satisfies Record<string, RouteRow>
