import { act } from 'react'
import { dosedOrder } from '@/../tests/support/doses'
import { typeInto, type MountedPage } from '@/../tests/support/mount-page'
import { orderCard, orderDetail } from '@/../tests/support/order'
import { all, byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import type { OrderDetail } from '@/contract/order/dto/order'
import { CallError, ErrorCode } from '@/contract/errors'
import { CATEGORY } from '@/domain/kinds/types'
import { ORDER_STATUS } from '@/domain/order/codes'
import { host } from '@/platform/host'
import HelpPage from './index'
import { QUESTIONS, questionsOf, TOPICS } from './questions'

const SHOP = {
  name: '安和体检',
  phone: '400-000-2000',
  hours: '每天 08:00-20:00',
  licences: [],
  invoices: true
}
const goods: Partial<OrderDetail> = {
  ...{ orderNum: 'HS1', orderType: CATEGORY.goods, kind: 'health-selection', comboName: '上臂式电子血压计' },
  ...{
    appointmentDate: '',
    timespan: '',
    hospitalName: '',
    hospitalTel: SHOP.phone,
    spec: '标准款',
    quantity: 2
  },
  ...{ orderStatus: ORDER_STATUS.toShip, statusName: '待发货', actions: ['again', 'refund', 'contact'] },
  ...{ freeChangeBefore: '', prep: [], credential: null, report: null, invoice: '' }
}

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(
  orders: readonly Partial<OrderDetail>[],
  { params = {}, calls = {}, ...options }: WorldOptions & { params?: Record<string, string> } = {}
) {
  const details = orders.map((change) => orderDetail(change))
  const answers: FakeCalls = {
    'shop.info': () => SHOP,
    'order.next': () => details.filter(({ appointmentDate }) => appointmentDate !== '').slice(0, 1),
    'order.list': () => ({
      list: details.map((detail) => orderCard(detail)),
      total: details.length,
      hasMore: false,
      serverTime: NOW
    }),
    'order.detail': ({ id }) => details.find(({ orderNum }) => orderNum === id) ?? orderDetail()
  }
  world = createWorld({ ...options, calls: { ...answers, ...calls } })
  await act(async () => {
    page = await world.open('help', HelpPage, params)
  })
  await idle()
}

const tiles = () =>
  all('[role="link"]')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '写给我们' && !text?.endsWith('个问题'))
const chosen = () => all('[role="radio"][aria-checked="true"]').map((row) => row.getAttribute('aria-label'))
const calls = () => all('[role="button"]').filter(({ textContent }) => textContent?.endsWith('拨打'))
const asked = () => all('[aria-expanded]').map(({ textContent }) => textContent)

test('four things to do alone about the next order, each with its own time', async () => {
  await open([{}, goods])
  expect(chosen()).toEqual([expect.stringContaining('深度体检')])
  expect(tiles()).toEqual([
    '改约11月23日 18:00 前自己改，还能改 3 次',
    '退款未到检全额退',
    '发票到检后可开',
    '报告到检后出，出了会通知你'
  ])
  await tap(all('[role="link"]').find(({ textContent }) => textContent?.startsWith('改约')))
  await tap(all('[role="link"]').find(({ textContent }) => textContent?.startsWith('退款')))
  expect(world.visited).toEqual(['/mine/order/change-date?orderNum=CA20261120AAAA', '/reFund/CA20261120AAAA'])
})

test('another order is chosen: what can be done and what is asked follow it', async () => {
  await open([{}, goods])
  expect(asked()[0]).toBe('前一天过了 18:00 还能改吗')
  await tap(all('[role="radio"]')[1])
  expect(world.made1('order.detail')).toEqual({ id: 'HS1' })
  expect(tiles()).toEqual([
    '查物流待发货',
    '退款发货前全额退',
    '发票完成后可开',
    '订单详情进度、付款和联系方式'
  ])
  expect(asked()[0]).toBe('下单后能改地址吗')
})

test('the order that somebody came from is chosen, also one that is over', async () => {
  const over = { ...goods, orderNum: 'HS2', orderStatus: ORDER_STATUS.refunded, actions: ['refundDetail'] }
  await open([{}, over], { params: { orderNum: 'HS2' } })
  expect(chosen()).toEqual([expect.stringContaining('上臂式电子血压计')])
  expect(tiles()).toEqual(['查物流待发货', '退款进度待发货', '订单详情进度、付款和联系方式'])
  page?.leave()
  await open([{}, over])
  expect(all('[role="radio"]')).toHaveLength(1)
})

