import type { OpenDoor } from '../../support/doors/door'
import type { Driver } from '../../support/driver'
import type { Step } from '../book-checkup'

export type DoorStep = readonly [name: string, run: (door: OpenDoor) => Promise<void>]

/** A step that is the same in every host. */
export const same = (name: string, run: (user: Driver) => Promise<void>): DoorStep => [
  name,
  ({ user }) => run(user)
]

/** The same for steps of another journey, by their names. */
export const stepsOf = (journey: readonly Step[], ...names: string[]): DoorStep[] =>
  names.map((name) => {
    const step = journey.find(([own]) => own === name)
    if (!step) throw new Error(`no step ${name}`)
    return same(name, step[1])
  })

/** Back from the cashier asks first; whoever stays is where they were. */
export const backAtCashier: DoorStep = [
  'back-at-cashier',
  async ({ user }) => {
    await user.tap('返回')
    await user.see('放弃支付？')
    await user.tap('继续支付')
    await user.gone('放弃支付？')
    await user.at(/^\/process\/go-pay/)
  }
]

const LIST = /\/order\/search\/list/
/** §8, 50002. */
const EXIT = { status: 200, body: { code: 50002, message: '系统繁忙，', results: null } }

/** From an order by the header's back, over the list, to where it leads in this host; then the server asks to leave (50002), and the page is closed. */
export const backAndClose: readonly DoorStep[] = [
  [
    'back',
    async ({ user, name }) => {
      await user.tap('返回')
      await user.at(/^\/mine\/order/)
      await user.see('我的订单')
      await user.tap('返回')
      await user.at(name === 'bank' ? /^\/CMBC-home/ : /^\/mine(\?|$)/)
    }
  ],
  [
    'close',
    async (door) => {
      const { user, wire } = door
      const answer = wire.answerWith(LIST, EXIT)
      await user.link('orderList', {})
      await user.see(/请退出重试/)
      await user.tap('知道了')
      answer.stop()
      await door.closed()
    }
  ]
]
