import { act } from 'react'
import { View } from '@tarojs/components'
import { choose, confirmCalls, wallet } from '@/../tests/support/confirm'
import { all, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type World } from '@/../tests/support/world'
import type { MountedPage } from '@/../tests/support/mount-page'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { Shell } from './shell'
import { VisitPricing } from '../pricing/visit'
import type { Plan, Section, SectionOf } from '../shared/section'
import { ShellModel } from './model'

const PARAMS = { type: 'checkup', id: 'CK1003' }
const FIELD = 'pretend-field'

let world: World
let mounted: MountedPage | null = null
let given: string

beforeEach(() => {
  given = ''
  world = createWorld({ calls: confirmCalls() })
  choose(world)
})
afterEach(() => {
  mounted?.leave()
  mounted = null
})

/** The shell of a visit with this plan. */
async function open(plan: () => Promise<Plan<VisitPricing>>) {
  function Pretend() {
    const model = usePageModel(
      (root, scope) =>
        new ShellModel(root, scope, {
          params: PARAMS,
          pricing: () => new VisitPricing(root, scope, PARAMS, 'checkup'),
          plan
        })
    )
    return <Shell model={model} nothing={null} />
  }
  const Page = page('confirm', Pretend)
  await act(async () => {
    mounted = await world.open('confirm', Page, PARAMS)
  })
  await idle()
  await idle()
}

const calls = () => world.made.map(({ name }) => name)
const agree = () =>
  tap(all('[role="checkbox"]').find((box) => box.getAttribute('aria-label')?.startsWith('已阅读')))
const submit = () => tap(byText('提交订单'))

const pretend: SectionOf = ({ scope }) => ({
  name: 'pretend',
  load: async () => void (await scope.call('contacts.list', {})),
  check: () => (given === '' ? { id: FIELD, message: '请填写假想项' } : null),
  contribute: () => ({ remark: given }),
  View: () => <View id={FIELD}>假想项</View>
})

test('the price is asked for while the sections are on their way, and both come once', async () => {
  let arrive: (plan: Plan<VisitPricing>) => void = () => undefined
  const plan = jest.fn(() => new Promise<Plan<VisitPricing>>((resolve) => (arrive = resolve)))
  await open(plan)
  expect(calls()).toContain('addon.quote')
  expect(calls()).not.toContain('contacts.list')
  expect(shows('假想项')).toBe(false)
  await act(async () => arrive({ sections: [pretend] }))
  await idle()
  expect(shows('假想项')).toBe(true)
  expect(plan).toHaveBeenCalledTimes(1)
  expect(calls().filter((name) => name === 'addon.quote' || name === 'contacts.list')).toHaveLength(2)
})

test('sections do not wait for the price', async () => {
  world = createWorld({ calls: { ...confirmCalls(), 'addon.quote': () => new Promise(() => undefined) } })
  choose(world)
  await open(async () => ({ sections: [pretend] }))
  expect(shows('假想项')).toBe(true)
  expect(calls()).toContain('contacts.list')
})

test('what is to be paid is said once, with the coupons that the order goes with', async () => {
  let arrive: () => void = () => undefined
  const listed = new Promise<ReturnType<typeof wallet>>((resolve) => (arrive = () => resolve(wallet())))
  world = createWorld({ calls: { ...confirmCalls(), 'coupon.list': () => listed } })
  choose(world)
  await open(async () => ({ sections: [pretend] }))
  const said = () => all('[role="status"]').map(({ textContent }) => textContent)
  expect(all('.ca-bar')[0]?.textContent).toContain('应付')
  expect(said().join('')).not.toContain('应付')
  await act(async () => arrive())
  await idle()
  expect(said().join('')).toContain('应付')
})

test('a section is asked for what is missing, and its part goes out with the order', async () => {
  const sent = jest.fn(async () => undefined)
  const order = jest.fn((parts: object) => ({ body: parts, send: sent }))
  await open(async () => ({ sections: [pretend], order }))
  await agree()
  await submit()
  expect(world.root.feedback.toastShown?.text).toBe('请填写假想项')
  expect(order).not.toHaveBeenCalled()
  given = '下午送货'
  await submit()
  expect(order).toHaveBeenCalledWith(expect.objectContaining({ remark: '下午送货', productCode: 'CK1003' }))
  expect(sent).toHaveBeenCalledTimes(1)
})

test('an order goes nowhere while a part of it is not valid', async () => {
  const order = jest.fn()
  const invalid = (): Section => ({ name: 'invalid', contribute: () => null })
  await open(async () => ({ sections: [invalid], order }))
  await agree()
  await submit()
  expect(order).not.toHaveBeenCalled()
})
