import type { Step } from './book-checkup'
import { passGreeting } from './greeting'

/** Screens that lie beside the checkup journey, for a guest. */
export const asGuest: readonly Step[] = [
  [
    '00-greeting',
    async (user) => {
      await user.open('/')
      await user.see('以后再说')
    }
  ],
  [
    '00-login-wrong',
    async (user) => {
      await user.open('/mine/authorize')
      await user.type('手机号', '123')
      await user.tap('登录')
      await user.see(/请输入正确的手机号|请填写正确的手机号/)
    }
  ],
  [
    '00-login',
    async (user) => {
      await user.open('/mine/authorize')
      await user.see('获取验证码')
    }
  ],
  [
    '00-city',
    async (user) => {
      await user.open('/')
      await user.see('限时秒杀')
      await passGreeting(user)
      await user.tap(/^当前城市北京/)
      await user.see('选择城市')
    }
  ]
]

/** The main tabs, after the journey and with a login; the care mode is switched on by its own switch. */
export const inCareMode: readonly Step[] = [
  [
    '30-mine',
    async (user) => {
      await user.open('/mine')
      await user.tap('关怀模式')
      await user.see('退出登录')
    }
  ],
  [
    '31-home',
    async (user) => {
      await user.open('/')
      await user.see('检前准备')
    }
  ],
  [
    '32-shop',
    async (user) => {
      await user.open('/shop')
      await user.see('深度体检·男士款')
    }
  ],
  [
    '33-registered',
    async (user) => {
      await user.open('/registered')
      await user.see('待到检')
    }
  ]
]

const view = (name: string, path: string, reads: string | RegExp): Step => [
  name,
  async (user) => {
    await user.open(path)
    await user.see(reads)
  }
]

/** Every page that no journey passes, and pages in their empty and failed states, with a login. */
export const otherPages: readonly Step[] = [
  view('40-user-agreement', '/userAgreement', '用户协议'),
  view('41-privacy', '/privacyAgreement', '隐私政策'),
  view('42-agreements', '/AgreementTable', '协议与规则'),
  view('43-cancellation', '/cancellationNotice', '取消与退改须知'),
  view('44-not-found', '/no/such/page', '页面不存在'),
  view('45-cart', '/shoppingcart', '购物车'),
  view('46-nothing-found', '/search?keyword=%E4%B8%8D%E5%AD%98%E5%9C%A8', /暂未搜索到相关结果/),
  view('47-city', '/select-city', '选择城市'),
  view('48-no-branch', '/hospital-detail/none', '没有找到这家分院'),
  view('49-no-product', '/selling/checkup/none', '商品详情'),
  view('50-new-person', '/mine/addInfo/new', '新增联系人'),
  view('50-no-person', '/mine/addInfo/0', '联系人不存在'),
  view('51-no-order-number', '/process/go-pay?orderNo=', '订单号为空'),
  view('52-coupons', '/mine/coupons', '使用说明'),
  view('53-shop', '/shop', '商城'),
  ...[0, 1, 2, 3, 4, 5].map((tab) => view(`54-orders-${tab}`, `/mine/order?statusType=${tab}`, '我的订单')),
  view('55-no-order', '/order/order-detial/none', '订单详情'),
  view('56-cards', '/card-service', '绑定新卡'),
  view('56-card-services', '/package-service', '可约服务'),
  view('56-card', '/card-detail/7700200000000017', '变动记录'),
  view('56-no-card', '/card-detail/none', '没有找到这张卡'),
  view('56-card-history', '/card-history/7700200000000017', /单位只看到是否到检/),
  view('57-bind-card', '/bind-card', '使用人'),
  view('57-card-password', '/update-password/8600100012345688/detail', '新卡密'),
  view('57-card-packages', '/card-appointment?cardNumber=7700200000000017', '给谁约'),
  view('57-card-upgrade', '/card-upgrade/7700200000000017/2016', '换成这套'),
  view('57-gift-card', '/gift-card', '付款时先用先到期的那张')
]

/** Pages on which products of several kinds stand, with a login. */
export const kindsBeside: readonly Step[] = [
  view('60-shelf-goods', '/shop?category=goods', '上臂式电子血压计'),
  view('61-shelf-abroad', '/shop?category=cross-border', '高价燕窝礼盒'),
  view('62-shelf-kits', '/shop?category=gene', '遗传性肿瘤易感基因45项'),
  view('63-search', '/search?keyword=%E5%9F%BA%E5%9B%A0', '叶酸代谢能力基因检测'),
  view('64-compare', '/package-comparison/detail?products=CK1003,CK1005', '只看不同'),
  [
    '64-compare-list',
    async (user) => {
      await user.open('/selling/checkup/CK1003')
      await user.tap('对比')
      await user.at(/^\/package-comparison\/list/)
      await user.see('深度体检·男士款')
    }
  ],
  view('65-coupon-products', '/can-coupon-product/CP-85', '券后'),
  view('65-supermarket', '/checkSupermarket', '自选体检·基础包'),
  view('66-assess', '/waston', '评估结果是风险分层'),
  view('66-messages', '/message', '消息')
]
