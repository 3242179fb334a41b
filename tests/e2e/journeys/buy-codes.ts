import assert from 'node:assert/strict'
import type { Driver } from '../support/driver'
import type { Till } from '../support/till'
import { AGREE, type Step } from './book-checkup'
import { toCashierAndPay } from './buy-goods'
import { passGreeting } from './greeting'
import { logIn } from './log-in'

const CLEANING = '洗牙次卡（2次）'
const CODE = /[2-9A-HJ-NP-Z]{4}(?: [2-9A-HJ-NP-Z]{4}){2}/

async function shownCode(user: Driver): Promise<string> {
  const code = CODE.exec(await user.text())?.[0]
  assert.ok(code, 'no code is to be read')
  return code
}

/**
 * Codes to be used at a branch, in a person's words: found on their shelf, bought without branch, day or address, shown to a till
 * that uses one, and the other one taken back. The same steps run on the site and in the mini-program.
 */
export const buyCodes = (till: Till): readonly Step[] => [
  [
    '01-shelf',
    async (user) => {
      await user.open('/')
      await passGreeting(user)
      await user.open('/shop')
      await user.tap('卡券')
      await user.see(CLEANING)
    }
  ],
  [
    '02-detail',
    async (user) => {
      await user.tap(CLEANING)
      await user.at(/^\/selling\/coupon-activity\/CA3103/)
      await user.see('支付后领券码，到任意分院出示')
      await user.see('付款后 365 天内')
    }
  ],
  [
    '04-confirm',
    async (user) => {
      await user.tap('立即购买')
      await logIn(user)
      await user.at(/^\/process\/confirm\/coupon-activity\/CA3103/)
      await user.see('258.00元')
      await user.see('支付后在订单里领券码，到任意分院出示')
      await user.gone('详细地址')
    }
  ],
  [
    '05-missing',
    async (user) => {
      await user.tap('提交订单')
      await user.see('请先阅读并同意用户协议与取消与退改须知')
      await user.type('姓名', '林知夏')
    }
  ],
  [
    '06-pay',
    async (user) => {
      await user.tap(AGREE)
      await user.doubleTap('提交订单')
      await toCashierAndPay(user)
    }
  ],
  [
    '07-order',
    async (user) => {
      await user.tap('查看订单')
      await user.at(/^\/order\/order-detial/)
      await user.see('待使用')
      await user.see('共 2 张，2 张可用')
      await user.see(/^有效期至 \d{4}-\d\d-\d\d$/)
    }
  ],
  [
    '08-show',
    async (user) => {
      await user.tap('出示券码 1')
      await user.see('到任意分院前台，请工作人员扫码或输入券码')
      const code = await shownCode(user)
      await till(code, 'take')
      await user.see('分院正在核对，请稍候')
      await till(code, 'use')
      await user.see('这张券码已使用')
    }
  ],
  [
    '09-used',
    async (user) => {
      await user.tap('关闭')
      await user.see('共 2 张，1 张可用')
      await user.see(/在澄安体检中心（上海莘庄分院）使用$/)
    }
  ],
  [
    '10-refund',
    async (user) => {
      await user.tap('申请退款')
      await user.at(/^\/reFund\//)
      await user.see('未使用的券 1 张，按每张实付退回')
      await user.see('退款¥129.00')
      await user.tap('提交申请')
      await user.see('请选择退款原因')
    }
  ],
  [
    '11-refunded',
    async (user) => {
      await user.tap('不想买了')
      await user.tap('提交申请')
      await user.see('退款进度')
      await user.systemBack()
      await user.at(/^\/order\/order-detial/)
      await user.see('共 2 张，0 张可用')
      await user.see(/^(退款中|已退款)$/)
      await user.see('¥129.00 原路退回')
    }
  ],
  [
    '12-list',
    async (user) => {
      await user.open('/mine/order')
      await user.see('两次 × 1')
    }
  ]
]

/** Where each kind stands in the shop, one of its products and its button. */
const KINDS = [
  ['体检套餐', '深度体检·男士款', '/selling/checkup/', '立即预约'],
  ['控糖管理', '控糖摇摇健康管理·体验版', '/selling/sugarshaker/', '立即预约'],
  ['口腔齿科', '超声波洁牙+抛光', '/selling/dentistry/', '立即预约'],
  ['健康评估', '睿评·心血管十年风险评估', '/selling/waston/', '立即预约'],
  ['疫苗接种', '四价HPV疫苗（三针全程）', '/selling/vaccine/', '立即购买'],
  ['健康好物', '上臂式电子血压计', '/selling/health-selection/', '立即购买'],
  ['跨境购', '高价燕窝礼盒', '/selling/cross-border/', '立即购买'],
  ['基因检测', '遗传性肿瘤易感基因45项', '/selling/gene-home/', '立即购买'],
  ['卡券', '全家福体检通兑券（3人）', '/selling/coupon-activity/', '立即购买']
] as const

/** One product of each kind, from its shelf. */
export const openKinds: readonly Step[] = KINDS.map(([shelf, product, path, button], index) => [
  `${20 + index}-${path.split('/')[2]}`,
  async (user) => {
    await user.open('/shop')
    await user.tap(shelf)
    await user.see(product)
    await user.tap(product)
    await user.at(new RegExp(`^${path}`))
    await user.see(product)
    await user.see(button)
  }
])
