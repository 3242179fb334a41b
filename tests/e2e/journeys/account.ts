import assert from 'node:assert/strict'
import type { Driver } from '../support/driver'
import { tables, type LocalServer } from '../support/local-server'
import { failCheck, passCheck, type Scene } from './human-check'
import { enterCode, logIn } from './log-in'

/** Of an account that nobody had before. */
const OLD_PHONE = '10000000071'
const NEW_PHONE = '10000000072'
const LICENCES = ['医疗机构执业许可证 PDY0000000001', '京ICP备2026000001号-1']
const MINUTE_MS = 60_000
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS

/** A code by SMS, which demo mode shows; one a minute goes to a number. */
async function codeBySms({ user, server }: Scene): Promise<void> {
  await server.passTime(MINUTE_MS)
  await user.tap('获取验证码')
  await user.see(/演示验证码 \d{6}/)
  const code = /演示验证码 (\d{6})/.exec(await user.text())?.[1] ?? ''
  await user.type('验证码', code)
}

/** Strangers have asked for so many codes to the number that whoever asks next has to be a person. */
async function attack({ db, now }: LocalServer, phone: string): Promise<void> {
  const expiresAt = now()
  const codes = Array.from({ length: 10 }, (_, index) => ({
    ...{ phone, codeHash: '', address: '203.0.113.7', site: '203.0.113.7', expiresAt },
    ...{ asker: `stranger-${index}`, sentAt: new Date(expiresAt.getTime() - (index + 2) * MINUTE_MS) }
  }))
  await db.insert(tables.smsCodes).values(codes)
}

/** A choice in a sheet takes the focus from the field before. */
async function chooseMarried(user: Driver, row: RegExp, wanted: string): Promise<void> {
  await user.tap(row)
  await user.tap(wanted)
}

/** A person's account from its first day to its last. */
export const accountJourney: readonly (readonly [string, (scene: Scene) => Promise<void>])[] = [
  [
    '01-check',
    async (scene) => {
      const { user, server } = scene
      await attack(server, OLD_PHONE)
      await user.open('/mine/authorize')
      await user.type('手机号', OLD_PHONE)
      await user.tap('获取验证码')
      await failCheck(scene)
    }
  ],
  [
    '01-checked',
    async (scene) => {
      const { user } = scene
      await passCheck(scene)
      await enterCode(user)
      await user.at(/^\/(mine)?(\?|$)/)
    }
  ],
  [
    '01-profile',
    async ({ user }) => {
      await user.open('/mine/editInfo')
      await user.type('昵称', '安')
      // The bar is away while a field has the keyboard.
      await chooseMarried(user, /^婚育 选填/, '已婚')
      await user.tap('保存')
      await user.see('昵称为2到12个字')
      await user.type('昵称', '小安')
      await user.type('身高 cm', '168')
      await chooseMarried(user, /^婚育 已婚/, '未婚')
      await user.press('保存')
      await user.see('已保存')
      await user.open('/mine/userInfo')
      await user.see('小安')
      await user.see('168 cm')
    }
  ],
  [
    '02-password',
    async (scene) => {
      const { user } = scene
      await user.open('/mine/modify-password')
      await user.see('设置密码')
      await codeBySms(scene)
      await user.type('新密码', 'chengan2026')
      await user.type('再输一次', 'chengan2026')
      await user.tap('确认设置')
      // The toast may have gone before a busy machine looks: the form is left once the server has answered.
      await user.gone('再输一次')
      await user.open('/mine/modify-password')
      await user.see('当前密码')
    }
  ],
  [
    '03-phone',
    async (scene) => {
      const { user } = scene
      await user.open('/mine/phone-auth')
      await codeBySms(scene)
      await user.tap('下一步')
      await user.see('换号之后')
      await user.type('新手机号', NEW_PHONE)
      await codeBySms(scene)
      await user.tap('确认更换')
      await user.see('手机号已更换')
      await user.open('/mine/setting')
      await user.see('100****0072')
    }
  ],
  [
    '04-address',
    async ({ user }) => {
      await user.open('/mine/addresses')
      await user.tap('添加收货地址')
      await user.see('粘贴识别')
      await user.type('粘贴识别', '周素芬 10000000004 北京市朝阳区阜荣街10号')
      await user.tap('识别')
      await user.see('已填好，请核对')
      await user.tap('保存')
      await user.see(/阜荣街10号/)
    }
  ],
  [
    '05-about',
    async ({ user, server }) => {
      await server.db.insert(tables.shopSettings).values({ key: 'licences', value: LICENCES.join('\n') })
      await user.open('/mine/about-tjb')
      for (const line of LICENCES) await user.see(line)
    }
  ],
  [
    '05-leave',
    async (scene) => {
      const { user } = scene
      await user.open('/mine/delete-account')
      await user.see('注销前请确认')
      await codeBySms(scene)
      await user.tap('我已阅读并同意账号注销须知')
      await user.tap('申请注销')
      await user.see('申请注销账号？')
      await user.tap('申请注销')
      await user.see('已申请注销')
      await user.tap('撤回注销')
      await user.see('注销前请确认')
    }
  ],
  [
    '06-gone',
    async (scene) => {
      const { user, server } = scene
      await user.open('/mine/delete-account')
      await codeBySms(scene)
      await user.tap('我已阅读并同意账号注销须知')
      await user.tap('申请注销')
      await user.see('申请注销账号？')
      await user.tap('申请注销')
      await user.see('已申请注销')
      await server.passTime(WEEK_MS)
      await user.open('/mine/addresses')
      await user.at(/^\/mine\/authorize/)
      await logIn(user, NEW_PHONE)
      await user.at(/^\/mine\/addresses/)
      await user.see('还没有收货地址')
      assert.equal(await user.shows(/阜荣街/), false)
    }
  ]
]
