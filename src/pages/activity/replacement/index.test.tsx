import { act } from 'react'
import type { ResultsOf } from '@/contract/catalogue'
import { CallError, ErrorCode } from '@/contract/errors'
import { isPrivate, matchPath } from '@/routes/href'
import { productCard } from '@/../tests/support/catalogue'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World } from '@/../tests/support/world'
import ReplacementPage from './index'

type Detail = ResultsOf<'replacement.detail'>
type Order = ResultsOf<'replacement.choose'>
type Option = Detail['options'][number]

const HOUR_MS = 3_600_000
const PERSON = '陈予安'

const option = (
  productCode: string,
  comboName: string,
  price: number,
  change: Partial<Option> = {}
): Option => ({
  product: productCard({ productCode, comboName, kind: 'checkup' }),
  ...{ price, ageMin: 20, ageMax: 60, common: 1, unfit: '', ...change }
})
const CLOSE = option('CK1009', '甲状腺与代谢专项', 528)
const DEARER = option('CK1003', '深度体检·男士款', 1080, { ageMax: null })
const SAME = option('CK1016', '夜班与久坐人群套餐', 568)
const WOMEN = option('CK1005', '未婚女士基础款', 580, { unfit: `${PERSON}限女士` })

const order = (change: Partial<Order> = {}): Order => ({
  ...{ orderNum: 'CA1', state: 'open', offer: 'group', name: '程序员减压套餐', person: PERSON },
  ...{ orderedAt: NOW - HOUR_MS, back: 568, chosen: '', newOrderNum: '' },
  ...change
})
const detail = (change: Partial<Detail> = {}): Detail => ({
  ...{ activityId: 'RE01', name: '换一个商品', state: 'open', serverTime: NOW },
  ...{ startAt: NOW - HOUR_MS, endAt: NOW + 18 * HOUR_MS, rules: ['先按售价付新订单'] },
  ...{ reason: '拼中的商品已售完，可以换一个，也可以全额退款' },
  product: productCard({ productCode: 'CK1017', comboName: '程序员减压套餐', kind: 'checkup' }),
  orders: [{ orderNum: 'CA1', person: PERSON }],
  ...{ order: order(), options: [CLOSE, DEARER, SAME, WOMEN] },
  ...change
})

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(
  shown: Detail | ((input: { orderNum?: string | undefined }) => Detail),
  { calls = {}, guest = false }: { calls?: FakeCalls; guest?: boolean } = {}
) {
  world = createWorld({
    ...(guest ? { session: null } : {}),
    calls: {
      'replacement.detail': (input) => (typeof shown === 'function' ? shown(input) : shown),
      ...calls
    }
  })
  await act(async () => {
    page = await world.open('replacement', ReplacementPage, { activityId: 'RE01' })
  })
  await idle()
}
const missing = (): never => {
  throw new CallError(ErrorCode.notFound, '活动不存在或已下线')
}

test('R2.76 /replacement/:activityId has an address that everybody may open', async () => {
  expect([matchPath('/replacement/RE01'), isPrivate('/replacement/RE01')]).toEqual([
    { name: 'replacement', params: { activityId: 'RE01' } },
    false
  ])
  await open(detail())
  expect(world.made1('replacement.detail')).toEqual({ activityId: 'RE01' })
  for (const text of ['拼中的商品已售完', '拼团 · 已付 ¥568.00', '检查项相近的在前', '20–60 岁', '20 岁以上'])
    expect([text, shows(text)]).toEqual([text, true])
})

test('each product says what it costs more or less; who cannot have it is told why', async () => {
  await open(detail())
  const said = all('[role="radio"]').map((one) => [
    one.getAttribute('aria-label'),
    one.getAttribute('aria-disabled')
  ])
  expect(said).toEqual([
    ['甲状腺与代谢专项，退差 ¥40.00，原路退回', null],
    ['深度体检·男士款，补差 ¥512.00', null],
    ['夜班与久坐人群套餐，价格相同，不补不退', null],
    ['未婚女士基础款，陈予安限女士', 'true']
  ])
  expect(control('button', '请选择一个')?.getAttribute('aria-disabled')).toBe('true')
})