const LATE = Date.parse('2026-11-23T18:01:00+08:00')
test.each<[string, Partial<OrderDetail>, number, string]>([
  ['after the free time', { actions: ['refund', 'contact'] }, LATE, '改约过了自己改的时间，打电话还能改'],
  [
    'after the third change',
    { actions: ['refund', 'contact'], changeCount: 3 },
    NOW,
    '改约自己改的次数用完了，打电话还能改'
  ],
  ['once', { changeCount: 2 }, NOW, '改约11月23日 18:00 前自己改，还能改 1 次'],
  [
    'without a day',
    { orderStatus: ORDER_STATUS.toBook, actions: ['book', 'refund'] },
    NOW,
    '改约还没有到检时间，现在就能约'
  ],
  ['in doses', dosedOrder(), NOW, '改约第2针还没约，在订单里选时间']
])('a visit %s', async (_name, change, now, told) => {
  await open([change], { now })
  expect(tiles()[0]).toBe(told)
})

test.each<[string, Partial<OrderDetail>, string]>([
  [
    'before payment',
    { orderStatus: ORDER_STATUS.unpaid, actions: ['pay', 'cancel'] },
    '取消订单还没付款，取消不收费'
  ],
  ['once somebody came', { orderStatus: ORDER_STATUS.visited, actions: ['refund'] }, '退款漏检退差'],
  [
    'that was missed',
    { orderStatus: ORDER_STATUS.noShow, actions: ['rebook', 'refund'] },
    '退款没来也能申请，核对后退'
  ],
  [
    'that cannot go back',
    { orderStatus: ORDER_STATUS.visited, actions: [] },
    '退款这一单现在不能自己退，打电话问'
  ],
  [
    'that goes back',
    { orderStatus: ORDER_STATUS.refunding, statusName: '退款中', actions: ['refundDetail'] },
    '退款进度退款中'
  ],
  ['whose doses were given in part', dosedOrder(), '退款没接种的针次可退']
])('taking back an order %s', async (_name, change, told) => {
  await open([change])
  expect(tiles()).toContain(told)
})

test('an invoice and a report that are there lead to them; a shop without an issuer promises none', async () => {
  const reported = {
    ...{ orderStatus: ORDER_STATUS.reported, actions: ['report', 'invoice', 'refund'] },
    report: { contactsId: 'c11', reportNo: 'RP1' }
  }
  await open([reported])
  await tap(all('[role="link"]').find(({ textContent }) => textContent === '发票现在就能开'))
  await tap(all('[role="link"]').find(({ textContent }) => textContent === '报告已经出了，点开就看'))
  expect(world.visited).toEqual(['/order/invoice/CA20261120AAAA', '/my-report?contact=c11&report=RP1'])
  page?.leave()
  await open([{}], { calls: { 'shop.info': () => ({ ...SHOP, invoices: false }) } })
  expect(tiles().some((tile) => tile?.startsWith('发票'))).toBe(false)
})

test('a guest has the questions and the telephone, and is asked to log in for the rest', async () => {
  await open([], { session: null })
  expect(world.made.map(({ name }) => name)).toEqual(['shop.info'])
  expect(tiles()).toEqual([])
  expect(calls()[0]?.textContent).toContain('客服电话 400-000-2000')
  expect(asked()).toHaveLength(4)
  await tap(byText('登录'))
  expect(world.visited).toEqual(['/mine/authorize?url=%2Fhelp'])
})

test('who has no order sees none', async () => {
  await open([])
  expect(shows('是关于这一单吗') || shows('自己办，当场好')).toBe(false)
  expect(shows('按问题找')).toBe(true)
})

test('orders that do not come, and one that does not, are asked for again', async () => {
  let fails = true
  const broken = () => {
    if (fails) throw new CallError(ErrorCode.network, '')
    return orderDetail()
  }
  await open([{}], { calls: { 'order.next': () => [broken()] } })
  expect(shows('订单没有加载出来') && shows('按问题找')).toBe(true)
  fails = false
  await tap(byText('重新加载'))
  expect(tiles()).toHaveLength(4)
  page?.leave()
  fails = true
  await open([{}], { calls: { 'order.detail': broken } })
  expect(shows('这一单没有加载出来')).toBe(true)
  fails = false
  await tap(byText('重新加载'))
  expect(tiles()).toHaveLength(4)
})

