import assert from 'node:assert/strict'
import type { Answer } from '../../support/doors/scripts'
import { logIn } from '../log-in'
import type { DoorFault, FaultScene } from './pay-faults'

const CODE_AGAIN_MS = 61_000

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
async function byCode({ door: { user }, server }: FaultScene): Promise<void> {
  await server.passTime(CODE_AGAIN_MS)
  await logIn(user)
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
    'an app’s login that answers twice logs in once, one that answers late logs nobody in',
    async (scene) => {
      const { user } = scene.door
      await toLogin(scene, '晚答')
      await user.see('应用登录没有成功，请用手机号登录')
      // The answer comes after the page has stopped waiting, here while somebody types.
      await user.page.waitForTimeout(14_000)
      await user.at(/^\/mine\/authorize/)
      await byCode(scene)
      scene.door.host.answers.set('login', '两次')
      assert.equal(await user.shows('我的订单'), true)
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
