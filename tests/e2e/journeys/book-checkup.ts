import type { Driver } from '../support/driver'
import { passGreeting } from './greeting'
import { logIn } from './log-in'

export const BRANCH = '澄安体检中心（北京望京分院）'
/** The box of the confirm screen says its whole sentence. */
export const AGREE = /^已阅读并同意《用户协议》/
const PACKAGE = '深度体检·男士款'

/** From the whole order on confirm to the cashier; the consent that was forgotten is asked for. */
export async function submit(user: Driver): Promise<void> {
  await user.tap('提交订单')
  await user.see('请先阅读并同意用户协议与取消与退改须知')
  await user.tap(AGREE)
  await user.tap('提交订单')
  await user.at(/^\/process\/go-pay/)
  await user.see('支付剩余时间')
}

/** Pays at the cashier, until the page after it says how it went. */
export async function payAtOnce(user: Driver, told = '预约成功'): Promise<void> {
  user.preparePay('approve')
  await user.tap(/^微信支付 ¥/)
  await user.pay('approve')
  await user.at(/^\/pay-success/)
  await user.see(told)
}

export type Step = readonly [name: string, run: (user: Driver) => Promise<void>]

/**
 * The first day from so many days ahead that is no Sunday: `11月24日 周二`, its tab's label, and `11-24`. The strip of days ends six days
 * ahead, so what is tapped there is at most five ahead.
 */
export function visitDay(now: Date, ahead = 3): { told: string; label: RegExp; short: string } {
  const day = new Date(now.getTime() + ahead * 86_400_000)
  if (day.getDay() === 0) day.setDate(day.getDate() + 1)
  const weekday = '日一二三四五六'[day.getDay()] ?? ''
  const pad = (part: number) => String(part).padStart(2, '0')
  const told = `${day.getMonth() + 1}月${day.getDate()}日 周${weekday}`
  return {
    told,
    label: new RegExp(`^${told} `),
    short: `${pad(day.getMonth() + 1)}-${pad(day.getDate())}`
  }
}

/**
 * The main job, in a person's words: a guest finds a checkup, books it for himself with add-ons and the best coupon,
 * pays and sees the order. The same steps run on the site and in the mini-program.
 */
export const bookCheckup: readonly Step[] = [
  [
    '01-home',
    async (user) => {
      await user.open('/')
      await user.see('限时秒杀')
      await passGreeting(user)
    }
  ],
  [
    '02-city',
    async (user) => {
      await user.tap(/^当前城市北京/)
      await user.see('选择城市')
      await user.tap('上海')
      await user.tap(/^当前城市上海/)
      await user.tap('北京')
      await user.see(/^当前城市北京/)
    }
  ],
  [
    '03-search',
    async (user) => {
      await user.open('/search')
      await user.type('搜索体检套餐、检查项', '深度体检')
      await user.tap('搜索')
      await user.see(PACKAGE)
    }
  ],
  [
    '04-detail',
    async (user) => {
      await user.tap(PACKAGE)
      await user.at(/^\/selling\/checkup\/CK1003/)
      await user.see('立即预约')
    }
  ],
  [
    '05-booking',
    async (user) => {
      await user.tap('立即预约')
      await user.at(/^\/process\/booking\/checkup\/CK1003/)
      await user.see(/望京站C口步行约6分钟/)
      await user.tap(BRANCH)
      await user.at(/^\/hospital-detail\/H1001/)
      await user.see('来过的人说')
      await user.see(/接待中|还没开门|已停止接待|今天不开/)
      await user.tap('看证照')
      await user.see(/示例 H1001/)
      await user.tap('知道了')
      await user.systemBack()
      await user.at(/^\/process\/booking\/checkup\/CK1003/)
      await user.tap(visitDay(new Date()).label)
      await user.see(`${BRANCH} 下一步`)
    }
  ],
  [
    '06-calendar',
    async (user) => {
      await user.tap('更多日期')
      await user.see('选择日期')
    }
  ],
  [
    '07-slots',
    async (user) => {
      await user.tap('关闭')
      await user.gone('选择日期')
      await user.tap(`${BRANCH} 下一步`)
      await user.tap(/^08:00-08:30 /)
    }
  ],
  [
    '08-login',
    async (user) => {
      await user.tap('确定')
      await logIn(user)
      await user.at(/^\/process\/addon\/checkup\/CK1003/)
    }
  ],
  [
    '09-addons',
    async (user) => {
      await user.see('无痛胃镜')
      await user.see('共21项')
    }
  ],
  [
    '10-add-together',
    async (user) => {
      await user.tap('选择无痛胃镜')
      await user.see(/无痛胃镜须先完成凝血四项/)
    }
  ],
  [
    '11-delete-together',
    async (user) => {
      await user.tap('一并添加')
      await user.see('共24项')
      await user.tap('选择甲功七项')
      await user.see('共25项')
      await user.tap('选择甲功三项（FT3 FT4 TSH）')
      await user.see(/甲功七项已包含甲功三项/)
    }
  ],
  [
    '12-exchange',
    async (user) => {
      await user.tap('一并删除')
      await user.gone(/甲功七项已包含甲功三项/)
      await user.tap('换购电子血压计')
      await user.see('2850')
    }
  ],
  [
    '13-selected',
    async (user) => {
      await user.tap(/^已选加项，/)
      await user.see('无痛胃镜')
    }
  ],
  [
    '14-confirm',
    async (user) => {
      await user.tap('关闭')
      await user.tap('确认加项')
      await user.at(/^\/process\/confirm\/checkup\/CK1003/)
      await user.see('提交订单')
      await user.see(/张可用/)
      await user.see('陈予安')
    }
  ],
  [
    '15-person',
    async (user) => {
      await user.tap(/^陈予安/)
      await user.tap(/^早餐预约/)
      await user.tap(/^清淡中式/)
      await user.see('2650')
    }
  ],
  [
    '16-coupons',
    async (user) => {
      await user.tap(/张可用$/)
      await user.at(/^\/mine\/coupons/)
      await user.see('体检8.5折（最高减200）')
    }
  ],
  [
    '17-submit',
    async (user) => {
      await user.tap(/^确定/)
      await user.at(/^\/process\/confirm/)
      await user.see('2650')
      await user.tap('怎么算的')
      await user.see(/优惠共 ¥200\.00/)
      await user.tap('知道了')
      await user.gone(/优惠共 ¥200\.00/)
      await submit(user)
    }
  ],
  [
    '18-paid',
    async (user) => {
      await payAtOnce(user)
      await user.see('2650')
    }
  ],
  [
    '19-order',
    async (user) => {
      await user.tap('查看订单')
      await user.at(/^\/order\/order-detial\//)
      await user.see('待到检')
      await user.see(BRANCH)
    }
  ],
  [
    '20-orders',
    async (user) => {
      await user.open('/mine/order')
      await user.see('深度体检·男士款')
    }
  ],
  [
    '21-mine',
    async (user) => {
      await user.open('/mine')
      await user.see('陈**')
    }
  ]
]
