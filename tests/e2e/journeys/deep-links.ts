import assert from 'node:assert/strict'
import { isPrivate, publicHref } from '@/routes/href'
import type { RouteRow } from '@/routes/row'
import { routes, type RouteName } from '@/routes/table'
import type { Driver } from '../support/driver'

type Params = Readonly<Record<string, string>>

/** What the links of a run lead to, all of the person who is logged in but for `foreignOrder`. */
export interface Linked {
  readonly unpaidOrder: string
  readonly paidOrder: string
  readonly foreignOrder: string
  readonly contact: string
  readonly foreignContact: string
}

interface Page {
  readonly good: Params
  /** What is read there. */
  readonly reads: string | RegExp
  /** Parameters that stay good when the others are garbage. */
  readonly keep?: readonly string[]
  /** The sentence that garbage is answered with; the page itself where a parameter is a wish alone. */
  readonly lost?: RegExp
  /** Parameters of the same shape that lead to what is somebody else's. */
  readonly foreign?: Params
}

const NO_ORDER = /订单号为空|订单不存在/
const NO_PRODUCT = /没有找到这件商品/
const NO_CARD = /没有找到这张卡/
/** Bound to the demo user by the seed: a company's, and one that was bought. */
const COMPANY_CARD = '7700200000000017'
const PERSONAL_CARD = '8600100012345688'
const NOT_CHOSEN = /还没有选择机构与时间|请先选择机构与时间/

