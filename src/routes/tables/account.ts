import type { RouteRow } from '../row'

/** The person, what they own and what they are told. */
export const accountRoutes = {
  authorize: {
    pkg: 'account',
    page: 'authorize',
    path: '/mine/authorize',
    title: '登录',
    params: ['url?', 'notice?', 'other?']
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
    private: ['/mine/message'],
    title: '消息'
  },
  userInfo: {
    pkg: 'settings',
    page: 'user-info',
    path: '/mine/userInfo',
    private: true,
    title: '个人信息'
  },
  setting: {
    pkg: 'settings',
    page: 'setting',
    path: '/mine/setting',
    title: '设置'
  },
  editInfo: {
    pkg: 'settings',
    page: 'edit-info',
    path: '/mine/editInfo',
    title: '个人资料'
  },
  safe: {
    pkg: 'settings',
    page: 'safe',
    path: '/mine/safe',
    private: true,
    title: '账号与安全'
  },
  modifyPassword: {
    pkg: 'settings',
    page: 'modify-password',
    path: '/mine/modify-password',
    private: true,
    title: '修改密码'
  },
  modifyUsername: {
    pkg: 'settings',
    page: 'modify-username',
    path: '/mine/modify-username',
    private: true,
    title: '修改用户名'
  },
  phoneAuth: {
    pkg: 'settings',
    page: 'phone-auth',
    path: '/mine/phone-auth',
    private: true,
    title: '更换手机号'
  },
  authPhoneCode: {
    pkg: 'settings',
    page: 'auth-phone-code',
    path: '/mine/auth-phone-code',
    private: true,
    title: '更换手机号',
    params: ['ticket?']
  },
  devices: {
    pkg: 'settings',
    page: 'devices',
    path: '/mine/devices',
    private: true,
    title: '登录设备'
  },
  deleteAccount: {
    pkg: 'settings',
    page: 'delete-account',
    path: '/mine/delete-account',
    private: true,
    title: '注销账号'
  },
  family: {
    pkg: 'settings',
    page: 'family',
    path: '/mine/family',
    private: true,
    title: '家人资料'
  },
  addresses: {
    pkg: 'settings',
    page: 'addresses',
    path: '/mine/addresses',
    private: true,
    title: '收货地址'
  },
  address: {
    pkg: 'settings',
    page: 'address',
    path: '/mine/address/:id',
    private: true,
    title: '收货地址',
    params: ['id']
  },
  suggestion: {
    pkg: 'settings',
    page: 'suggestion',
    path: '/mine/suggestion',
    title: '意见反馈'
  },
  aboutTjb: {
    pkg: 'settings',
    page: 'about-tjb',
    path: '/mine/about-tjb',
    title: '关于我们'
  },
  downloadTjb: {
    pkg: 'settings',
    page: 'download-tjb',
    path: '/mine/download-tjb',
    h5Only: true,
    title: '下载 App'
  }
} as const satisfies Record<string, RouteRow>