test('what is chosen is reckoned in the bar, and the product is bought from its page on', async () => {
  await open(detail(), { calls: { 'replacement.choose': () => order({ chosen: 'CK1009' }) } })
  await tap(byLabel('甲状腺与代谢专项，退差 ¥40.00，原路退回'))
  for (const text of ['568.00 - 528.00', '先付新订单的 ¥528.00，付好后原来的 ¥568.00 全额原路退回'])
    expect([text, shows(text)]).toEqual([text, true])
  await tap(byLabel('深度体检·男士款，补差 ¥512.00'))
  expect(shows('1080.00 - 568.00')).toBe(true)
  await tap(byLabel('甲状腺与代谢专项，退差 ¥40.00，原路退回'))
  await tap(control('button', '确认更换'))
  expect(world.made1('replacement.choose')).toEqual({
    ...{ activityId: 'RE01', orderNum: 'CA1', productCode: 'CK1009', back: 568 }
  })
  expect(world.root.feedback.toastShown?.text).toBe('请在 30 分钟内下单，付好后原订单全额退回')
  expect(world.visited).toEqual(['/selling/checkup/CK1009'])
})

test('the whole refund stays beside the choice, and the page says until when', async () => {
  await open(detail())
  expect(shows('11月21日 03:00 前没有选择，会自动全额退款')).toBe(true)
  await tap(control('button', '都不合适，全额退 ¥568.00'))
  expect(world.visited).toEqual(['/reFund/CA1'])
})

test('the server says that it cannot be exchanged any more: the page is as it is now', async () => {
  let now = detail()
  await open(() => now, {
    calls: {
      'replacement.choose': () => {
        now = detail({ order: order({ state: 'back' }) })
        throw new CallError(ErrorCode.offShelf, '这个订单已使用、已退款或已更换')
      }
    }
  })
  await tap(byLabel('甲状腺与代谢专项，退差 ¥40.00，原路退回'))
  await tap(control('button', '确认更换'))
  await idle()
  expect(world.root.feedback.toastShown?.text).toContain('已使用、已退款或已更换')
  expect([shows('这个订单已退款'), shows('可以换成'), shows('都不合适')]).toEqual([true, false, false])
})

test.each([
  ['ordered', '新订单还没有付款', '去付款', 'CA2'],
  ['settling', '原来的钱正在退回', '看新订单', 'CA2'],
  ['done', '已换好', '看新订单', 'CA2'],
  ['used', '这个订单已经使用', '看原订单', 'CA1'],
  ['over', '更换已经结束', '看原订单', 'CA1']
] as const)('an exchange that is %s says so, and leads to its order', async (state, said, button, to) => {
  await open(detail({ order: order({ state, chosen: 'CK1009', newOrderNum: 'CA2' }) }))
  expect([shows(said), shows('可以换成')]).toEqual([true, false])
  await tap(control('button', button))
  expect(world.visited).toEqual([`/order/order-detial/${to}`])
})

test('of several orders one is picked', async () => {
  const orders = [
    { orderNum: 'CA1', person: PERSON },
    { orderNum: 'CA3', person: '林知夏' }
  ]
  await open(({ orderNum }) =>
    detail({ orders, order: orderNum === 'CA3' ? order({ orderNum, back: 668, person: '林知夏' }) : order() })
  )
  await tap(byText('第 2 个 · 林知夏'))
  await idle()
  expect(shows('已付 ¥668.00')).toBe(true)
})

test('a guest sees what there is and logs in; who has no such order is told', async () => {
  await open(detail({ orders: [], order: null }), { guest: true })
  for (const text of ['登录后看您的订单能换成什么', '售价 ¥528.00'])
    expect([text, shows(text)]).toEqual([text, true])
  await tap(control('button', '登录'))
  expect(world.visited).toEqual([expect.stringContaining('authorize')])
  page?.leave()
  await open(detail({ orders: [], order: null, options: [] }))
  expect([shows('您没有可以更换的订单'), shows('暂时没有可以换的商品')]).toEqual([true, true])
  expect(control('button', '没有可以更换的订单')?.getAttribute('aria-disabled')).toBe('true')
})

test('it ends while the page is open: it is asked for anew', async () => {
  let now = detail({ endAt: NOW + 2000 })
  await open(() => now)
  now = detail({ serverTime: NOW + 2000, endAt: NOW + 2000, state: 'ended', order: order({ state: 'over' }) })
  world.setNow(NOW + 2000)
  await idle(1100)
  expect(shows('更换已经结束')).toBe(true)
})

test('an unknown activity leads to the orders; a fault can be tried again', async () => {
  await open(missing)
  await tap(byText('我的订单'))
  expect(world.visited).toEqual([expect.stringContaining('order')])
  page?.leave()
  let fails = true
  await open(() => {
    if (fails) throw new CallError(-1, '网络不稳定')
    return detail()
  })
  fails = false
  await tap(byText('重试') ?? byText('重新加载'))
  await idle()
  expect(shows('可以换成')).toBe(true)
})