/** Each page of the product by its link, but for the measure of the others (`bare`). A page without a row does not compile. */
const pages = (linked: Linked): Readonly<Record<Exclude<RouteName, 'bare'>, Page>> => ({
  home: { good: {}, reads: '限时秒杀' },
  shop: { good: { keyword: '深度体检' }, reads: '深度体检·男士款', lost: /全部/ },
  registered: { good: {}, reads: '待到检' },
  shoppingcart: { good: {}, reads: '购物车' },
  cartPay: { good: {}, reads: '没有可结算的商品' },
  mine: { good: {}, reads: '陈**' },
  assess: { good: {}, reads: '评估结果是风险分层' },
  bloodGlucose: { good: {}, reads: '每天的记录' },
  healthPlan: { good: {}, reads: '开始一个 12 周计划' },
  medicalList: { good: {}, reads: '可预约' },
  cardService: { good: {}, reads: '绑定新卡' },
  packageService: { good: {}, reads: '可约服务' },
  cardDetail: { good: { cardNum: COMPANY_CARD }, reads: '变动记录', lost: NO_CARD },
  cardHistory: { good: { cardNum: COMPANY_CARD }, reads: '发放', lost: NO_CARD },
  bindCard: { good: {}, reads: '使用人', lost: /绑定体检卡/ },
  bindInformation: { good: {}, reads: '没有要核对的信息' },
  updatePassword: {
    good: { cardNum: PERSONAL_CARD, from: 'detail' },
    reads: '新卡密',
    keep: ['from'],
    lost: NO_CARD
  },
  packageList: {
    good: { cardNum: COMPANY_CARD, customServiceType: '1' },
    reads: '程序员减压套餐',
    keep: ['customServiceType'],
    lost: NO_CARD
  },
  cardAppointment: { good: { cardNumber: COMPANY_CARD }, reads: '给谁约', lost: NO_CARD },
  cardUpgrade: {
    good: { cardNum: COMPANY_CARD, comboId: '2016' },
    reads: '换成这套',
    keep: ['cardNum'],
    lost: /没有可以换的套餐|没有找到这张卡/
  },
  giftCard: { good: {}, reads: '付款时先用先到期的那张' },
  giftClaim: {
    good: { code: 'not-sent-by-anybody' },
    reads: '没有找到这份礼品卡',
    lost: /没有找到这份礼品卡/
  },
  lottery: { good: {}, reads: '中奖机会' },
  monopolyGame: { good: {}, reads: '格子说明' },
  lotteryRecord: { good: { sort: 'turntable' }, reads: '还没有抽过', lost: /还没有抽过/ },
  blindBox: { good: {}, reads: '中奖机会' },
  blindBoxRecord: { good: {}, reads: '还没有抽过' },
  redPacketGame: { good: {}, reads: '说清楚' },
  seckill: { good: {}, reads: '抢购说明' },
  groupBuy: { good: {}, reads: '拼团怎么走', lost: /拼团怎么走|没有找到这个团/ },
  hundredSubsidy: { good: {}, reads: '补贴规则' },
  newBrand: { good: {}, reads: '公开价目' },
  member88: { good: {}, reads: '常见问题' },
  makeUp: { good: { activityId: 'MU01' }, reads: '说清楚', lost: /活动不存在或已下线/ },
  replacement: { good: { activityId: 'RE01' }, reads: '可以换成', lost: /活动不存在或已下线/ },
  newcomerAward: { good: {}, reads: '领取说明' },
  inviteRewards: { good: {}, reads: '怎么算成功' },
  bookingBranch: {
    good: { cardNumber: COMPANY_CARD, id: 'CK1017' },
    reads: /澄安体检中心/,
    keep: ['cardNumber'],
    lost: /这张卡现在不能约这个套餐/
  },
  cardBooking: {
    good: { type: 'checkup', id: 'CK1017', cardNumber: COMPANY_CARD },
    reads: /澄安体检中心/,
    keep: ['type', 'cardNumber'],
    lost: /这张卡现在不能约这个套餐/
  },
  cardAddon: {
    good: { type: 'checkup', id: 'CK1017', cardNumber: COMPANY_CARD },
    reads: NOT_CHOSEN,
    keep: ['type'],
    lost: NOT_CHOSEN
  },
  cardConfirm: {
    good: { type: 'checkup', id: 'CK1017', cardNumber: COMPANY_CARD },
    reads: NOT_CHOSEN,
    keep: ['type'],
    lost: NOT_CHOSEN
  },
  claimsIntroduce: { good: {}, reads: '怎么理赔' },
  healthIntroduce: { good: {}, reads: '服务怎么进行' },
  healthIntroduceMsg: { good: {}, reads: '会收到的消息' },
  myReport: { good: {}, reads: '历年报告', lost: /没有找到这份报告/ },
  search: {
    good: { keyword: '深度体检' },
    reads: '深度体检·男士款',
    lost: /暂未搜索到相关结果|无法识别的字符/
  },
  selectCity: { good: { productCode: 'CK1003' }, reads: '选择城市', lost: /选择城市/ },
  selling: {
    good: { type: 'checkup', id: 'CK1003' },
    reads: '立即预约',
    keep: ['type'],
    lost: NO_PRODUCT
  },
  dentistryEightTh: { good: { code: 'DT0101' }, reads: '立即预约', lost: NO_PRODUCT },
  hospitalDetail: { good: { hospitalId: 'H1001' }, reads: /北京望京分院/, lost: /没有找到这家分院/ },
  comparisonList: { good: {}, reads: '还没有加入对比的套餐' },
  comparison: { good: { products: 'CK1003,CK1005' }, reads: '只看不同', lost: /要对比的套餐不在了/ },
  booking: {
    good: { type: 'checkup', id: 'CK1003' },
    reads: /北京望京分院/,
    keep: ['type'],
    // A link that names a card is one of the card's.
    lost: /没有找到这件商品|这张卡现在不能约这个套餐/
  },
  testCalendar: {
    good: { type: 'checkup', productCode: 'CK1003', orgCode: 'H1001' },
    reads: /深度体检·男士款/,
    keep: ['type'],
    lost: /没有找到这件商品|先选一个套餐|可约日历/
  },
  addon: { good: { type: 'checkup', id: 'CK1003' }, reads: NOT_CHOSEN, keep: ['type'], lost: NOT_CHOSEN },
  confirm: { good: { type: 'checkup', id: 'CK1003' }, reads: NOT_CHOSEN, keep: ['type'], lost: NOT_CHOSEN },
  supermarket: { good: { id: 'CK1015' }, reads: NOT_CHOSEN, lost: NOT_CHOSEN },
  checkSupermarket: { good: {}, reads: '自选体检·基础包' },
  goPay: {
    good: { orderNo: linked.unpaidOrder },
    reads: '支付剩余时间',
    lost: NO_ORDER,
    foreign: { orderNo: linked.foreignOrder }
  },
  paySuccess: {
    good: { orderNo: linked.paidOrder },
    reads: '预约成功',
    lost: NO_ORDER,
    foreign: { orderNo: linked.foreignOrder }
  },
  userInfo: { good: {}, reads: '编辑资料' },
  setting: { good: {}, reads: '账号与安全' },
  editInfo: { good: {}, reads: '过敏史' },
  safe: { good: {}, reads: '登录密码' },
  modifyPassword: { good: {}, reads: '设置密码' },
  modifyUsername: { good: {}, reads: '登录手机号' },
  phoneAuth: { good: {}, reads: '验证原号' },
  authPhoneCode: { good: { ticket: '1.a' }, reads: '新手机号', lost: /新手机号|请先验证原手机号/ },
  devices: { good: {}, reads: '本机' },
  deleteAccount: { good: {}, reads: '注销前请确认' },
  family: { good: {}, reads: '添加家人' },
  addresses: { good: {}, reads: '添加收货地址' },
  address: { good: { id: 'new' }, reads: '粘贴识别', lost: /地址不存在或已删除/ },
  suggestion: { good: {}, reads: '反馈内容' },
  help: { good: {}, reads: '按问题找' },
  resultPreview: {
    good: { code: 'CK1003', type: 'checkup' },
    reads: '你会拿到的报告',
    lost: /这个商品没有报告示例/
  },
  aboutTjb: { good: {}, reads: '版本' },
  elsewhere: {
    good: { to: 'https://mall.example.com/' },
    reads: '这个网页在这里打不开',
    lost: /这个网页在这里打不开/
  },
  // WeChat refuses such a page: there it is missing.
  downloadTjb: { good: {}, reads: /下载服务暂未开放|没有找到这个页面/ },
  partner: { good: {}, reads: /服务暂未配置|没有找到这个页面/, lost: /服务暂未配置|没有找到这个页面/ },
  cmbcHome: { good: {}, reads: /银行客户专区|没有找到这个页面/ },
  cmbcLogin: {
    good: { url: '/mine' },
    reads: /您已登录|没有找到这个页面/,
    lost: /您已登录|没有找到这个页面/
  },
  cmbcGoDetail: {
    good: { productCode: 'CK1003' },
    reads: /立即预约|没有找到这个页面/,
    lost: /这件商品暂时看不到|没有找到这个页面/
  },
  loading: {
    good: { url: '/mine/order' },
    reads: /我的订单|没有找到这个页面/,
    lost: /限时秒杀|没有找到这个页面/
  },
  authorize: { good: { url: '/mine', notice: '1' }, reads: '您已登录', lost: /您已登录/ },
  addInfo: {
    good: { contacts_id: linked.contact },
    reads: '删除联系人',
    lost: /联系人不存在/,
    foreign: { contacts_id: linked.foreignContact }
  },
  coupons: { good: { productCode: 'CK1003' }, reads: '使用说明', lost: /优惠券/ },
  canCouponProduct: { good: { couponCode: 'CP-85' }, reads: '券后', lost: /优惠券不存在或已下线/ },
  message: { good: {}, reads: '消息' },
  orderList: { good: { statusType: '1' }, reads: '我的订单', lost: /我的订单/ },
  orderDetail: {
    good: { orderNum: linked.paidOrder },
    reads: '待到检',
    lost: NO_ORDER,
    foreign: { orderNum: linked.foreignOrder }
  },
  bookingConfirm: {
    good: { id: linked.paidOrder },
    reads: '待到检',
    lost: NO_ORDER,
    foreign: { id: linked.foreignOrder }
  },
  sugarOrders: { good: { statusType: '1' }, reads: '控糖订单', lost: /控糖订单/ },
  refund: {
    good: { orderNum: linked.paidOrder },
    reads: '退款金额',
    lost: NO_ORDER,
    foreign: { orderNum: linked.foreignOrder }
  },
  changeDate: {
    good: { orderNum: linked.paidOrder },
    reads: '新的日期',
    lost: NO_ORDER,
    foreign: { orderNum: linked.foreignOrder }
  },
  sugarChangeDate: {
    good: { orderNum: linked.paidOrder },
    reads: '新的日期',
    lost: NO_ORDER,
    foreign: { orderNum: linked.foreignOrder }
  },
  sugarOrderDetail: {
    good: { orderNum: linked.paidOrder },
    reads: '待到检',
    lost: NO_ORDER,
    foreign: { orderNum: linked.foreignOrder }
  },
  invoice: {
    good: { orderNum: linked.paidOrder },
    reads: '到检或签收后可以开票',
    lost: NO_ORDER,
    foreign: { orderNum: linked.foreignOrder }
  },
  review: {
    good: { orderNum: linked.paidOrder },
    reads: '订单完成后可以评价',
    lost: NO_ORDER,
    foreign: { orderNum: linked.foreignOrder }
  },
  logisticsInfo: {
    good: { orderNum: linked.paidOrder },
    reads: '该订单没有物流信息',
    lost: /没有要查看的物流|订单不存在/,
    foreign: { orderNum: linked.foreignOrder }
  },
  southgeneOrderDetail: {
    good: { orderNum: linked.paidOrder },
    reads: '检测进度',
    lost: /检测进度/,
    foreign: { orderNum: linked.foreignOrder }
  },
  crossBorderCertificateDetail: { good: {}, reads: '跨境商品须知', lost: /跨境商品须知/ },
  userAgreement: { good: {}, reads: '用户协议' },
  privacyAgreement: { good: {}, reads: '隐私政策' },
  agreementTable: { good: {}, reads: '协议与规则' },
  cancellationNotice: { good: {}, reads: '取消与退改须知' },
  articles: { good: { topic: 'teeth' }, reads: /洁牙/, lost: /我的收藏/ },
  article: { good: { id: '9004' }, reads: '参考来源', lost: /没有这篇内容/ },
  science: { good: {}, reads: '大家在看' },
  films: { good: {}, reads: '移动网络下先问你再播放' },
  film: { good: { id: '9005' }, reads: '讲了什么', lost: /没有这篇内容/ },
  topList: { good: {}, reads: '大家都在约什么' },
  notFound: { good: { from: '/no/such/page' }, reads: '没有找到这个页面', lost: /没有找到这个页面/ }
})

