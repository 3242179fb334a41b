import type { RouteRow } from '../row'

/** The person, what they own and what they are told. */
export const accountRoutes = {
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
  }
} as const satisfies Record<string, RouteRow>
