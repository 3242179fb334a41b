import { CallError, ErrorCode } from '@/contract/errors'
import type { Contact } from '@/contract/auth/dto/auth'
import { portraitOf } from '@/components/contact/portrait'
import { byLabel } from '../../../../tests/support/screen'
import { createWorld, NOW, type FakeCalls } from '../../../../tests/support/world'
import MinePage from './index'

const person = (over: Partial<Contact>): Contact => ({
  contacts_id: 'c001',
  user_id: 'u1001',
  name: '陈予安',
  realName: '陈予安',
  mobile: '10000000001',
  gender: 1,
  sex: 1,
  id_type: 1,
  id_number: '99010119880314011X',
  birthday: '19880314',
  relation: '本人',
  marry: 1,
  province_name: '',
  city_name: '',
  county_name: '',
  addressDetails: '',
  ...over
})

const unread = (all: number) => ({ all, order: all, report: 0, activity: 0 })

/** What stands on the bell. */
const badge = () => document.querySelector('[aria-label^="消息"]')?.textContent ?? 'no way to the messages'

const CALLS: FakeCalls = {
  'order.tabCounts': () => ({ '1': 2, '3': 1, '4': 7 }),
  'contacts.list': () => [
    person({}),
    person({ contacts_id: 'c003', name: '陈国栋', relation: '父亲', birthday: '19561109' })
  ],
  'coupon.list': () => ({ list: [], best: [], bestDiscount: 0, baseAmount: 0, payAmount: 0, serverTime: 0 }),
  'auth.logout': () => ({})
}

let leave: () => void = () => undefined
afterEach(() => leave())

async function open(options: Parameters<typeof createWorld>[0] = { calls: CALLS }) {
  const world = createWorld(options)
  const page = await world.open('mine', MinePage)
  leave = page.leave
  await page.act(async () => undefined)
  const tap = (label: string) =>
    page.act(async () => {
      const all = Array.from(document.querySelectorAll('[role="button"],[role="switch"],[role="radio"]'))
      const target = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === label)
      if (!target) throw new Error(`nothing to tap: ${label}`)
      page.fireEvent.click(target)
    })
  const text = () => document.body.textContent ?? ''
  return { world, page, tap, text }
}

test('R2.7 a guest sees the page, is offered login and asks for nothing private', async () => {
  const { world, text } = await open({ session: null })
  expect(text()).toContain('登录 / 注册')
  expect(world.made).toEqual([])
})

test('R1.10 orders with their counts, family and coupons lead to their pages; the phone is masked', async () => {
  const { world, tap, text } = await open()
  expect(text()).toContain('100****0001')
  expect(document.querySelector('[aria-label="2单"]')).not.toBeNull()
  await tap('2待支付')
  await tap('陈国栋 父亲')
  await tap('添加联系人')
  expect(world.visited).toEqual(['/mine/order?statusType=1', '/mine/addInfo/c003', '/mine/addInfo/new'])
})

test('a large family is one row until all of it is asked for', async () => {
  const names = ['陈予安', '林知夏', '陈国栋', '周素芬']
  const people = names.map((name, index) => person({ contacts_id: `c${index}`, name }))
  const { tap, text } = await open({ calls: { ...CALLS, 'contacts.list': () => people } })
  expect(text()).toContain('陈国栋')
  expect(text()).not.toContain('周素芬')
  await tap('全部4人')
  expect(text()).toContain('周素芬')
  expect(text()).not.toContain('全部4人')
  await tap('收起')
  expect(text()).not.toContain('周素芬')
})

test('R4.2 new messages are told of until the login ends, and lead to their page', async () => {
  const { world, page, tap } = await open({ calls: { ...CALLS, 'message.unread': () => unread(2) } })
  expect(badge()).toBe('2')
  await tap('消息，2条未读')
  expect(world.visited.at(-1)).toBe('/message')
  await page.act(async () => world.root.session.end())
  expect([badge(), world.root.messages.newMessages]).toEqual(['', 0])
})

