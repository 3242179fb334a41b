import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { fail, success } from '../../weapp-host/src/index'
import { tables, type LocalServer } from '../support/local-server'
import type { WeappDriver, WeappOptions } from '../support/weapp'
import type { Linked } from './deep-links'
import { passGreeting } from './greeting'
import { logIn } from './log-in'

interface Scene {
  readonly user: WeappDriver
  readonly server: LocalServer
  readonly linked: Linked
}

export interface PhoneScene {
  readonly name: string
  readonly phone?: WeappOptions
  run(scene: Scene): Promise<void>
}

const PHONE_LOGIN = '手机号快捷登录'
const AGREE = /^我已阅读并同意《用户协议》/
const RELOCATE = '重新定位'
/** Inside Shanghai. */
const SHANGHAI = { latitude: 31.23, longitude: 121.47 }

/** A number gets a code once a minute. */
async function codeAgain(server: LocalServer): Promise<void> {
  await server.passTime(61_000)
}

async function asMember({ user, server }: Pick<Scene, 'user' | 'server'>): Promise<void> {
  await codeAgain(server)
  await user.open('/mine/authorize')
  await logIn(user)
  await user.gone('获取验证码')
}

async function toCities(user: WeappDriver): Promise<void> {
  await passGreeting(user)
  await user.tap(/^当前城市北京/)
  await user.see(RELOCATE)
}

const orderPath = (orderNum: string) => `/order/order-detial/${orderNum}`

const addresses: readonly PhoneScene[] = [
  {
    name: 'a link to a page that is not there opens the 404 page of the product, not of WeChat',
    async run({ user }) {
      await user.enter('pages/gone/index?id=1')
      await user.at(/^\/404/)
      await user.see('页面不存在')
    }
  },
  {
    name: 'Chinese and % in an entry address arrive as they were meant',
    async run({ user, server }) {
      await codeAgain(server)
      await user.enter(`pages/find/search/index?keyword=${encodeURIComponent('深度 50%41')}`)
      await user.see('暂未搜索到相关结果')
      assert.equal(await user.value('搜索体检套餐、检查项'), '深度 50%41')
      const back = encodeURIComponent('/search?keyword=' + encodeURIComponent('深度 50%41'))
      await user.enter(`pages/tabs/home/index?isLogin=mxbc&url=${back}`)
      await logIn(user)
      await user.at(/^\/search/)
      assert.equal(await user.value('搜索体检套餐、检查项'), '深度 50%41')
    }
  },
  {
    name: 'a session that ended leads through login back to the same address',
    async run({ user, server, linked }) {
      await asMember({ user, server })
      await server.db.delete(tables.sessions)
      const path = `/mine/addInfo/${linked.contact}?productCode=${encodeURIComponent('体检 50%')}`
      await user.open(path)
      await user.at(/^\/mine\/authorize/)
      await codeAgain(server)
      await logIn(user)
      await user.at(/^\/mine\/addInfo/)
      assert.equal(user.path(), path)
    }
  },
  {
    name: 'a sub-package that did not load is told, and loads when tried again',
    async run({ user }) {
      await user.open('/')
      await passGreeting(user)
      await user.open('/mine')
      user.host.breakPackage('pages/account')
      await user.tap('优惠券')
      await user.see('页面没有打开')
      await user.at(/^\/mine(\?|$)/)
      await user.tap('重试')
      await user.see('页面没有打开')
      user.host.breakPackage('pages/account', false)
      await user.tap('重试')
      await user.at(/^\/mine\/authorize/)
    }
  }
]

const screen: readonly PhoneScene[] = [
  {
    name: 'the tab bar takes the theme though no tab page was on top when it was chosen',
    phone: {
      storage: { 'l:settings': JSON.stringify({ v: 1, at: 0, value: { theme: 'dark', elder: false } }) }
    },
    async run({ user }) {
      await user.open('/search')
      await user.back()
      await user.at(/^\/(\?|$)/)
      const [, shop] = await user.host.page.locator('#tabs > div').all()
      await user.eventually('a dark tab bar', async () => {
        const color = await shop?.evaluate((tab) => getComputedStyle(tab).color)
        return color === 'rgb(157, 176, 169)'
      })
    }
  },
  {
    name: 'a capsule of zeros leaves the header its room',
    phone: { lateCapsule: true },
    async run({ user }) {
      for (const path of ['/', '/search']) {
        await user.open(path)
        const frame = await user.frame()
        const capsule = await frame.evaluate(() => {
          const shell = document.querySelector('.ca-theme')
          return shell && parseFloat(getComputedStyle(shell).getPropertyValue('--ca-capsule-w'))
        })
        assert.equal(capsule, 97, path)
      }
    }
  },
  {
    name: 'an older base library, which lacks two calls, tells the same by an older one',
    phone: { theme: 'dark', wx: { getWindowInfo: undefined, getAppBaseInfo: undefined } },
    async run({ user }) {
      await user.open('/')
      await user.see('限时秒杀')
      const shell = (await user.frame()).locator('.ca-theme').first()
      const [dark, top] = await shell.evaluate((node) => [
        node.classList.contains('ca-theme--dark'),
        getComputedStyle(node).getPropertyValue('--ca-safe-t')
      ])
      assert.deepEqual([dark, top], [true, '44px'])
    }
  },
  {
    name: 'what WeChat says of the clipboard is not said again',
    async run({ user, server, linked }) {
      await asMember({ user, server })
      await user.open(orderPath(linked.paidOrder))
      await user.tap('复制订单编号')
      assert.equal(await user.host.page.locator('#toast').innerText(), '内容已复制')
      assert.equal(await user.shows('订单编号已复制'), false)
    }
  },
  {
    name: 'a full phone keeps nothing and the product works on',
    phone: {
      storage: Object.fromEntries([...'0123456789'].map((key) => [key, 'x'.repeat(1023 * 1024)]))
    },
    async run({ user }) {
      await user.open('/process/booking/checkup/CK1003')
      await user.see('北京望京分院')
    }
  }
]

