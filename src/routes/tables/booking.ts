import type { RouteRow } from '../row'

/** From the choice of a branch to what was paid. */
export const bookingRoutes = {
  booking: {
    pkg: 'process',
    page: 'booking',
    path: '/process/booking/:type/:id',
    shares: 'selling',
    title: '选择机构与时间',
    params: [
      'type',
      'id',
      'hospitalId?',
      'doctorId?',
      'date?',
      'again?',
      'cardNumber?',
      'orderNum?',
      'visitNo?'
    ]
  },
  testCalendar: {
    pkg: 'process',
    page: 'calendar',
    path: '/test-calendar',
    title: '可约日历',
    params: ['type?', 'productCode?', 'orgCode?']
  },
  addon: {
    pkg: 'process',
    page: 'addon',
    path: '/process/addon/:type/:id',
    private: true,
    title: '选择加项',
    params: ['type', 'id', 'from?', 'cardNumber?', 'orderNum?']
  },
  confirm: {
    pkg: 'confirm',
    page: 'confirm',
    path: '/process/confirm/:type/:id',
    private: true,
    wide: 'pair',
    title: '确认信息',
    params: ['type', 'id', 'cardNumber?', 'orderNum?', 'visitNo?']
  },
  cartPay: {
    pkg: 'confirm',
    page: 'cart',
    path: '/shoppingcart/go-pay',
    private: true,
    wide: 'pair',
    title: '确认订单'
  },
  supermarket: {
    pkg: 'supermarket',
    page: 'choose',
    path: '/process/Supermarket/:id',
    private: true,
    title: '自选体检',
    params: ['id', 'cardNumber?', 'orderNum?']
  },
  checkSupermarket: {
    pkg: 'supermarket',
    page: 'entry',
    path: '/checkSupermarket',
    listed: true,
    late: true,
    title: '自选体检'
  },
  goPay: {
    pkg: 'pay',
    page: 'go-pay',
    path: '/process/go-pay',
    title: '收银台',
    params: ['orderNo?', 'orderNum?', 'orderType?', 'due?', 'payResult?']
  },
  paySuccess: {
    pkg: 'pay',
    page: 'pay-success',
    path: '/pay-success',
    title: '支付成功',
    params: ['orderNo', 'orderType?']
  }
} as const satisfies Record<string, RouteRow>
