import assert from 'node:assert/strict'
import { tables, type LocalServer } from '../../support/local-server'
import { agree, toConfirm } from '../steps'
import { DEMO_PHONE } from '../log-in'
import type { DoorFault, FaultScene } from './pay-faults'

const OTHER_PHONE = '10000000006'
const TOO_OLD_MS = 6 * 60_000
const LOGGED_IN = /^已登录，100\*\*\*\*0001/

interface Word {
  readonly phone: string
  readonly resp: string
}

/** What the demo's bank says of its customer. */
async function wordOf({ origin }: LocalServer): Promise<Word> {
  const page = await (await fetch(`${origin}/sandbox/bank`)).text()
  const [, phone = '', resp = ''] = /action="\/CMBC-home".*?value="(.*?)".*?value="(.*?)"/s.exec(page) ?? []
  assert.ok(phone && resp)
  return { phone, resp }
}

/** The bank's app opens the site by a POST with this word; by its bridge it says nothing. */
async function openWith({ door }: FaultScene, word: Word): Promise<void> {
  const { user, host } = door
  host.answers.set('customer', '取消')
  await user.open('/sandbox/bank')
  await user.page.evaluate(({ phone, resp }) => {
    const field = (name: string) =>
      document.querySelector<HTMLInputElement>(`form[action="/CMBC-home"] [name=${name}]`)
    for (const [name, value] of [
      ['phone', phone],
      ['resp', resp]
    ] as const) {
      const input = field(name)
      if (input) input.value = value
    }
  }, word)
  await user.tap('进入健康体检')
}

/** 50001: on the login page, with what is wrong and the ways on; what the app says now logs in. */
async function refusedAs(scene: FaultScene, said: string): Promise<void> {
  const { user, host } = scene.door
  await user.at(/^\/CMBC-login\?source=68/)
  await user.see(said)
  await user.see('回到银行')
  await user.see('用其他手机号登录')
  host.answers.clear()
  await user.tap('重新授权')
  await user.at(/^\/CMBC-home/)
  await user.see(LOGGED_IN)
  assert.deepEqual(await scene.door.leaks(), [])
}

/** The customer has agreed before, by another word. */
const agreed = async ({ beside, ...server }: LocalServer): Promise<void> => {
  const word = await wordOf({ beside, ...server })
  assert.equal((await beside.call('bank.authorize', { ...word, agreed: 1 })).code, 1)
}

const refused = (
  what: string,
  said: string,
  spoil: (word: Word, server: LocalServer) => Promise<Word>
): DoorFault => [
  `a word of the bank’s that is ${what} opens nothing, and stands in no address`,
  async (scene) => {
    const { server } = scene
    await agreed(server)
    await openWith(scene, await spoil(await wordOf(server), server))
    await refusedAs(scene, said)
  }
]

/** Access by the session of the phone runs out now; the bank's are not refreshed (§8, code 2). */
async function endSessions({ db, now }: LocalServer): Promise<void> {
  await db.update(tables.sessions).set({ accessExpiresAt: new Date(now().getTime() - 1) })
}

/** On confirm, with all that an order needs, when the session runs out. */
async function inMidOrder(scene: FaultScene): Promise<void> {
  const { door, server } = scene
  await agreed(server)
  await door.enter()
  await toConfirm(door.user)
  await endSessions(server)
}

/** How a customer of the bank may fail to be logged in, and a session to last; each on a phone of its own. */
export const BANK_FAULTS: readonly DoorFault[] = [
  // Before anybody has agreed.
  [
    'a customer who has not agreed yet: nothing is sent before they do, and another number is a way as well',
    async (scene) => {
      const { user } = scene.door
      await openWith(scene, await wordOf(scene.server))
      await user.at(/^\/CMBC-login\?source=68/)
      await user.see('卡号、余额、密码、交易记录')
      await user.tap('同意并登录')
      await user.see('请先阅读并同意用户协议、隐私政策和授权说明')
      assert.equal(scene.door.wire.count(/\/cmbc\/authorize/), 0)
      await user.tap('用其他手机号登录')
      await user.at(/^\/mine\/authorize/)
      await user.see('获取验证码')
    }
  ],
  refused('replayed', '银行登录信息已使用过，请重新授权', async (word, { beside }) => {
    assert.equal((await beside.call('bank.login', word)).code, 1)
    return word
  }),
  refused('too old', '银行登录信息已过期，请重新授权', async (word, server) => {
    await server.passTime(TOO_OLD_MS)
    return word
  }),
  refused('forged', '银行登录信息校验未通过，请重新授权', async ({ phone, resp }) => {
    const at = resp.length - 40
    return { phone, resp: resp.slice(0, at) + (resp[at] === 'A' ? 'B' : 'A') + resp.slice(at + 1) }
  }),
  refused('about another number', '银行登录信息与手机号不一致，请重新授权', async ({ resp }) => ({
    phone: OTHER_PHONE,
    resp
  })),
  [
    'a bank that says nothing: a guest looks around, is told on the login page, and logs in once it speaks',
    async (scene) => {
      const { user, host } = scene.door
      host.answers.set('customer', '取消')
      await user.open('/CMBC-home?comefrom=68')
      await user.tap('用银行登录')
      await user.see('没有收到银行的登录信息')
      host.answers.clear()
      await user.tap('重新授权')
      await user.see(/不会拿到的信息|已登录/)
    }
  ],
  [
    'R8.1 a session that ends in mid-order: the bank’s app logs in again, what was chosen is ordered',
    async (scene) => {
      const { user, host } = scene.door
      await inMidOrder(scene)
      await user.tap('提交订单')
      await user.see('支付剩余时间')
      assert.equal(host.count('customer'), 1)
      assert.equal(scene.door.wire.count(/\/session\/refresh/), 0)
    }
  ],
  [
    'R8.7 a session that ends in mid-order while the bank is silent: its login page, and after it all that was chosen',
    async (scene) => {
      const { user, host } = scene.door
      await inMidOrder(scene)
      host.answers.set('customer', '取消')
      await user.tap('提交订单')
      await user.at(/^\/CMBC-login/)
      await user.see('重新授权')
      host.answers.clear()
      await user.tap('重新授权')
      await user.at(/^\/process\/confirm\/checkup\/CK1003/)
      await user.see(/清淡中式/)
      await user.see('陈予安')
      await agree(user)
      await user.tap('提交订单')
      await user.see('支付剩余时间')
    }
  ],
  [
    'a number, a word or a token of the bank’s that somebody puts into the address is taken out of it, and logs nobody in',
    async (scene) => {
      const { user, host } = scene.door
      const { phone, resp } = await wordOf(scene.server)
      host.answers.set('customer', '取消')
      await user.open(`/CMBC-home?comefrom=68&phone=${phone}&resp=${resp}`)
      await user.see('用银行登录')
      assert.equal(new URL(user.page.url()).search, '?comefrom=68')
      assert.equal(phone, DEMO_PHONE)
    }
  ]
]