const account: readonly PhoneScene[] = [
  {
    name: 'the pay sheet opens for what the server signed',
    async run({ user, server, linked }) {
      await asMember({ user, server })
      await user.open(`/process/go-pay?orderNo=${linked.unpaidOrder}`)
      user.preparePay('leave')
      await user.tap(/^微信支付 ¥/)
      await user.see('已取消支付')
    }
  },
  {
    name: 'the agreements come before WeChat asks for the phone number',
    async run({ user }) {
      await user.open('/mine/authorize')
      await user.tap(PHONE_LOGIN)
      await user.see('请先阅读并同意用户协议和隐私政策')
      assert.deepEqual(user.host.apiCalls('getPhoneNumber'), [])
      await user.tap(AGREE)
      await user.tap(PHONE_LOGIN)
      await user.gone(PHONE_LOGIN)
      assert.equal(user.host.apiCalls('getPhoneNumber').length, 1)
    }
  },
  {
    name: 'a visit goes into the calendar of the phone; without the permission the settings are offered',
    phone: { permissions: { 'scope.addPhoneCalendar': 'deny' } },
    async run({ user, server, linked }) {
      await asMember({ user, server })
      await user.open(orderPath(linked.paidOrder))
      await user.tap('加入日历')
      await user.see('去设置')
      user.host.script('openSetting', success({ authSetting: { 'scope.addPhoneCalendar': true } }))
      await user.tap('去设置')
      await user.tap('加入日历')
      await user.see('已生成日历提醒')
      const { title, startTime, endTime } = user.host.apiCalls('addPhoneCalendar').at(-1)?.options as {
        title: string
        startTime: number
        endTime: string
      }
      assert.match(title, /体检/)
      assert.ok(startTime < Number(endTime) && startTime > Date.now() / 1000 - 366 * 86_400)
    }
  },
  {
    name: 'a demo logs in and pays where the id of a tourist may do neither, and says that it is one',
    async run({ user, server, linked }) {
      await codeAgain(server)
      user.host.script('getPhoneNumber', fail('no permission'))
      user.host.script('login', fail('invalid appid'))
      user.host.script('requestPayment', fail('no permission'))
      await user.open('/mine/authorize')
      await user.tap(AGREE)
      await user.tap(PHONE_LOGIN)
      await user.shot('demo-login')
      await user.host.answerModal(true)
      await user.gone(PHONE_LOGIN)
      await user.open(`/process/go-pay?orderNo=${linked.unpaidOrder}`)
      await user.tap(/^微信支付 ¥/)
      await user.shot('demo-pay')
      await user.host.chooseAction('演示：支付成功，不会扣款')
      await user.see('预约成功')
    }
  }
]

/** What a launch may bring about by itself, in ms. */
const LAUNCH_MS = 5_000
const located = (user: WeappDriver) => user.host.apiCalls('getFuzzyLocation').length

