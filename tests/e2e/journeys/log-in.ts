import type { Driver } from '../support/driver'

export const DEMO_PHONE = '10000000001'

/** Logs in on the login page by SMS code, which demo mode shows. */
export async function logIn(user: Driver, phone = DEMO_PHONE): Promise<void> {
  await user.at(/^\/mine\/authorize/)
  await user.type('手机号', phone)
  await user.tap('获取验证码')
  await enterCode(user)
}

/** Types the code that was sent, agrees and goes in. */
export async function enterCode(user: Driver): Promise<void> {
  await user.see(/演示验证码 \d{6}/)
  const code = /演示验证码 (\d{6})/.exec(await user.text())?.[1] ?? ''
  await user.type('验证码', code)
  await user.tap(/^我已阅读并同意《用户协议》/)
  await user.tap('登录')
}