test('R9.5 shown again within 500 ms the page asks for no new messages, afterwards it does', async () => {
  let count = 2
  const { world, page } = await open({ calls: { ...CALLS, 'message.unread': () => unread(count) } })
  const asked = () => world.made.filter(({ name }) => name === 'message.unread').length
  const back = async (ms: number) => {
    world.setNow(NOW + ms)
    page.fire('onShow')
    await page.act(async () => undefined)
  }
  count = 5
  await back(499)
  expect([asked(), badge()]).toEqual([1, '2'])
  await back(500)
  expect([asked(), badge()]).toEqual([2, '5'])
})

test('R3.5 the count, when it was told, whether it is being asked and whether it is fresh are kept in a visit', async () => {
  let answer: (told: ReturnType<typeof unread>) => void = () => undefined
  const calls: FakeCalls = {
    ...CALLS,
    'message.unread': () => new Promise<ReturnType<typeof unread>>((resolve) => (answer = resolve))
  }
  const { world, page } = await open({ calls })
  const { messages } = world.root
  const state = () => [messages.newMessages, messages.lastUpdate, messages.isChecking, messages.valid]
  expect([state(), badge()]).toEqual([[0, 0, true, false], ''])
  // Who comes back meanwhile waits for the same answer.
  page.fire('onShow')
  await page.act(async () => answer(unread(3)))
  expect([state(), badge()]).toEqual([[3, NOW, false, true], '3'])
  expect(world.made.filter(({ name }) => name === 'message.unread')).toHaveLength(1)
  world.setNow(NOW + 60_000)
  expect(state()).toEqual([3, NOW, false, false])
})

test('an answer for an account that has logged out meanwhile is dropped', async () => {
  let answer: (told: ReturnType<typeof unread>) => void = () => undefined
  const calls: FakeCalls = {
    ...CALLS,
    'message.unread': () => new Promise<ReturnType<typeof unread>>((resolve) => (answer = resolve))
  }
  const { world, page } = await open({ calls })
  await page.act(async () => world.root.session.end())
  await page.act(async () => answer(unread(3)))
  expect([world.root.messages.newMessages, badge()]).toEqual([0, ''])
})

test('without any nothing is said of them; a count that does not come leaves the page as it is', async () => {
  await open({ calls: { ...CALLS, 'message.unread': () => unread(0) } })
  expect([badge(), byLabel('消息') !== undefined]).toEqual(['', true])
})

test('each service leads to its page, and the coupons are counted', async () => {
  const list = [1, 2].map((code) => ({ code }))
  const coupons = () => ({ list, best: [], bestDiscount: 0, baseAmount: 0, payAmount: 0, serverTime: 0 })
  const { world, tap } = await open({ calls: { ...CALLS, 'coupon.list': coupons } as never })
  for (const name of ['优惠券2张', '体检卡', '健康计划', '协议与规则', '我的报告', '血糖记录', '收货地址'])
    await tap(name)
  await tap('帮助中心')
  await tap('设置')
  expect(world.visited).toEqual([
    ...['/mine/coupons', '/card-service', '/health-plan', '/AgreementTable', '/my-report'],
    ...['/blood-glucose', '/mine/addresses', '/help', '/mine/setting']
  ])
})

test('R4.2 logging out asks first, then clears the session here and on the server', async () => {
  const { world, page, tap, text } = await open()
  await tap('退出登录')
  await page.act(async () => world.root.feedback.answer(world.root.feedback.dialog?.id ?? 0, false))
  expect(world.root.session.isLoginedUser).toBe(true)
  await tap('退出登录')
  await page.act(async () => world.root.feedback.answer(world.root.feedback.dialog?.id ?? 0, true))
  expect(world.root.session.isLoginedUser).toBe(false)
  expect(world.made.some((entry) => entry.name === 'auth.logout')).toBe(true)
  expect(text()).toContain('登录 / 注册')
})