test('each topic counts its questions and leads to them', async () => {
  await open([], { session: null })
  for (const { id, name } of TOPICS) {
    await tap(control('link', `${name}${questionsOf(id).length} 个问题`))
  }
  expect(world.visited).toEqual(TOPICS.map(({ id }) => `/help?topic=${id}`))
  page?.leave()
  await open([{}], { params: { topic: 'refund' } })
  expect(asked()).toEqual(questionsOf('refund').map(({ ask }) => ask))
  expect(world.made.map(({ name }) => name)).toEqual(['shop.info'])
  expect(calls()[0]?.textContent).toContain('客服电话 400-000-2000')
})

test('every question has an answer, and no two are the same', () => {
  expect(QUESTIONS.filter(({ ask, answer }) => ask === '' || answer.length < 8)).toEqual([])
  expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length)
})

test.each([
  ['visit/change', '最多 3 次'],
  ['refund/before', '到检前随时可在订单里申请退款'],
  ['refund/undone', '未做项目单价之和'],
  ['refund/goods', '签收后 7 天内'],
  ['refund/kit', '每份扣 60.00 元'],
  ['refund/doses', '没接种的原路退回'],
  ['coupon/unused', '到期没有使用的自动退款'],
  ['customs/back', '申请清关后不支持退款'],
  ['customs/until', '付款后 7 天内'],
  ['customs/limit', '不超过 5000.00 元'],
  ['visit/hold', '先留 10 分钟'],
  ['visit/hold', '30 分钟内付款'],
  ['parcel/receive', '10 天后'],
  ['family/report', '14 岁以上']
])('the answer %s has the rule: %s', (id, rule) => {
  expect(QUESTIONS.find((question) => question.id === id)?.answer).toContain(rule)
})

test('one answer is open at a time', async () => {
  await open([{}])
  await tap(byText('前一天过了 18:00 还能改吗'))
  expect(shows('自己改不了了，打客服电话还能改')).toBe(true)
  await tap(byText('要带什么'))
  expect(shows('自己改不了了，打客服电话还能改')).toBe(false)
  expect(shows('本人身份证')).toBe(true)
  await tap(byText('要带什么'))
  expect(shows('本人身份证')).toBe(false)
})

test('what is typed is looked for in questions and answers, and how many there are is said', async () => {
  await open([{}])
  const field = all('input')[0] ?? document.body
  await act(async () => typeInto(field, '身份证 海关'))
  await idle()
  expect(asked()).toEqual(['为什么要身份证'])
  expect(all('[role="status"]').map(({ textContent }) => textContent)).toContain('找到 1 个问题')
  await act(async () => typeInto(field, '飞机'))
  await idle()
  expect(shows('没有找到，换个说法试试')).toBe(true)
  expect(calls()[0]?.textContent).toContain('客服电话 400-000-2000')
  await act(async () => typeInto(field, ''))
  await idle()
  expect(shows('按问题找')).toBe(true)
})

test.each([
  ['in the hours', NOW, '现在能打'],
  ['before them', Date.parse('2026-11-20T07:00:00+08:00'), '现在休息，08:00 起能打'],
  ['after them', Date.parse('2026-11-20T20:00:00+08:00'), '现在休息，明天 08:00 起能打']
])('the telephone says whether somebody answers: %s', async (_name, now, told) => {
  await open([], { session: null, now })
  expect(shows(told)).toBe(true)
})

test('the first row calls the service, others the desk of the branch; no desk where nobody is visited', async () => {
  const call = jest.spyOn(host, 'callPhone').mockImplementation(() => undefined)
  await open([{}, goods])
  const rows = calls()
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '客服电话 400-000-2000每天 08:00-20:00现在能打拨打',
    '客服电话 400-000-2000每天 08:00-20:00拨打',
    '澄安体检中心（北京望京分院）前台 400-000-100107:30-11:30，当天到检找这里快拨打'
  ])
  await tap(rows[0])
  await tap(rows[2])
  expect(call.mock.calls).toEqual([['400-000-2000'], ['400-000-1001']])
  await tap(all('[role="radio"]')[1])
  expect(shows('前台')).toBe(false)
})

test('without an answer of the shop nobody of it can be called; the rest stands', async () => {
  await open([{}], {
    calls: {
      'shop.info': () => {
        throw new CallError(ErrorCode.network, '')
      }
    }
  })
  expect(calls().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('前台 400-000-1001')
  ])
  expect(shows('胸痛、昏厥、大出血请先拨 120，我们不处理急症。')).toBe(true)
  await tap(byText('写给我们') ?? control('link', '写给我们'))
  expect(world.visited).toEqual(['/mine/suggestion'])
})
