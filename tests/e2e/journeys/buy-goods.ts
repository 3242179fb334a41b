import type { Driver } from '../support/driver'
import { AGREE, type Step } from './book-checkup'
import { passGreeting } from './greeting'
import { logIn } from './log-in'

export const METER = '上臂式电子血压计'

export async function toCashierAndPay(user: Driver, told: string | RegExp = '支付成功'): Promise<void> {
  await user.at(/^\/process\/go-pay/)
  await user.see('支付剩余时间')
  await user.see(/商品已为你预留/)
  user.preparePay('approve')
  await user.tap(/^微信支付 ¥/)
  await user.pay('approve')
  await user.at(/^\/pay-success/)
  await user.see(told)
}

/**
 * Goods, in a person's words: a guest finds them on their shelf, chooses option and number, logs in, says where to, asks for an
 * invoice, pays with a coupon and sees the order. The same steps run on the site and in the mini-program.
 */
export const buyGoods: readonly Step[] = [
  [
    '01-shelf',
    async (user) => {
      await user.open('/')
      await passGreeting(user)
      await user.open('/shop')
      await user.tap('健康好物')
      await user.see(METER)
    }
  ],
  [
    '02-detail',
    async (user) => {
      await user.tap(METER)
      await user.at(/^\/selling\/health-selection\/HS2003/)
      await user.see('标准袖带，1 件')
      await user.see('快递到家 · 包邮')
      await user.see('商品参数')
    }
  ],
  [
    '03-sku',
    async (user) => {
      await user.tap('立即购买')
      await user.see(/^库存 600 件/)
      await user.tap(/^大号袖带/)
      await user.tap('数量加一')
      await user.see('已选：大号袖带，2 件')
    }
  ],
  [
    '04-login',
    async (user) => {
      await user.tap('立即购买')
      await logIn(user)
      await user.at(/^\/process\/confirm\/health-selection\/HS2003/)
      await user.see('438.00元')
    }
  ],
  [
    '05-missing',
    async (user) => {
      await user.tap('提交订单')
      await user.see('请填写详细地址')
      await user.see('请先阅读并同意用户协议与取消与退改须知')
      await user.type('姓名', '林知夏')
    }
  ],
  [
    '06-region',
    async (user) => {
      await user.tap(/^配送区域/)
      await user.see('选择配送区域')
      await user.tap('四川省')
      await user.tap('成都市')
      await user.tap('武侯区')
      await user.see('四川省 成都市 武侯区')
    }
  ],
  [
    '07-address',
    async (user) => {
      await user.type('详细地址', `桐梓林北路6号${'路'.repeat(40)}`)
      await user.see('详细地址最多40个字')
      await user.type('详细地址', '桐梓林北路6号2单元802')
      await user.type('留言', '下午送货')
    }
  ],
  [
    '08-invoice',
    async (user) => {
      await user.tap(/^发票/)
      await user.see('发票信息')
      await user.type('发票抬头', '林知夏')
      await user.type('收票邮箱', 'lin@')
      await user.tap('确定')
      await user.see('请填写正确的邮箱')
      await user.type('收票邮箱', 'lin@example.com')
      await user.tap('确定')
      await user.see(/个人 · 林知夏$/)
    }
  ],
  [
    '09-reload',
    async (user) => {
      await user.reload()
      await user.see('四川省 成都市 武侯区')
      await user.see(/个人 · 林知夏$/)
      await user.see(/张可用$/)
    }
  ],
  [
    '10-pay',
    async (user) => {
      await user.tap(AGREE)
      await user.doubleTap('提交订单')
      await toCashierAndPay(user)
    }
  ],
  [
    '11-order',
    async (user) => {
      await user.tap('查看订单')
      await user.at(/^\/order\/order-detial/)
      await user.see('待发货')
      await user.see(/^大号袖带 × 2/)
      await user.see('桐梓林北路6号2单元802')
      await user.see('留言：下午送货')
      await user.see(/个人 · 林\*\*$/)
      await user.see('再次购买')
    }
  ],
  [
    '12-list',
    async (user) => {
      await user.open('/mine/order')
      await user.see('大号袖带 × 2')
    }
  ]
]

/** Category 30: nothing is sent, so no address is asked. */
export const buyPickedUp: readonly Step[] = [
  [
    '20-confirm',
    async (user) => {
      await user.open('/selling/health-selection/HS2006')
      await user.see('凭取货码到任意分院前台领取')
      await user.tap('立即购买')
      await user.see(/^库存/)
      await user.tap('立即购买')
      await user.at(/^\/process\/confirm\/health-selection\/HS2006/)
      await user.see('69.00元')
      await user.gone('详细地址')
    }
  ],
  [
    '21-pay',
    async (user) => {
      await user.tap(AGREE)
      await user.tap('提交订单')
      await toCashierAndPay(user)
      await user.tap('查看订单')
      await user.see('待领取')
    }
  ]
]

/** Category 35: a service for the logged-in person. */
export const buyService: readonly Step[] = [
  [
    '30-confirm',
    async (user) => {
      await user.open('/selling/health-selection/SV3502')
      await user.see('凭服务码到任意分院使用，仅限登录人本人')
      await user.tap('立即购买')
      await user.at(/^\/process\/confirm\/health-selection\/SV3502/)
      await user.see('服务人')
      await user.see(/手机号为登录手机号/)
      await user.see('128.00元')
    }
  ],
  [
    '31-pay',
    async (user) => {
      await user.tap(AGREE)
      await user.tap('提交订单')
      await toCashierAndPay(user)
      await user.tap('查看订单')
      await user.see('待使用')
    }
  ]
]
