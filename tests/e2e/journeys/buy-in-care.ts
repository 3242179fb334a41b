import { AGREE, type Step } from './book-checkup'
import { METER, toCashierAndPay } from './buy-goods'
import { enterCareMode } from './care'
import { logIn } from './log-in'

/** Goods in care mode alone (关怀模式): from home's entry to the paid order, one thing asked at a time. */
export const buyInCare: readonly Step[] = [
  ...enterCareMode,
  [
    '02-detail',
    async (user) => {
      await user.open('/selling/health-selection/HS2003')
      await user.see(METER)
      await user.see('商品参数')
    }
  ],
  [
    '03-sku',
    async (user) => {
      await user.tap('立即购买')
      await user.tap(/^大号袖带，臂围/)
      await user.see(/^已选：大号袖带/)
    }
  ],
  [
    '04-recipient',
    async (user) => {
      await user.tap('立即购买')
      await logIn(user)
      await user.at(/^\/process\/confirm\/health-selection\/HS2003/)
      await user.see(/^第1步，共\d步：收货人和地址$/)
    }
  ],
  [
    '05-missing',
    async (user) => {
      await user.tap('下一步')
      await user.see('请填写详细地址')
    }
  ],
  [
    '06-product',
    async (user) => {
      await user.type('详细地址', '桐梓林北路6号2单元802')
      await user.tap(/^配送区域/)
      await user.tap('四川省')
      await user.tap('成都市')
      await user.tap('武侯区')
      await user.see('四川省 成都市 武侯区')
      await user.tap('下一步')
      await user.see(/^第2步，共\d步：商品和数量$/)
    }
  ],
  [
    '07-coupon',
    async (user) => {
      await user.tap('下一步')
      await user.see(/^第3步，共\d步：优惠券$/)
    }
  ],
  [
    '08-gift-card',
    async (user) => {
      await user.tap('下一步')
      await user.see(/^第4步，共6步：礼品卡和卡余额$/)
      await user.tap(/^礼品卡.*余额/)
      await user.tap(/尾号 0025/)
      await user.tap(/^用礼品卡支付/)
      await user.see('减120.00元')
    }
  ],
  [
    '08-invoice',
    async (user) => {
      await user.tap('下一步')
      await user.see(/^第5步，共6步：发票$/)
    }
  ],
  [
    '09-check',
    async (user) => {
      await user.tap('下一步')
      await user.see('第6步，共6步：核对并提交')
      await user.see(/桐梓林北路6号2单元802$/)
      await user.see('应付')
    }
  ],
  [
    '10-back',
    async (user) => {
      await user.systemBack()
      await user.see('第5步，共6步：发票')
      await user.tap('下一步')
      await user.see('第6步，共6步：核对并提交')
    }
  ],
  [
    '11-paid',
    async (user) => {
      await user.tap(AGREE)
      await user.tap('提交订单')
      await toCashierAndPay(user)
    }
  ],
  [
    '12-order',
    async (user) => {
      await user.tap('查看订单')
      await user.see('待发货')
      await user.see(/^大号袖带 × 1/)
    }
  ]
]
