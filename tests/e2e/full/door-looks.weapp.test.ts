import { test } from '@playwright/test'
import { logIn } from '../journeys/log-in'
import { payAtOnce } from '../journeys/book-checkup'
import { submit, toConfirm } from '../journeys/steps'
import { passGreeting } from '../journeys/greeting'
import { withOpened } from '../support/open'
import { photograph } from '../support/screens'
import { startServer } from '../support/server'
import { WeappDriver } from '../support/weapp'

/** Phones, px: a narrow one with larger text, and a usual one. */
const PHONES = [{ width: 320, fontScale: 1.5 }, { width: 375 }] as const

/** All that a person may subscribe to. */
const WX_TEMPLATES = 'visit=visit-template,report=report-template,change=change-template'

for (const phone of PHONES)
  test(`login, header, pay, back and subscriptions of the mini-program at ${phone.width} px`, () =>
    withOpened(async (open) => {
      const server = await open(startServer({ WX_TEMPLATES }))
      const user = await open(WeappDriver.launch(server.origin, 'screens', phone))
      const look = (screen: string) => photograph(user, { screen: `door-mini-${screen}` }, phone.width)
      await user.open('/')
      await passGreeting(user)
      await look('header')
      await user.open('/mine/order')
      await user.see('手机号快捷登录')
      await look('login')
      await logIn(user)
      await user.at(/^\/mine\/order/)
      await toConfirm(user)
      await submit(user)
      await look('pay')
      await user.tap('返回')
      await user.see('放弃支付？')
      await look('back')
      await user.tap('继续支付')
      await payAtOnce(user)
      await user.see('选好再订阅')
      await look('subscribe')
    }))
