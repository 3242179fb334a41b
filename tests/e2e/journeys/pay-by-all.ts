import { payAtOnce, type Step } from './book-checkup'
import { passGreeting } from './greeting'
import { logIn } from './log-in'
import { agree, goOnToConfirm, PRICED, toAddons, toCashier } from './steps'

/** Of the demo user: a gift card of ¥120, and a card that was bought with ¥800 on it. */
const GIFT = '0025'
const BALANCE = '8600100012345704'

/**
 * One payment out of four: the best coupon, a gift card, the balance of a card, and money for the rest. All of it is taken back, each part
 * to where it came from.
 */
export const payByAll: readonly Step[] = [
  [
    '01-addons',
    async (user) => {
      await user.open('/')
      await passGreeting(user)
      await user.open('/mine/order')
      await logIn(user)
      await user.at(/^\/mine\/order/)
      await toAddons(user)
      await user.tap('选择甲功七项')
      await user.see(PRICED)
    }
  ],
  [
    '02-chosen',
    async (user) => {
      await goOnToConfirm(user)
      await user.tap(/^陈予安/)
      await user.tap(/^早餐预约/)
      await user.tap(/^清淡中式/)
      await user.tap(/^礼品卡/)
      await user.tap(new RegExp(`尾号 ${GIFT}`))
      await user.tap('用礼品卡支付 ¥120.00')
      await user.tap(/^卡余额/)
      await user.tap(new RegExp(`尾号 ${BALANCE.slice(-4)}`))
      await user.tap('用卡余额支付 ¥800.00')
      await user.see('减191.70元')
      await user.see('减120.00元')
      await user.see('减800.00元')
      await user.see('166.30元')
    }
  ],
  [
    '03-paid',
    async (user) => {
      await agree(user)
      await user.tap('提交订单')
      await toCashier(user)
      await payAtOnce(user)
    }
  ],
  [
    '04-order',
    async (user) => {
      await user.tap('查看订单')
      await user.at(/^\/order\/order-detial/)
      await user.see('礼品卡')
      await user.see('卡余额')
    }
  ],
  [
    '05-parts',
    async (user) => {
      await user.tap('申请退款')
      await user.at(/^\/reFund\//)
      await user.see('礼品卡，原路退回')
      await user.see('卡余额，原路退回')
      await user.see('微信支付，原路退回')
    }
  ],
  [
    '06-taken-back',
    async (user) => {
      await user.tap('其他原因')
      await user.tap('提交申请')
      await user.tap('确定退款')
      await user.see('退款详情')
    }
  ],
  [
    '07-again',
    async (user) => {
      await user.open(`/card-history/${BALANCE}`)
      await user.see(/^退回 · /)
      await user.see('¥800.00')
      await user.open('/gift-card')
      await user.see('¥120.00')
    }
  ]
]
