import { AGREE, type Step } from './book-checkup'
import { METER } from './buy-goods'
import { passGreeting } from './greeting'
import { logIn } from './log-in'

const GIFT_CARD = 'GF2026000025'
const KIT = '叶酸代谢能力基因检测'

/** Ends the gift card that paid. */
export type GiftRunsOut = (cardNo: string) => Promise<void>

/**
 * Two things of two shelves in one payment, in a person's words: a guest puts them into the cart, logs in there, tries another
 * choice, takes one piece more, puts one aside and back, says where to, pays once with a gift card first, sees both orders and
 * gives one of them back after the card has run out.
 */
export const buyCart = (giftRunsOut: GiftRunsOut): readonly Step[] => [
  [
    '01-meter',
    async (user) => {
      await user.open('/')
      await passGreeting(user)
      await user.open('/selling/health-selection/HS2003')
      await user.see('标准袖带，1 件')
      await user.tap('加入购物车')
      await user.see(/^库存 600 件/)
      await user.tap(/^大号袖带/)
      await user.tap('加入购物车')
      await user.see('已加入购物车')
    }
  ],
  [
    '02-kit',
    async (user) => {
      await user.open('/selling/gene-home/GH7002')
      await user.see(KIT)
      await user.tap('加入购物车')
      await user.see('已加入购物车')
    }
  ],
  [
    '03-cart',
    async (user) => {
      await user.open('/shoppingcart')
      await logIn(user)
      await user.at(/^\/shoppingcart/)
      await user.see('健康好物')
      await user.see('基因检测')
      await user.see('618.00元')
    }
  ],
  [
    '03-choice',
    async (user) => {
      await user.tap(`大号袖带，${METER}换规格`)
      await user.tap(/^标准袖带/)
      await user.tap('确定')
      await user.see('598.00元')
      await user.tap(`标准袖带，${METER}换规格`)
      await user.tap(/^大号袖带/)
      await user.tap('确定')
      await user.see('618.00元')
    }
  ],
  [
    '04-pieces',
    async (user) => {
      await user.tap(`${METER}数量加一`)
      await user.see('837.00元')
      await user.see('包邮，下单时用券')
    }
  ],
  [
    '05-edit',
    async (user) => {
      await user.tap('管理')
      await user.tap(`选择${KIT}`)
      await user.see('删除(1)')
      await user.tap('移入收藏')
      await user.see('我的收藏 1')
      await user.tap('完成')
      await user.tap(`${KIT}移回购物车`)
      await user.see('837.00元')
    }
  ],
  [
    '06-confirm',
    async (user) => {
      await user.tap('去结算(2)')
      await user.at(/^\/shoppingcart\/go-pay/)
      await user.see('快递到家')
      await user.see('共 2 笔订单，一次支付；之后可以分别退款')
      await user.tap('提交订单')
      await user.see('请先阅读并同意用户协议与取消与退改须知')
    }
  ],
  [
    '07-recipient',
    async (user) => {
      await user.type('姓名', '林知夏')
      await user.tap(/^配送区域/)
      await user.tap('四川省')
      await user.tap('成都市')
      await user.tap('武侯区')
      await user.type('详细地址', '桐梓林北路6号2单元802')
      await user.tap(AGREE)
    }
  ],
  [
    '07-gift-card',
    async (user) => {
      await user.tap(/^礼品卡/)
      await user.tap(/尾号 0025/)
      await user.tap('用礼品卡支付 ¥120.00')
      await user.see('应付')
    }
  ],
  [
    '08-pay',
    async (user) => {
      await user.doubleTap('提交订单')
      await user.at(/^\/process\/go-pay/)
      await user.see('支付剩余时间')
      user.preparePay('approve')
      await user.tap(/^微信支付 ¥/)
      await user.pay('approve')
      await user.at(/^\/pay-success/)
      await user.see('支付成功')
      await user.see(/^实付 ¥757\.00 · 礼品卡 ¥120\.00 \+ 微信支付 ¥637\.00$/)
      await user.see('共 2 笔订单，一次支付；之后可分别退款')
    }
  ],
  [
    '09-empty',
    async (user) => {
      await user.open('/shoppingcart')
      await user.see('购物车还是空的')
    }
  ],
  [
    '10-orders',
    async (user) => {
      await user.open('/mine/order')
      await user.see('大号袖带 × 2')
      await user.see(KIT)
    }
  ],
  [
    '11-refund',
    async (user) => {
      await giftRunsOut(GIFT_CARD)
      await user.tap(`申请退款 ${KIT}`)
      await user.at(/^\/reFund\//)
      await user.see('退款¥399.00')
      await user.see('礼品卡，原路退回')
      await user.see(/^礼品卡（尾号 0025）已到期，退回后延长 90 天，可用到 \d{4}-\d\d-\d\d$/)
      await user.tap('其他原因')
      await user.tap('提交申请')
      await user.tap('确定退款')
      await user.see(/^(退款中|已退款|退款详情|退款进度)$/)
    }
  ],
  [
    '12-other-stays',
    async (user) => {
      await user.open('/mine/order')
      await user.see(METER)
      await user.see('待发货')
    }
  ]
]