/** On the site an address that cannot be decoded names no page at all. */
const orNoPage = (reads: string | RegExp) =>
  new RegExp(`${typeof reads === 'string' ? reads : reads.source}|没有找到这个页面`)

/** Garbage for a parameter. Lengths stay below what a header may hold. */
const GARBAGE: Readonly<Record<string, (key: string) => string>> = {
  huge: () => '9'.repeat(1_000),
  'of a wrong type': (key) => (key.length % 2 ? 'constructor' : '-1e309'),
  injected: () => `<img src=x onerror=alert(1)>'"--;\u0000%00%E0%A4%A/../\u202e{{x}}`
}

const keysOf = (name: RouteName): string[] =>
  ((routes[name] as RouteRow).params ?? []).map((param) => param.replace('?', ''))

/** A link: something to read, a way out, and nothing went wrong behind it. */
export type DeepLink = readonly [name: string, run: (user: Driver) => Promise<void>]

const link = (
  what: string,
  name: RouteName,
  params: Params,
  reads: string | RegExp,
  open = (user: Driver) => user.link(name, params)
): DeepLink => [
  `${name}: ${what}`,
  async (user) => {
    const before = user.problems().length
    await open(user)
    await user.see(reads)
    const { tab } = routes[name] as RouteRow
    // A way out, which comes with the page: what is read may already stand in its first frame.
    // The bridge stands for nobody to read: it has led home.
    if (tab === undefined && name !== 'loading') await user.see(/^(返回|完成$)/)
    assert.deepEqual(user.problems().slice(before), [], 'no error, no warning')
  }
]

