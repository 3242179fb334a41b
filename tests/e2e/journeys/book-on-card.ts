import type { Driver } from '../support/driver'
import { AGREE, BRANCH, payAtOnce, visitDay, type Step } from './book-checkup'
import { passGreeting } from './greeting'
import { failCheck, passCheck, type Scene } from './human-check'
import { logIn } from './log-in'

/** An employee of the demo's company, whose card is not bound yet. */
const EMPLOYEE = { phone: '10000000006', card: '7700200000000033' }
/** Of the demo user's company, with a share for the family. */
const COMPANY = '7700200000000017'
/** One that was bought, of three packages of which one is used; nobody has it. */
const BOUGHT = { number: '8600100012345670', password: '123456', package: '深度体检·男士款' }
const AGREE_CARD = /^已阅读并同意《体检卡使用协议》/

/** Branch and time by the calls of the card. */
async function chooseTime(user: Driver, ahead: number): Promise<void> {
  await user.at(/^\/card-booking\/checkup\//)
  await user.tap(visitDay(new Date(), ahead).label)
  await user.tap(`${BRANCH} 下一步`)
  await user.tap(/^08:00-08:30 /)
  await user.tap('确定')
}

async function toConfirm(user: Driver, next: string | RegExp): Promise<void> {
  await user.at(/^\/card-addon\/checkup\//)
  await user.tap(next)
  await user.at(/^\/card-confirm\/checkup\//)
  await user.see('谁付多少')
  await user.tap(/^早餐预约/)
  await user.tap(/^清淡中式/)
  await user.tap(AGREE)
}

/** By the cashier where something is left to pay. */
async function finish(user: Driver): Promise<void> {
  if (await user.shows('提交预约')) await user.tap('提交预约')
  else {
    await user.tap('提交订单')
    await user.at(/^\/process\/go-pay/)
    return payAtOnce(user)
  }
  await user.at(/^\/pay-success/)
  await user.see('预约成功')
}

/** An employee binds the company's card by a code to the number that it registered, and books with its quota. */
export const bindAndBook: readonly (readonly [string, (scene: Scene) => Promise<void>])[] = [
  [
    '01-login',
    async ({ user }) => {
      await user.open('/')
      await passGreeting(user)
      await user.open('/bind-card')
      await logIn(user, EMPLOYEE.phone)
      await user.at(/^\/bind-card/)
      await user.see('使用人')
    }
  ],
  [
    '02-company',
    async ({ user, server }) => {
      await user.tap('企业卡')
      await user.type('企业名称', '云桥')
      await user.tap('找单位')
      await user.tap(/^云桥科技/)
      await user.tap('手机短信')
      await user.type('手机号', EMPLOYEE.phone)
      // A minute after the code of the login.
      await server.passTime(60_000)
      await user.tap('获取验证码')
      await user.see(/演示验证码 \d{6}/)
      const code = /演示验证码 (\d{6})/.exec(await user.text())?.[1] ?? ''
      await user.type('验证码', code)
      await user.tap(AGREE_CARD)
      await user.tap('下一步，核对信息')
      await user.at(/^\/bind-information/)
    }
  ],
  [
    '03-bound',
    async ({ user }) => {
      await user.see('YQ-20433')
      await user.see('单位只看到是否到检，看不到做了什么、报告写了什么。')
      await user.tap('都对，绑定')
      await user.at(new RegExp(`^/card-detail/${EMPLOYEE.card}`))
      await user.see('可用 200.00')
    }
  ],
  [
    '04-package',
    async ({ user }) => {
      await user.tap('用这张卡预约')
      await user.at(/^\/card-appointment/)
      await user.see('一起做，也由单位付')
      await user.tap(/^程序员减压套餐/)
      await user.tap('选机构与时间')
      await chooseTime(user, 3)
    }
  ],
  [
    '05-addons',
    async ({ user }) => {
      await user.at(/^\/card-addon\/checkup\/CK1017/)
      await user.tap('选择胸部DR正位')
      await user.tapFirst('选择25-羟维生素D')
      await user.see('额度')
      await toConfirm(user, '确认加项')
    }
  ],
  [
    '06-booked',
    async ({ user }) => {
      await finish(user)
      await user.tap('查看订单')
      await user.at(/^\/order\/order-detial/)
      await user.see('待到检')
    }
  ],
  [
    '07-history',
    async ({ user }) => {
      await user.open(`/card-history/${EMPLOYEE.card}`)
      await user.see(/^占用 · /)
    }
  ]
]

/** A card that was bought for the father pays his checkup whole: no cashier. */
export const bookForFather: readonly Step[] = [
  [
    '10-wallet',
    async (user) => {
      await user.open('/')
      await passGreeting(user)
      await user.open('/card-service')
      await logIn(user)
      await user.at(/^\/card-service/)
      await user.see('长辈关怀卡')
      await user.tap('用长辈关怀卡去预约')
    }
  ],
  [
    '11-time',
    async (user) => {
      await user.at(/^\/card-appointment/)
      await user.see('还需付 ¥0.00')
      await user.tap('选机构与时间')
      await chooseTime(user, 5)
    }
  ],
  [
    '12-booked',
    async (user) => {
      await toConfirm(user, /^(不加项，下一步|确认加项)$/)
      await user.see('不用去收银台')
      await user.tap('提交预约')
      await user.at(/^\/pay-success/)
      await user.see('预约成功')
    }
  ]
]

/** The spouse is named within the family's share, and the difference of an upgrade is paid. */
export const bookForSpouse: readonly Step[] = [
  [
    '20-spouse',
    async (user) => {
      await user.open(`/card-appointment?cardNumber=${COMPANY}`)
      await user.tap(/^林知夏/)
      await user.tap('填为家属')
      await user.see(/林知夏$/)
    }
  ],
  [
    '21-upgrade',
    async (user) => {
      await user.tap(/^和.*比一比$/)
      await user.at(/^\/card-upgrade\//)
      await user.see('多查的')
      await user.tap('换成这套')
      await user.at(/^\/card-appointment/)
      await user.tap('选机构与时间')
      await chooseTime(user, 4)
    }
  ],
  [
    '22-paid',
    async (user) => {
      await toConfirm(user, /^(不加项，下一步|确认加项)$/)
      await finish(user)
    }
  ]
]

/**
 * Somebody binds a card that was bought, with a wrong password and a wrong answer to the check before, books one of its packages, takes
 * the visit back and finds the use on the card again.
 */
export const bindPersonalAndBook: readonly (readonly [string, (scene: Scene) => Promise<void>])[] = [
  [
    '30-wrong',
    async (scene) => {
      const { user } = scene
      await user.open('/')
      await passGreeting(user)
      await user.open('/bind-card')
      await logIn(user)
      await user.at(/^\/bind-card/)
      await user.type('卡号', BOUGHT.number)
      await user.type('卡密', '111222')
      await user.tap('确认绑定')
      await user.see('请先阅读并同意《体检卡使用协议》')
      await user.tap(AGREE_CARD)
      await user.tap('确认绑定')
      await failCheck(scene)
      await passCheck(scene)
      await user.see('还可试 4 次')
    }
  ],
  [
    '31-bound',
    async (scene) => {
      const { user } = scene
      await user.type('卡密', BOUGHT.password)
      await user.tap('确认绑定')
      await passCheck(scene)
      await user.at(new RegExp(`^/card-detail/${BOUGHT.number}`))
      await user.see('余 1 份，到检前都能换')
    }
  ],
  [
    '32-package',
    async ({ user }) => {
      await user.tap('用这张卡预约')
      await user.at(/^\/card-appointment/)
      await user.tap(new RegExp(`^${BOUGHT.package}`))
      await user.see('还需付 ¥0.00')
      await user.tap('选机构与时间')
      await chooseTime(user, 2)
    }
  ],
  [
    '33-booked',
    async ({ user }) => {
      await toConfirm(user, /^(不加项，下一步|确认加项)$/)
      await finish(user)
      await user.tap('查看订单')
      await user.at(/^\/order\/order-detial/)
      await user.see('待到检')
    }
  ],
  [
    '34-taken-back',
    async ({ user }) => {
      await user.tap('申请退款')
      await user.at(/^\/reFund\//)
      await user.tap('其他原因')
      await user.tap('提交申请')
      await user.tap('确定退款')
      await user.see('退款详情')
    }
  ],
  [
    '35-again',
    async ({ user }) => {
      await user.open(`/card-history/${BOUGHT.number}`)
      await user.see(/^退回 · /)
      await user.open(`/card-detail/${BOUGHT.number}`)
      await user.see('余 1 份，到检前都能换')
    }
  ]
]
