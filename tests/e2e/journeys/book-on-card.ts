import type { Driver } from '../support/driver'
import { AGREE, BRANCH, payAtOnce, visitDay, type Step } from './book-checkup'
import { passGreeting } from './greeting'
import { logIn } from './log-in'

/** Sold, and bound to nobody yet: one of three packages. */
const PERSONAL = { number: '8600100012345670', password: '123456' }
/** Of the demo user's company, with quota for add-ons and a share for the family. */
const COMPANY = '7700200000000017'
const AGREE_CARD = /^已阅读并同意《体检卡使用协议》/

/** Branch and time by the calls of the card, up to its confirm; nothing is added. */
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

/** A card that was bought comes to the account and pays a checkup whole: no cashier. */
export const bindAndBook: readonly Step[] = [
  [
    '01-login',
    async (user) => {
      await user.open('/')
      await passGreeting(user)
      await user.open('/bind-card')
      await logIn(user)
      await user.at(/^\/bind-card/)
      await user.see('使用人')
    }
  ],
  [
    '02-wrong',
    async (user) => {
      await user.type('卡号', PERSONAL.number)
      await user.type('卡密', '111222')
      await user.tap(AGREE_CARD)
      await user.tap('确认绑定')
      await user.see(/还可试 4 次/)
    }
  ],
  [
    '03-bound',
    async (user) => {
      await user.type('卡密', PERSONAL.password)
      await user.tap('确认绑定')
      await user.at(new RegExp(`^/card-detail/${PERSONAL.number}`))
      await user.see('三选一')
    }
  ],
  [
    '04-package',
    async (user) => {
      await user.tap('用这张卡预约')
      await user.at(/^\/card-appointment/)
      await user.tap(/^深度体检·男士款/)
      await user.see('还需付 ¥0.00')
      await user.tap('选机构与时间')
      await chooseTime(user, 3)
    }
  ],
  [
    '05-confirm',
    async (user) => {
      await toConfirm(user, '不加项，下一步')
      await user.see('不用去收银台')
    }
  ],
  [
    '06-booked',
    async (user) => {
      await user.tap('提交预约')
      await user.at(/^\/pay-success/)
      await user.see('预约成功')
      await user.tap('查看订单')
      await user.at(/^\/order\/order-detial/)
      await user.see('待到检')
    }
  ],
  [
    '07-history',
    async (user) => {
      await user.open(`/card-history/${PERSONAL.number}`)
      await user.see(/^占用/)
    }
  ]
]

/** A company's card pays for oneself, out of the quota too, and what is more is paid by money. */
export const bookWithQuota: readonly Step[] = [
  [
    '10-wallet',
    async (user) => {
      await user.open('/card-service')
      await user.see('加项额度')
      await user.tap('用云桥科技（演示企业）去预约')
      await user.at(/^\/card-appointment/)
      await user.see('一起做，也由单位付')
    }
  ],
  [
    '11-time',
    async (user) => {
      await user.tap(/^程序员减压套餐/)
      await user.tap('选机构与时间')
      await chooseTime(user, 5)
    }
  ],
  [
    '12-addons',
    async (user) => {
      await user.at(/^\/card-addon\/checkup\/CK1017/)
      await user.tap('选择低剂量胸部螺旋CT')
      await user.tap('选择25-羟维生素D')
      await toConfirm(user, '确认加项')
      await user.see('单位只看到是否到检')
    }
  ],
  [
    '13-booked',
    async (user) => {
      if (await user.shows('提交预约')) await user.tap('提交预约')
      else {
        await user.tap('提交订单')
        await user.at(/^\/process\/go-pay/)
        await payAtOnce(user)
      }
      await user.see('预约成功')
    }
  ],
  [
    '14-detail',
    async (user) => {
      await user.open(`/card-detail/${COMPANY}`)
      await user.see(/^预约占用 (?!0\.00)/)
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
      await toConfirm(user, /不加项，下一步|确认加项/)
      await user.tap('提交订单')
      await user.at(/^\/process\/go-pay/)
      await payAtOnce(user)
    }
  ]
]