function garbageOf(
  name: RouteName,
  { good, keep = [], reads, lost }: Page,
  kinds: readonly string[]
): DeepLink[] {
  const keys = keysOf(name)
  if (keys.length === 0) return []
  const kept = Object.fromEntries(Object.entries(good).filter(([key]) => keep.includes(key)))
  const wrong = keys.filter((key) => !keep.includes(key))
  return [
    link('missing', name, {}, /./),
    ...Object.entries(GARBAGE)
      .filter(([what]) => kinds.includes(what))
      .map(([what, make]) =>
        link(
          what,
          name,
          { ...Object.fromEntries(wrong.map((key) => [key, make(key)])), ...kept },
          orNoPage(lost ?? reads)
        )
      ),
    ...(keep.length > 0
      ? [link('nothing right', name, Object.fromEntries(keys.map((key) => [key, 'constructor'])), /./)]
      : [])
  ]
}

/** Every page by a good link and by broken ones of all kinds, or of these, for who is logged in; of pages that are not here by the good one. */
export const deepLinks = (
  linked: Linked,
  kinds: readonly string[] = Object.keys(GARBAGE),
  isHere: (name: RouteName) => boolean = () => true
): DeepLink[] =>
  (Object.entries(pages(linked)) as [RouteName, Page][]).flatMap(([name, page]) => [
    link('good', name, page.good, page.reads, (user) => user.open(publicHref(name, page.good))),
    ...(isHere(name) ? garbageOf(name, page, kinds) : []),
    ...(page.foreign ? [link("somebody else's", name, page.foreign, page.lost ?? page.reads)] : [])
  ])

/** Private pages lead a guest to the login page, whatever the link holds. */
export const guestLinks = (linked: Linked): DeepLink[] =>
  (Object.entries(pages(linked)) as [RouteName, Page][])
    .filter(([name, { good }]) => isPrivate(publicHref(name, good)))
    .map(([name, { good }]) => link('as a guest', name, good, '获取验证码'))