const place: readonly PhoneScene[] = [
  {
    name: 'a launch asks for nothing and opens nothing: no permission, no privacy sheet, no dialog, on any page',
    phone: { privacy: 'unasked' },
    async run({ user }) {
      for (const path of ['/', '/shop', '/registered', '/selling/checkup/CK1003']) {
        await user.open(path)
        await pause(LAUNCH_MS)
        assert.deepEqual([path, user.host.asked, located(user)], [path, [], 0])
        assert.equal(await user.host.$('[role="dialog"], [role="alertdialog"]').count(), 0, path)
      }
    }
  },
  {
    name: 'a tap on the city asks where one is, once, and the list has the answer without a question',
    async run({ user }) {
      user.host.script('getFuzzyLocation', success(SHANGHAI))
      await user.open('/')
      await toCities(user)
      await user.see('当前定位')
      await user.see('上海')
      assert.deepEqual([user.host.asked, located(user)], [['scope.userFuzzyLocation'], 1])
      await user.shot('city-located')
      await user.back()
      await user.tap(/^当前城市北京/)
      assert.equal(located(user), 1)
    }
  },
  {
    name: 'a refused location is not asked for again by the city; a tap on its own button leads to the settings',
    phone: { permissions: { 'scope.userFuzzyLocation': 'deny' } },
    async run({ user }) {
      await user.open('/')
      await toCities(user)
      assert.equal(located(user), 1)
      await user.open('/')
      await toCities(user)
      assert.equal(located(user), 1)
      await user.see('未获取到定位')
      user.host.script('openSetting', success({ authSetting: { 'scope.userFuzzyLocation': true } }))
      user.host.script('getFuzzyLocation', success(SHANGHAI))
      await user.tap(RELOCATE)
      await user.see('允许获取位置')
      await user.shot('settings-dialog')
      await user.tap('去设置')
      await user.see('上海')
    }
  },
  {
    name: 'a location that nobody answers ends after ten seconds',
    phone: { permissions: { 'scope.userFuzzyLocation': 'ignore' } },
    async run({ user }) {
      await user.open('/')
      await passGreeting(user)
      await user.tap(/^当前城市北京/)
      await user.see('定位中')
      await user.see('未获取到定位')
    }
  },
  {
    name: '距离最近 is a tap that asks too, and the branches come with their distance',
    async run({ user }) {
      user.host.script('getFuzzyLocation', success({ latitude: 39.99, longitude: 116.47 }))
      await user.open('/process/booking/checkup/CK1003')
      await user.see('北京望京分院')
      assert.deepEqual([located(user), await user.shows(/ km/)], [0, false])
      await user.host.tap(user.host.$('[role=radio]').filter({ hasText: '距离最近' }))
      await user.see(/ km/)
      assert.equal(located(user), 1)
    }
  }
]

const privacy: readonly PhoneScene[] = [
  {
    name: 'the privacy guideline is shown before personal data is read; who agrees is located',
    phone: { privacy: 'unasked' },
    async run({ user }) {
      user.host.script('getFuzzyLocation', success(SHANGHAI))
      await user.open('/')
      await passGreeting(user)
      await user.tap(/^当前城市北京/)
      await user.see('《用户隐私保护指引》')
      await user.tap('《用户隐私保护指引》')
      assert.equal(user.host.apiCalls('openPrivacyContract').length, 1)
      await user.tap('同意并继续')
      await user.see('上海')
    }
  },
  {
    name: 'who refuses the privacy guideline keeps Beijing, logs in by SMS and copies nothing',
    phone: { privacy: 'unasked' },
    async run({ user, server, linked }) {
      await user.open('/')
      await passGreeting(user)
      await user.tap(/^当前城市北京/)
      await user.tap('拒绝')
      await user.see('未获取到定位')
      await asMember({ user, server })
      await user.open(orderPath(linked.paidOrder))
      await user.tap('复制订单编号')
      await user.tap('拒绝')
      await user.see('复制失败')
    }
  },
  {
    name: 'what the guideline does not declare fails with a sentence',
    phone: { privacy: 'undeclared' },
    async run({ user, server, linked }) {
      await user.open('/mine/authorize')
      await user.tap(AGREE)
      await user.tap(PHONE_LOGIN)
      await user.host.answerModal(false)
      await user.see('快捷登录未完成，请用短信验证码登录')
      await user.tap(AGREE)
      await codeAgain(server)
      await logIn(user)
      await user.open(orderPath(linked.paidOrder))
      await user.tap('加入日历')
      await user.see('未能加入日历')
      user.host.script('openLocation', fail('api scope is not declared in the privacy agreement'))
      await user.tap(/^在地图中查看/)
      await user.at(/^\/order/)
    }
  }
]

const WARM = `pages/tabs/home/index?isLogin=mxbc&url=${encodeURIComponent('/search?keyword=胃镜')}&comefrom=70`

const life: readonly PhoneScene[] = [
  {
    name: 'a link into the running mini-program is read as one that launches it, once',
    async run({ user, server }) {
      await user.open('/')
      await user.host.enter(WARM)
      await user.at(/^\/mine\/authorize/)
      await codeAgain(server)
      await logIn(user)
      await user.at(/^\/search/)
      // The channel that it names is in force: its calls have another prefix.
      const prefixes = user.host.network.map(({ url }) => new URL(url).pathname.split('/')[1])
      assert.deepEqual([prefixes[0], prefixes.at(-1)], ['wxappapi', 'api'])
      await user.host.setForeground(false)
      await user.host.setForeground(true)
      await user.at(/^\/search/)
    }
  },
  {
    name: 'a newer version is offered on tab pages alone, can wait, and starts by a tap',
    phone: { newVersion: true },
    async run({ user }) {
      const offer = '新版本好了，重启就用上'
      await user.open('/')
      await user.see(offer)
      await user.shot('newer-version')
      await user.tap('稍后')
      await user.gone(offer)
      await user.open('/process/booking/checkup/CK1003')
      await user.see('北京望京分院')
      assert.equal(await user.shows(offer), false)
      await user.open('/shop')
      await user.tap('重启')
      assert.equal(user.host.apiCalls('applyUpdate').length, 1)
    }
  }
]

/** A phone as WeChat runs it, where the site has no such limit. */
export const phoneScenes: readonly PhoneScene[] = [
  ...addresses,
  ...screen,
  ...account,
  ...place,
  ...privacy,
  ...life
]
