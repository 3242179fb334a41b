import { cancel, fail, success } from '../../weapp-host/src/index'
import type { WeappDriver } from '../support/weapp'

export type HostLoginScene = readonly [name: string, run: (user: WeappDriver) => Promise<void>]

const PHONE_LOGIN = '手机号快捷登录'
/** One sentence: what happened and what to do. */
const NOT_DONE = '快捷登录未完成，请用短信验证码登录'
const ADDONS = '/process/addon/checkup/CK1003'

/** A guest on the login page, as a private page led him there, with the agreements accepted. */
async function toLogin(user: WeappDriver): Promise<void> {
  await user.open(ADDONS)
  await user.at(/^\/mine\/authorize/)
  await user.see(PHONE_LOGIN)
  await user.tap(/^我已阅读并同意《用户协议》/)
}

/** Told once, still on the login page with the other way to log in. */
async function isTold(user: WeappDriver): Promise<void> {
  await user.see(NOT_DONE)
  await user.at(/^\/mine\/authorize/)
  await user.see('获取验证码')
  await user.gone(NOT_DONE)
}

async function isLoggedIn(user: WeappDriver): Promise<void> {
  await user.tap(PHONE_LOGIN)
  await user.at(/^\/process\/addon\/checkup\/CK1003/)
  await user.open('/mine')
  await user.see('陈予安')
  await user.forget()
}

const scene = (
  name: string,
  end: ReturnType<typeof fail>,
  meanwhile: (user: WeappDriver) => Promise<void> = () => Promise.resolve()
): HostLoginScene => [
  `${name}: told so with the other way in, a second try logs in and leads on`,
  async (user) => {
    await toLogin(user)
    user.host.script('getPhoneNumber', end)
    await user.tap(PHONE_LOGIN)
    await meanwhile(user)
    await isTold(user)
    user.host.script('getPhoneNumber', success())
    await isLoggedIn(user)
  }
]

/** WeChat's own login: phone number and `wx.login` as they may end. */
export const hostLogins: readonly HostLoginScene[] = [
  [
    'phone number agreed before the agreements: asked to agree first, then logged in',
    async (user) => {
      await user.open(ADDONS)
      await user.at(/^\/mine\/authorize/)
      await user.tap(PHONE_LOGIN)
      await user.see('请先阅读并同意用户协议和隐私政策')
      await user.tap(/^我已阅读并同意《用户协议》/)
      await isLoggedIn(user)
    }
  ],
  scene('phone number refused', cancel()),
  // What is built is the demo, which offers a number of its own where WeChat gives none.
  scene('phone number failed and the demo’s not wanted', fail('jsapi has no permission'), (user) =>
    user.host.answerModal(false)
  ),
  [
    'wx.login failed: the demo knows nobody by it and logs in all the same',
    async (user) => {
      await toLogin(user)
      user.host.script('login', fail('network error'))
      await isLoggedIn(user)
      user.host.script('login', success())
    }
  ]
]