test.each([
  ['R4.2 changes of the cart that the account has not heard are asked about, once', true, '仍要退出'],
  ['nothing is told of a cart that the account knows', false, '退出登录']
])('%s', async (_what, hasNews, confirmText) => {
  const { world, page, tap } = await open()
  world.root.cart.setAccount({ hasNews, sync: async () => undefined })
  await tap('退出登录')
  const { dialog } = world.root.feedback
  expect([dialog?.confirmText, dialog?.cancelText]).toEqual([confirmText, '取消'])
  expect(dialog?.text?.includes('购物车')).toBe(hasNews)
  await page.act(async () => world.root.feedback.answer(dialog?.id ?? 0, true))
  expect([world.root.session.isLoginedUser, world.root.feedback.dialog]).toEqual([false, null])
})

test('R4.2 logging out on a line that hangs ends the session within three seconds', async () => {
  const { world, page, tap, text } = await open({
    calls: { ...CALLS, 'auth.logout': () => new Promise<never>(() => undefined) }
  })
  world.root.cart.setAccount({ hasNews: false, sync: () => new Promise<never>(() => undefined) })
  await tap('退出登录')
  jest.useFakeTimers()
  try {
    await page.act(async () => world.root.feedback.answer(world.root.feedback.dialog?.id ?? 0, true))
    await page.act(async () => void (await jest.advanceTimersByTimeAsync(3000)))
    expect([world.root.session.isLoginedUser, world.made.at(-1)?.name]).toEqual([false, 'auth.logout'])
    expect(text()).toContain('登录 / 注册')
  } finally {
    jest.useRealTimers()
  }
})

test('logging out without a network still ends the session on this phone', async () => {
  const { world, page, tap } = await open({
    calls: {
      ...CALLS,
      'auth.logout': () => {
        throw new CallError(ErrorCode.network, '网络错误')
      }
    }
  })
  await tap('退出登录')
  await page.act(async () => world.root.feedback.answer(world.root.feedback.dialog?.id ?? 0, true))
  expect(world.root.session.isLoginedUser).toBe(false)
})

test('care mode and the theme take effect at once and are remembered', async () => {
  const { world, tap } = await open()
  await tap('关怀模式')
  expect(document.querySelector('.ca-theme--elder')).not.toBeNull()
  world.root.settings.setTheme('dark')
  expect(world.root.settings.dark).toBe(true)
})

test('a family that cannot be loaded says so and can be retried, the rest stays', async () => {
  let fails = true
  const { tap, text } = await open({
    calls: {
      ...CALLS,
      'contacts.list': () => {
        if (fails) throw new CallError(ErrorCode.network, '网络错误')
        return [person({})]
      }
    }
  })
  expect(text()).toContain('联系人没有加载出来')
  expect(text()).toContain('我的订单')
  fails = false
  await tap('重试')
  expect(text()).toContain('陈予安')
})

test.each([
  ['a man', { gender: 1, age: 38 }, '/seed-img/glyph/man.svg#sky'],
  ['a woman of 67', { gender: 0, age: 67 }, '/seed-img/glyph/womanS.svg#apricot'],
  ['a man of 67', { gender: 1, age: 67 }, '/seed-img/glyph/manS.svg#apricot'],
  ['someone of unknown age', { gender: 0, age: null }, '/seed-img/glyph/woman.svg#rose']
] as const)('portrait of %s', (_name, who, src) => {
  expect(portraitOf(who)).toBe(src)
})

test('R5.50 the head shows the first character of the name and stars; the family has its names', async () => {
  const { world } = await open()
  const head = document.querySelector('[role="heading"][aria-level="1"]')
  expect(world.root.session.account?.name).toBe('陈予安')
  expect(head?.textContent).toBe('陈**')
  expect(document.body.textContent).toContain('陈国栋')
})
