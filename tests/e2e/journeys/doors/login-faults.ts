import assert from 'node:assert/strict'
import type { Answer } from '../../support/doors/scripts'
import { logIn } from '../log-in'
import type { DoorFault, FaultScene } from './pay-faults'

/** Numbers of nobody, a new one each time: who asks for many codes for one has to show that they are a person. */
let numbers = 0
const newNumber = () => `1000007${String((numbers += 1)).padStart(4, '0')}`

/** A guest on the way to a private page, in an app whose login ends so. */
async function toLogin({ door }: FaultScene, answer: Answer): Promise<void> {
  door.host.answers.set('login', answer)
  await door.user.open('/')
  await door.user.see('限时秒杀')
  await door.user.link('orderList', {})
  await door.user.at(/^\/mine\/authorize/)
  await door.host.asked('login')
}

/** Our own login stands in, and leads on. */
async function byCode({ door: { user } }: FaultScene): Promise<void> {
  await logIn(user, newNumber())
  await user.at(/^\/mine\/order/)
}

const standsIn = (answer: Answer, said: string | RegExp): DoorFault => [
  `an app’s login, ${answer}: our own stands in and leads on`,
  async (scene) => {
    await toLogin(scene, answer)
    await scene.door.user.see(said)
    await byCode(scene)
  }
]

/** How the login of an app may go wrong; each on a phone of its own. */
export const APP_LOGIN_FAULTS: readonly DoorFault[] = [
  standsIn('不答', '应用登录没有成功，请用手机号登录'),
  standsIn('失败', '应用登录没有成功，请用手机号登录'),
  standsIn('答错', '应用登录没有成功，请用手机号登录'),
  standsIn('没有此能力', '当前应用不支持自动登录，请用手机号登录'),
  [
    'an app’s login that the person leaves: nothing is said, our own form is there',
    async (scene) => {
      await toLogin(scene, '取消')
      await scene.door.user.see('获取验证码')
      assert.equal(await scene.door.user.shows(/应用登录没有成功/), false)
      await byCode(scene)
    }
  ],
  [
    'an app’s login that answers late, while somebody types: it logs nobody in',
    async (scene) => {
      const { user } = scene.door
      await toLogin(scene, '晚答')
      await user.see('应用登录没有成功，请用手机号登录')
      await user.page.waitForTimeout(14_000)
      await user.at(/^\/mine\/authorize/)
      await byCode(scene)
    }
  ],
  [
    'an app’s login that answers twice: it logs in once, and leads on',
    async (scene) => {
      const { user, host } = scene.door
      await toLogin(scene, '两次')
      await user.at(/^\/mine\/order/)
      await user.see('我的订单')
      assert.equal(host.count('login'), 1)
    }
  ],
  [
    'a token that is worth nothing: told, and our own login stands in',
    async (scene) => {
      scene.door.given.token = 'x'.repeat(43)
      await toLogin(scene, '成功')
      await scene.door.user.see(/登录超时，请重新登录/)
      await byCode(scene)
    }
  ]
]
