import type { RouteRow } from '../row'

/** Pages that the partner bank's app opens (§2). */
export const bankRoutes = {
  cmbcHome: {
    pkg: 'bank',
    page: 'home',
    path: '/CMBC-home',
    aliases: ['/CMBC-new-home', '/CMBC-ads'],
    h5Only: true,
    title: '健康体检',
    params: [
      'comefrom?',
      'activityId?',
      'staCome?',
      'promoteChannel?',
      'encryptStr?',
      'countType?',
      'appType?'
    ]
  },
  cmbcLogin: {
    pkg: 'bank',
    page: 'login',
    path: '/CMBC-login',
    h5Only: true,
    title: '授权登录',
    params: ['source?', 'url?', 'comefrom?']
  },
  cmbcGoDetail: {
    pkg: 'bank',
    page: 'go-detail',
    path: '/CMBC-goDetail',
    h5Only: true,
    title: '商品详情',
    params: ['productCode?', 'comefrom?']
  }
} as const satisfies Record<string, RouteRow>
