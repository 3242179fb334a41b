import { AGREE, type Step } from './book-checkup'
import { toCashierAndPay } from './buy-goods'
import { passGreeting } from './greeting'
import { logIn } from './log-in'

/**
 * Goods from abroad, in a person's words: limits that hold the order back, who orders by real name, freight and tax, payment, and the
 * declaration to customs. The same steps run on the site and in the mini-program.
 */
export const buyAbroad: readonly Step[] = [
  [
    '01-detail',
    async (user) => {
      await user.open('/')
      await passGreeting(user)
      await user.open('/selling/cross-border/CB3410')
      await user.see('高价燕窝礼盒')
      await user.see(/申请清关后不支持退款，也不支持 7 天无理由退货/)
      await user.see('快递到家 · 运费 ¥30.00')
    }
  ],
  [
    '02-login',
    async (user) => {
      await user.tap('立即购买')
      await logIn(user)
      await user.at(/^\/process\/confirm\/cross-border\/CB3410/)
      await user.see('海关限额')
      await user.see('3591.21元')
    }
  ],
  [
    // Back while the page of the rules is still on its way.
    '03-rules',
    async (user) => {
      await user.press('规则说明')
      await user.at(/^\/cross-border-certificate-detail/)
      await user.systemBack()
      await user.see('海关限额')
    }
  ],
  [
    '04-over',
    async (user) => {
      await user.tap('数量加一')
      await user.see('海关规定单笔不超过 ¥5000.00（商品加运费，不含税），最多可买 1 件')
      await user.see('超出海关限额')
      await user.tap('数量减一')
      await user.see('提交订单')
    }
  ],
  [
    '05-missing',
    async (user) => {
      await user.tap('提交订单')
      await user.see('请填写详细地址')
      await user.type('真实姓名', '')
      await user.see('请填写真实姓名')
      await user.type('真实姓名', '陈予安')
      await user.type('姓名', '林知夏')
    }
  ],
  [
    '06-address',
    async (user) => {
      await user.tap(/^配送区域/)
      await user.tap('四川省')
      await user.tap('成都市')
      await user.tap('武侯区')
      await user.see('四川省 成都市 武侯区')
      await user.type('详细地址', '桐梓林北路6号2单元802')
      await user.see(/^已用 ¥0.00/)
    }
  ],
  [
    '07-pay',
    async (user) => {
      await user.tap(AGREE)
      await user.tap('提交订单')
      await toCashierAndPay(user, '还差一步：申请清关')
    }
  ],
  [
    '08-order',
    async (user) => {
      await user.tap('查看订单')
      await user.at(/^\/order\/order-detial/)
      await user.see('待清关')
      await user.see('跨境税费')
    }
  ],
  [
    '09-declare',
    async (user) => {
      await user.tap(/^清关申报/)
      await user.at(/^\/cross-border-certificate-detail/)
      await user.see('待申报')
      await user.see(/每人每年不超过 ¥26000.00/)
      await user.tap('申请清关')
      await user.see('清关中')
    }
  ]
]
