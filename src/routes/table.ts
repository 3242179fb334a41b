import type { RouteRow } from './row'

/**
 * Every page, once. Pure data: Taro's configuration bundles it in Node, so it imports nothing but a type.
 * From a row come the page lists of app.config, the H5 paths, `navigate`, `hrefOf` and the login guard.
 */
export const routes = {
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
    ownShare: true,
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
  },
  booking: {
    pkg: 'process',
    page: 'booking',
    path: '/process/booking/:type/:id',
    title: '选择机构与时间',
    params: ['type', 'id', 'hospitalId?', 'again?', 'cardNumber?', 'orderNum?', 'visitNo?']
  },
  addon: {
    pkg: 'process',
    page: 'addon',
    path: '/process/addon/:type/:id',
    private: true,
    title: '选择加项',
    params: ['type', 'id', 'from?', 'cardNumber?']
  },
  confirm: {
    pkg: 'confirm',
    page: 'confirm',
    path: '/process/confirm/:type/:id',
    private: true,
    title: '确认信息',
    params: ['type', 'id', 'cardNumber?', 'orderNum?', 'visitNo?']
  },
  supermarket: {
    pkg: 'supermarket',
    page: 'choose',
    path: '/process/Supermarket/:id',
    private: true,
    title: '自选体检',
    params: ['id', 'cardNumber?']
  },
  checkSupermarket: {
    pkg: 'supermarket',
    page: 'entry',
    path: '/checkSupermarket',
    listed: true,
    title: '自选体检'
  },
  goPay: {
    pkg: 'pay',
    page: 'go-pay',
    path: '/process/go-pay',
    title: '收银台',
    params: ['orderNo', 'orderType?', 'due?', 'payResult?']
  },
  paySuccess: {
    pkg: 'pay',
    page: 'pay-success',
    path: '/pay-success',
    title: '支付成功',
    params: ['orderNo', 'orderType?']
  },
  authorize: {
    pkg: 'account',
    page: 'authorize',
    path: '/mine/authorize',
    title: '登录',
    params: ['url?', 'notice?']
  },
  addInfo: {
    pkg: 'account',
    page: 'add-info',
    path: '/mine/addInfo/:contacts_id',
    title: '联系人信息',
    params: ['contacts_id', 'productCode?']
  },
  coupons: {
    pkg: 'account',
    page: 'coupons',
    path: '/mine/coupons',
    private: true,
    title: '优惠券',
    params: ['canChoose?', 'productCode?', 'cardNumber?']
  },
  canCouponProduct: {
    pkg: 'account',
    page: 'can-coupon-product',
    path: '/can-coupon-product/:couponCode',
    title: '可用商品',
    params: ['couponCode']
  },
  message: {
    pkg: 'account',
    page: 'message',
    path: '/message',
    aliases: ['/mine/message'],
    title: '消息'
  },
  orderList: {
    pkg: 'order',
    page: 'order-list',
    path: '/mine/order',
    private: true,
    back: 'mine',
    title: '我的订单',
    params: ['statusType?']
  },
  orderDetail: {
    pkg: 'order',
    page: 'order-detail',
    path: '/order/order-detial/:orderNum',
    aliases: ['/order/order-detail/:orderNum'],
    private: true,
    back: 'orderList',
    title: '订单详情',
    params: ['orderNum']
  },
  sugarOrders: {
    pkg: 'order',
    page: 'sugar-orders',
    path: '/mine/sugarorder',
    private: true,
    back: 'mine',
    title: '控糖订单',
    params: ['statusType?']
  },
  sugarChangeDate: {
    pkg: 'order',
    page: 'sugar-change-date',
    path: '/mine/sugarorder/change-date',
    private: true,
    title: '改约时间',
    params: ['orderNum?']
  },
  sugarOrderDetail: {
    pkg: 'order',
    page: 'sugar-order-detail',
    path: '/order/sugar-order-detial',
    aliases: ['/order/sugar-order-detail'],
    private: true,
    back: 'sugarOrders',
    title: '订单详情',
    params: ['orderNum?']
  },
  southgeneOrderDetail: {
    pkg: 'gene',
    page: 'progress',
    path: '/order/southgene-order-detial',
    aliases: ['/order/southgene-order-detail'],
    private: true,
    title: '检测进度',
    params: ['orderNum?']
  },
  crossBorderCertificateDetail: {
    pkg: 'customs',
    page: 'certificate',
    path: '/cross-border-certificate-detail',
    title: '跨境商品须知',
    params: ['orderNum?']
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
    title: '协议与规则'
  },
  cancellationNotice: {
    pkg: 'info',
    page: 'cancellation-notice',
    path: '/cancellationNotice',
    listed: true,
    title: '取消与退改须知'
  },
  notFound: { pkg: 'info', page: 'not-found', path: '/404', title: '页面不存在', params: ['from?'] }
} as const satisfies Record<string, RouteRow>

export type RouteName = keyof typeof routes
