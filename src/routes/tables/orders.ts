import type { RouteRow } from '../row'

/** What was ordered, and its way. */
export const orderRoutes = {
  orderList: {
    pkg: 'order',
    page: 'order-list',
    path: '/mine/order',
    private: true,
    back: 'mine',
    wide: 'split',
    title: '我的订单',
    params: ['statusType?', 'order?']
  },
  orderDetail: {
    pkg: 'order',
    page: 'order-detail',
    path: '/order/order-detial/:orderNum',
    aliases: ['/order/order-detail/:orderNum', '/order/product-detial', '/order/product-detail'],
    private: ['/order/order-detial/:orderNum', '/order/order-detail/:orderNum'],
    back: 'orderList',
    title: '订单详情',
    params: ['orderNum']
  },
  bookingConfirm: {
    pkg: 'order',
    page: 'booking-confirm',
    path: '/bookingConfirm/:id',
    private: true,
    back: 'orderList',
    title: '预约确认',
    params: ['id']
  },
  sugarOrders: {
    pkg: 'order',
    page: 'sugar-orders',
    path: '/mine/sugarorder',
    private: true,
    back: 'mine',
    wide: 'split',
    title: '控糖订单',
    params: ['statusType?', 'order?']
  },
  refund: {
    pkg: 'order',
    page: 'refund',
    path: '/reFund/:orderNum',
    aliases: ['/refund/:orderNum'],
    private: true,
    back: 'orderList',
    title: '申请退款',
    params: ['orderNum']
  },
  invoice: {
    pkg: 'order',
    page: 'invoice',
    path: '/order/invoice/:orderNum',
    private: true,
    back: 'orderList',
    title: '发票',
    params: ['orderNum']
  },
  review: {
    pkg: 'order',
    page: 'review',
    path: '/order/review/:orderNum',
    private: true,
    back: 'orderList',
    title: '评价',
    params: ['orderNum']
  },
  changeDate: {
    pkg: 'order',
    page: 'change-date',
    path: '/mine/order/change-date',
    private: true,
    back: 'orderList',
    title: '改约时间',
    params: ['orderNum?']
  },
  sugarChangeDate: {
    pkg: 'order',
    page: 'sugar-change-date',
    path: '/mine/sugarorder/change-date',
    private: true,
    back: 'sugarOrders',
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
  logisticsInfo: {
    pkg: 'order',
    page: 'logistics-info',
    path: '/order/logistics-info',
    private: true,
    back: 'orderList',
    title: '物流信息',
    params: ['orderNum?']
  },
  southgeneOrderDetail: {
    pkg: 'gene',
    page: 'progress',
    path: '/order/southgene-order-detial',
    aliases: ['/order/southgene-order-detail'],
    private: true,
    back: 'orderList',
    title: '检测进度',
    params: ['orderNum?']
  },
  crossBorderCertificateDetail: {
    pkg: 'customs',
    page: 'certificate',
    path: '/cross-border-certificate-detail',
    title: '跨境商品须知',
    params: ['orderNum?']
  }
} as const satisfies Record<string, RouteRow>
