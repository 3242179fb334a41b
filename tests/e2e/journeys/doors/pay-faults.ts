import assert from 'node:assert/strict'
import { desc } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import type { SiteInDoor } from '../../support/doors/site'
import type { Answer } from '../../support/doors/scripts'
import { tables, type LocalServer } from '../../support/local-server'
import { submit, toConfirm } from '../steps'

export interface FaultScene {
  readonly door: SiteInDoor
  readonly server: LocalServer
}
export type DoorFault = readonly [name: string, run: (scene: FaultScene) => Promise<void>]

const CANCELLED = '已取消支付'
const FAILED = /支付未完成，请重试或更换支付方式|支付未成功，请重新支付/
const ASKED = '支付是否已完成？'
const LACKING = /当前应用不支持这种支付方式/
const PAY = /^(微信支付|银行支付) ¥/

/** What the host is asked by when somebody pays in it. */
const actionOf = ({ name }: SiteInDoor): string =>
  name === 'wechat' ? 'getBrandWCPayRequest' : name === 'miniWeb' ? 'invokeMiniProgramAPI' : 'pay'

async function toCashier({ door }: FaultScene): Promise<void> {
  await toConfirm(door.user)
  await submit(door.user)
}

/** One tap on the pay button, which this host answers so. */
async function payAnswered({ door }: FaultScene, answer: Answer): Promise<void> {
  const { host, user } = door
  const action = actionOf(door)
  const after = host.count(action)
  host.answers.set(action, answer)
  await user.tap(PAY)
  await host.asked(action, { after })
}

const newestOrder = async ({ server }: FaultScene) => {
  const { orders } = tables
  const [order] = await server.db.select().from(orders).orderBy(desc(orders.createdAt)).limit(1)
  assert.ok(order)
  return order
}

/** The page says so, and what was made is paid once by the server's word. */
async function isPaid(scene: FaultScene): Promise<void> {
  const { user } = scene.door
  await user.at(/^\/pay-success/)
  await user.see('预约成功')
  assert.equal((await newestOrder(scene)).payStatus, PAY_STATUS.paid)
}

async function isOpen(scene: FaultScene): Promise<void> {
  await scene.door.user.see(PAY)
  const { payStatus } = await newestOrder(scene)
  assert.ok(payStatus === PAY_STATUS.unpaid || payStatus === PAY_STATUS.failed, `pay status ${payStatus}`)
}

const paidThough = (answer: Answer, said: string): DoorFault => [
  `${said}: the server knows that it is paid, and leads on`,
  async (scene) => {
    await toCashier(scene)
    await payAnswered(scene, answer)
    await isPaid(scene)
  }
]

/** Of who is silent the server is asked, and then the payer. */
async function isAsked({ door: { user } }: FaultScene): Promise<void> {
  await user.see(ASKED)
  await user.tap('重新支付')
  await user.gone(ASKED)
}

const told =
  (text: string | RegExp) =>
  async ({ door: { user } }: FaultScene) => {
    await user.see(text)
    await user.gone(text)
  }

const staysPayable = (
  ends: readonly (readonly [Answer, (scene: FaultScene) => Promise<void>])[]
): DoorFault => [
  `${ends.map(([answer]) => answer).join(', ')}: told each time, the order stays payable, and the next try pays it once`,
  async (scene) => {
    await toCashier(scene)
    for (const [answer, isTold] of ends) {
      await payAnswered(scene, answer)
      await isTold(scene)
      await isOpen(scene)
    }
    await payAnswered(scene, '成功')
    await isPaid(scene)
  }
]

/** In every host with a bridge. */
const ofBridge: readonly DoorFault[] = [
  staysPayable([
    ['取消', told(CANCELLED)],
    ['失败', told(FAILED)],
    ['不答', isAsked]
  ]),
  paidThough('两次', 'answered twice')
]
/** One bridge serves them all: these stand with one host each. */
const wrongly = paidThough('答错', 'answered with what is no message')
const forAnother = paidThough('答给别的', 'answered for another request')
const late = paidThough('晚答', 'answered after the page has stopped waiting')

/** The app said that it pays and does not: what a page can stands in. */
const lacksPay = (stands: RegExp): DoorFault => [
  'an app that does not pay after all: a sentence, and the ways of a page, one of which pays',
  async (scene) => {
    const { user } = scene.door
    await toCashier(scene)
    await payAnswered(scene, '没有此能力')
    await user.see(LACKING)
    await user.tap(stands)
    await user.pay('approve')
    await isPaid(scene)
  }
]

/** How a payment may go wrong in each host, and what its payer is told. */
export const PAY_FAULTS = {
  'app-ios': [...ofBridge, wrongly, lacksPay(/^微信支付 ¥/)],
  'app-android': [...ofBridge, late],
  bank: [...ofBridge, forAnother, lacksPay(/^银行卡支付 ¥/)],
  wechat: [
    staysPayable([
      ['取消', told(CANCELLED)],
      ['失败', told(FAILED)]
    ]),
    paidThough('两次', 'answered twice'),
    paidThough('答错', 'answered with nothing in it'),
    [
      'a WeChat whose bridge never comes: told after three seconds, and the order stays payable',
      async (scene) => {
        const { user } = scene.door
        await user.page.addInitScript(() => Reflect.deleteProperty(window, 'WeixinJSBridge'))
        await toCashier(scene)
        await user.tap(PAY)
        await user.see(FAILED)
        await isOpen(scene)
      }
    ]
  ],
  miniWeb: [
    [
      'left without paying, and a page that does not open: asked or told, the order stays payable, and is paid',
      async (scene) => {
        const { door } = scene
        await toCashier(scene)
        await door.pay('leave')
        await isAsked(scene)
        await payAnswered(scene, '失败')
        await told(FAILED)(scene)
        await isOpen(scene)
        door.host.answers.clear()
        await door.pay('approve')
        await isPaid(scene)
      }
    ],
    [
      'no mini-program around it any more: a sentence, and the order stays payable',
      async (scene) => {
        const { user } = scene.door
        await toCashier(scene)
        await user.page.evaluate(() => Reflect.deleteProperty(window, '__wxjs_environment'))
        await user.tap(PAY)
        await user.see(LACKING)
        await isOpen(scene)
      }
    ]
  ],
  browser: [
    [
      'a cashier that is left, and one that declines: asked and told, and the third try pays',
      async (scene) => {
        const { door } = scene
        await toCashier(scene)
        await door.pay('leave')
        await isAsked(scene)
        await door.pay('decline')
        await told(FAILED)(scene)
        await isOpen(scene)
        await door.pay('approve')
        await isPaid(scene)
      }
    ]
  ]
} as const satisfies Readonly<Record<string, readonly DoorFault[]>>
