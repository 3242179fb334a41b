import assert from 'node:assert/strict'
import { buyGoods, METER } from './buy-goods'
import { buyKit } from './buy-kit'
import { logIn } from './log-in'
import type { LocalServer } from '../support/local-server'
import type { Scene } from './scene'

interface Shared extends Scene {
  readonly server: LocalServer
}
type Part = readonly [name: string, run: (scene: Shared) => Promise<void>]

const SECOND_PHONE = '10000000006'
const TABS = ['首页', '商城', '预约', '购物车', '我的'] as const
/** The cart is private. */
const GUEST_TABS = TABS.filter((tab) => tab !== '购物车')

/** A number gets one code a minute, ms. */
const CODE_MS = 61_000

/** Less what everybody may read of a product, those who have written of it among it: it is kept for a start without network. */
const own = (kept: string): string => kept.replace(/"[^"]*product\/detail[^"]*":"(?:[^"\\]|\\.)*",?/g, '')
/** Names, also masked, number, address and words of the first person. */
const FIRST = /陈[予国*]|林[知*]|周[素*]|Emma|lin@|桐梓林|下午送货|100\*{4}0001|10000000001/
/** Besides, what the phone knows of them: account, products, answers. */
const FIRST_KEPT = new RegExp(`${FIRST.source}|u1001|HS2003|GH7004|questionnaire|giftCards`)

/** Every call but those of the login fails: there is a network, and nothing behind it. */
const ALL_BUT_LOGIN = /^\/(api|wxappapi)\/(?!uniuser\/oauth2\/)/
const DOWN = { status: 503, body: { code: 503, message: '服务异常', results: null } }

/** Neither what is read on any tab nor what the phone keeps tells of the first person. */
async function nothingOfTheFirst({ user }: Scene, tabs: readonly string[]): Promise<void> {
  for (const tab of tabs) {
    await user.tab(tab)
    const text = await user.text()
    assert.doesNotMatch(text, FIRST, tab)
    if (tab === '购物车') assert.ok(!text.includes(METER))
  }
  assert.doesNotMatch(own(await user.kept()), FIRST_KEPT)
}

const steps = (all: typeof buyGoods, names: RegExp) => all.filter(([name]) => names.test(name))

/** Two accounts on one phone: what the first typed and saw is nowhere once they have left, also when all of the second's calls fail. */
export const twoPeople: readonly Part[] = [
  [
    'the first one fills in drafts with person, address, remark, invoice and questionnaire, and puts goods into the cart',
    async ({ user }) => {
      for (const [, run] of steps(buyGoods, /^0[1-8]/)) await run(user)
      for (const [, run] of steps(buyKit, /^4[01345]/)) await run(user)
      await user.open('/selling/health-selection/HS2003')
      await user.see('标准袖带，1 件')
      await user.tap('加入购物车')
      await user.see(/^库存 600 件/)
      await user.tap('加入购物车')
      await user.see('已加入购物车')
      assert.match(own(await user.kept()), FIRST_KEPT)
    }
  ],
  [
    'looks at all tabs, and leaves: nothing of them is on a tab or on the phone',
    async (scene) => {
      const { user } = scene
      await user.open('/mine')
      for (const tab of TABS) await user.tab(tab)
      await user.see('陈予安')
      await user.tap('退出登录')
      await user.see('确定退出登录吗？')
      await user.tap('退出登录')
      await user.see('已退出登录')
      await user.see('登录 / 注册')
      await nothingOfTheFirst(scene, GUEST_TABS)
    }
  ],
  [
    'R4.2 the second one logs in while every other call fails: nothing of the first is on any tab, in the settings or on the phone',
    async (scene) => {
      const { user, wire } = scene
      await user.tab('我的')
      const down = wire.answerWith(ALL_BUT_LOGIN, DOWN)
      try {
        await user.tap(/登录 \/ 注册/)
        await logIn(user, SECOND_PHONE)
        await user.see('100****0006')
        await nothingOfTheFirst(scene, TABS)
        await user.tap('设置')
        await user.see('100****0006')
        assert.doesNotMatch(await user.text(), FIRST)
      } finally {
        down.stop()
      }
    }
  ],
  [
    'the second one orders the same goods: the form is empty, the cart is theirs',
    async ({ user }) => {
      await user.open('/shoppingcart')
      await user.see('购物车还是空的')
      await user.open('/selling/health-selection/HS2003')
      await user.see('标准袖带，1 件')
      await user.tap('立即购买')
      await user.see(/^库存 600 件/)
      await user.tap('立即购买')
      await user.at(/^\/process\/confirm\/health-selection\/HS2003/)
      await user.see('提交订单')
      await user.see('199.00元')
      // What others have written of the product is on its own page.
      await user.gone('立即购买')
      assert.doesNotMatch(await user.text(), FIRST)
      assert.doesNotMatch(own(await user.kept()), FIRST)
    }
  ],
  [
    'the first one comes back: the account has the cart',
    async ({ user, server }) => {
      await user.open('/mine')
      await user.tap('退出登录')
      await user.see('确定退出登录吗？')
      await user.tap('退出登录')
      await user.see('登录 / 注册')
      await server.passTime(CODE_MS)
      await user.open('/shoppingcart')
      await logIn(user)
      await user.see(METER)
    }
  ]
]
