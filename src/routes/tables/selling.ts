import type { RouteRow } from '../row'

/** What is looked for, looked at and compared. */
export const sellingRoutes = {
  home: {
    pkg: 'tabs',
    page: 'home',
    path: '/',
    tab: { text: '首页', icon: 'home' },
    mainTab: true,
    singleColour: true,
    listed: true,
    title: '首页'
  },
  shop: {
    pkg: 'tabs',
    page: 'shop',
    path: '/shop',
    tab: { text: '商城', icon: 'shop' },
    mainTab: true,
    listed: true,
    title: '商城',
    params: ['category?', 'keyword?']
  },
  registered: {
    pkg: 'tabs',
    page: 'registered',
    path: '/registered',
    tab: { text: '预约', icon: 'cal' },
    mainTab: true,
    title: '预约'
  },
  shoppingcart: {
    pkg: 'tabs',
    page: 'shoppingcart',
    path: '/shoppingcart',
    tab: { text: '购物车', icon: 'cart' },
    private: true,
    title: '购物车'
  },
  mine: { pkg: 'tabs', page: 'mine', path: '/mine', tab: { text: '我的', icon: 'user' }, title: '我的' },
  assess: {
    pkg: 'find',
    page: 'assess',
    path: '/waston',
    mainTab: true,
    listed: true,
    title: '健康评估'
  },
  search: {
    pkg: 'find',
    page: 'search',
    path: '/search',
    mainTab: true,
    listed: true,
    title: '搜索',
    params: ['keyword?']
  },
  selectCity: {
    pkg: 'find',
    page: 'select-city',
    path: '/select-city',
    aliases: ['/choose-city'],
    mainTab: true,
    listed: true,
    title: '选择城市',
    params: ['productCode?', 'cardNumber?']
  },
  selling: {
    pkg: 'goods',
    page: 'selling',
    path: '/selling/:type/:id',
    listed: true,
    title: '商品详情',
    picture: 'product',
    wide: 'pair',
    params: ['type', 'id', 'style?', 'cardNumber?', 'from?', 'hideBtnOperate?', 'gifts?']
  },
  dentistryEightTh: {
    pkg: 'goods',
    page: 'dentistry-eight-th',
    path: '/dentistryEightTh/:code',
    title: '商品详情',
    params: ['code']
  },
  hospitalDetail: {
    pkg: 'goods',
    page: 'hospital-detail',
    path: '/hospital-detail/:hospitalId',
    aliases: ['/branchHospital-detail/:cityCode/:orgCode/:lat/:lon'],
    listed: true,
    picture: 'branch',
    title: '分院详情',
    params: ['hospitalId', 'cityCode?', 'orgCode?', 'lat?', 'lon?']
  },
  comparisonList: {
    pkg: 'compare',
    page: 'list',
    path: '/package-comparison/list',
    private: true,
    title: '套餐对比'
  },
  comparison: {
    pkg: 'compare',
    page: 'detail',
    path: '/package-comparison/detail',
    private: true,
    title: '套餐对比',
    params: ['products']
  }
} as const satisfies Record<string, RouteRow>
