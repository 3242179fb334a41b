import type { RouteRow } from '../row'

/** Cards: what is on them, how they come to an account, what is booked with them. */
export const cardRoutes = {
  cardService: { pkg: 'card', page: 'card-service', path: '/card-service', private: true, title: '体检卡' },
  packageService: {
    pkg: 'card',
    page: 'package-service',
    path: '/package-service',
    private: true,
    title: '体检卡'
  },
  cardDetail: {
    pkg: 'card',
    page: 'detail',
    path: '/card-detail/:cardNum',
    private: true,
    title: '卡详情',
    params: ['cardNum']
  },
  cardHistory: {
    pkg: 'card',
    page: 'history',
    path: '/card-history/:cardNum',
    private: true,
    title: '变动记录',
    params: ['cardNum', 'rightId?']
  },
  bindCard: {
    pkg: 'card',
    page: 'bind-card',
    path: '/bind-card',
    private: true,
    title: '绑定体检卡',
    params: ['cardNumber?']
  },
  bindInformation: {
    pkg: 'card',
    page: 'bind-information',
    path: '/bind-information',
    private: true,
    title: '核对信息'
  },
  updatePassword: {
    pkg: 'card',
    page: 'update-password',
    path: '/update-password/:cardNum/:from',
    private: true,
    title: '修改卡密',
    params: ['cardNum', 'from']
  },
  packageList: {
    pkg: 'card',
    page: 'package-list',
    path: '/package-list/:cardNum/:customServiceType',
    late: true,
    title: '选择套餐',
    params: ['cardNum', 'customServiceType']
  },
  cardAppointment: {
    pkg: 'card',
    page: 'appointment',
    path: '/card-appointment',
    late: true,
    title: '用卡预约',
    params: ['cardNumber?']
  },
  cardUpgrade: {
    pkg: 'card',
    page: 'upgrade',
    path: '/card-upgrade/:cardNum/:comboId',
    private: true,
    title: '升级套餐',
    params: ['cardNum', 'comboId', 'contactsId?']
  },
  giftCard: { pkg: 'card', page: 'gift-card', path: '/gift-card', private: true, title: '礼品卡' },
  giftClaim: {
    pkg: 'card',
    page: 'gift-claim',
    path: '/gift-claim/:code',
    private: true,
    title: '领取礼品卡',
    params: ['code']
  },
  bookingBranch: {
    pkg: 'card',
    page: 'booking-branch',
    path: '/bookingBranch/:cardNumber/:id',
    private: true,
    title: '选择机构与时间',
    params: ['cardNumber', 'id']
  },
  cardBooking: {
    pkg: 'process',
    page: 'card-booking',
    path: '/card-booking/:type/:id',
    private: true,
    title: '选择机构与时间',
    params: ['type', 'id', 'cardNumber?', 'orderNum?', 'visitNo?']
  },
  cardAddon: {
    pkg: 'process',
    page: 'card-addon',
    path: '/card-addon/:type/:id',
    private: true,
    title: '选择加项',
    params: ['type', 'id', 'cardNumber?', 'orderNum?']
  },
  cardConfirm: {
    pkg: 'confirm',
    page: 'card-confirm',
    path: '/card-confirm/:type/:id',
    wide: 'pair',
    title: '确认信息',
    params: ['type', 'id', 'cardNumber?', 'orderNum?', 'visitNo?']
  }
} as const satisfies Record<string, RouteRow>
