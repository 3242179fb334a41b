import { act } from 'react'
import type { EndpointName, InputOf, ResultsOf } from '@/contract/catalogue'
import { CallError, ErrorCode } from '@/contract/errors'
import { host } from '@/platform/host'
import { routes } from '@/routes/table'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World } from '@/../tests/support/world'
import GiftCardPage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const DAY = 24 * 3_600_000
type Overview = ResultsOf<'gift.overview'>
const card = (giftNo: string, amount: number, balance: number, expiresAt: number) =>
  ({ giftNo, amount, balance, expiresAt, state: 'live' }) as const
const CARDS: Overview['cards'] = [
  card('GF2026000007', 200, 150, NOW + 41 * DAY),
  card('GF2026000001', 500, 320, Date.parse('2028-12-31T23:59:59+08:00')),
  { ...card('GF2026000009', 100, 0, NOW - 9 * DAY), state: 'expired' }
]
const SENT: Overview['sent'][number] = {
  ...{ sendNo: 'GS1', giftNo: 'GF2026000001', amount: 100, toName: '林知夏', words: '去做个检查' },
  ...{ code: 'claim-code-1', state: 'open', sentAt: NOW - DAY, until: NOW + 2 * DAY, endedAt: 0 }
}
const OVERVIEW: Overview = {
  cards: CARDS,
  sent: [SENT, { ...SENT, sendNo: 'GS0', toName: '王晓晨', code: '', state: 'claimed', endedAt: NOW - DAY }]
}
const PAID: ResultsOf<'gift.movements'>['list'][number] = {
  ...{ id: 9, giftNo: 'GF2026000001', verb: 'take', text: '深度体检·女士款', amount: -180, left: 320 },
  ...{ at: Date.parse('2026-10-08T09:41:00+08:00'), orderNum: 'CA20261008120021', orderType: 1 }
}
const ISSUED = {
  ...PAID,
  id: 1,
  verb: 'issue' as const,
  text: '礼品卡入账',
  amount: 500,
  left: 500,
  orderNum: '',
  orderType: 0
}
const movements = ({ page: no = 1, size }: InputOf<'gift.movements'>): ResultsOf<'gift.movements'> => ({
  list: no === 1 ? [PAID] : [ISSUED],
  total: 2,
  hasMore: no === 1 && size !== 3
})

async function open(calls: FakeCalls = {}) {
  world = createWorld({ calls: { 'gift.overview': () => OVERVIEW, 'gift.movements': movements, ...calls } })
  await act(async () => {
    page = await world.open('giftCard', GiftCardPage)
  })
  await idle()
}
const seen = (...texts: string[]) => {
  for (const text of texts) expect([text, shows(text)]).toEqual([text, true])
}
const FIELDS = {
  卡码: 'gift-add-code',
  金额: 'gift-send-amount',
  送给谁: 'gift-send-toName',
  想说的话: 'gift-send-words'
}
const fieldOf = (label: keyof typeof FIELDS) => `#${FIELDS[label]} input`
const type = async (label: keyof typeof FIELDS, text: string) => page?.type(fieldOf(label), text)
const valueOf = (label: keyof typeof FIELDS) =>
  document.querySelector<HTMLInputElement>(fieldOf(label))?.value
const keysOf = (name: EndpointName) =>
  world.made.filter((one) => one.name === name).map(({ idempotencyKey }) => idempotencyKey)

test('R2.87 /gift-card is private: the sum, each card, and which runs out first', async () => {
  expect(routes.giftCard).toMatchObject({ path: '/gift-card', private: true })
  await open()
  seen(
    ...['2 张卡合计可用', '付款时先用先到期的那张', '¥150.00 还有 41 天到期，到期前 30 天、7 天会再提醒'],
    ...['尾号 0007', '2028-12-31 到期', '面值 500.00']
  )
  expect(document.querySelector('[aria-label="470.00元"]')).not.toBeNull()
})

test('what it is good for is told, and what not', async () => {
  await open()
  await tap(byText('可用范围'))
  seen('可以付', '不能付', '跨境商品', '不能提现')
})

test('without a card one is added by its code, or there is a way to the shop; without a line another try', async () => {
  let fails = true
  await open({
    'gift.overview': () => {
      if (fails) throw new CallError(ErrorCode.network, '')
      return { cards: [], sent: [] }
    }
  })
  fails = false
  await tap(byText('重新加载'))
  await tap(byText('输码加卡'))
  expect(byText('加到我的礼品卡')).toBeDefined()
  await tap(byText('去商城看看'))
  expect(world.visited).toEqual(['tab /shop'])
})

test('a code that is refused says why at its field and stays; a lost answer is asked for again under its key', async () => {
  let answer: () => ResultsOf<'gift.add'> = () => {
    throw new CallError(ErrorCode.cardBound, '这个卡码已经被别人加过了，如有疑问请联系客服', [
      { field: 'code' }
    ])
  }
  await open({ 'gift.add': () => answer() })
  let keys = 0
  jest.spyOn(world.root, 'newKey').mockImplementation(async () => `key-${(keys += 1)}`)
  await tap(byText('输码加卡'))
  await tap(byText('加到我的礼品卡'))
  seen('请填写卡码')
  await type('卡码', 'ca7k')
  await tap(byText('加到我的礼品卡'))
  seen('卡码是 16 位字母和数字，请对照卡面检查')
  expect(world.made1('gift.add')).toBeUndefined()
  await type('卡码', 'ca7k-m2qh-x4wn-p9te')
  await tap(byText('加到我的礼品卡'))
  seen('这个卡码已经被别人加过了')
  expect(valueOf('卡码')).toBe('CA7K-M2QH-X4WN-P9TE')
  answer = () => {
    throw new CallError(ErrorCode.network, '')
  }
  await tap(byText('加到我的礼品卡'))
  answer = () => ({ giftNo: 'GFDEMO0041', amount: 200, expiresAt: NOW + DAY })
  await tap(byText('加到我的礼品卡'))
  expect(world.made1('gift.add')).toEqual({ code: 'CA7KM2QHX4WNP9TE' })
  expect(new Set(keysOf('gift.add')).size).toBe(1)
  seen('加好了，¥200.00 可用')
})

test('a part of a card is sent: checked before, then its link is there to pass on', async () => {
  const copied: string[] = []
  jest.spyOn(host, 'copy').mockImplementation(async (text) => copied.push(text) > 0)
  await open({
    'gift.send': ({ amount, toName }) => ({ ...SENT, sendNo: 'GS2', amount, toName, code: 'claim-code-2' })
  })
  await tap(byText('送给别人'))
  await type('金额', '150.01')
  await tap(byText('生成领取链接'))
  seen('这张卡最多还能送 ¥150.00', '请填写送给谁')
  await type('金额', '100')
  await type('送给谁', '妈妈')
  await type('想说的话', '天冷了')
  await tap(byText('生成领取链接'))
  expect(world.made1('gift.send')).toEqual({
    giftNo: 'GF2026000007',
    amount: 100,
    toName: '妈妈',
    words: '天冷了'
  })
  seen('送给妈妈 ¥100.00', '/gift-claim/claim-code-2', '谁先打开谁领')
  await tap(byText('复制链接'))
  expect(copied[0]).toMatch(/^送你一张 ¥100.00 的礼品卡，7 天内打开领取：.*\/gift-claim\/claim-code-2$/)
  jest.restoreAllMocks()
})

test('another card can be chosen to send of', async () => {
  await open({ 'gift.send': () => SENT })
  await tap(byText('送给别人'))
  await tap(all('[role="radio"]').find((row) => row.textContent?.includes('尾号 0001')))
  await type('金额', '320')
  await type('送给谁', '妈妈')
  await tap(byText('生成领取链接'))
  expect(world.made1('gift.send')).toMatchObject({ giftNo: 'GF2026000001', amount: 320 })
})

test('what is on its way is passed on again or taken back, after a question; what has ended says how', async () => {
  let claimed = false
  await open({
    'gift.takeBack': () => {
      if (claimed) throw new CallError(ErrorCode.business, '已经被领走了，不能撤回')
      return { cards: CARDS, sent: [] }
    }
  })
  seen('送给林知夏 ¥100.00', '2026-11-22 前没领就退回', '2026-11-19 已被领取')
  await tap(byLabel('把链接发给林知夏'))
  seen('/gift-claim/claim-code-1')
  await tap(byLabel('撤回送给林知夏的'))
  seen('撤回后链接失效，¥100.00 回到原来的卡。')
  await tap(byText('先不撤'))
  expect(world.made1('gift.takeBack')).toBeUndefined()
  claimed = true
  await tap(byLabel('撤回送给林知夏的'))
  await tap(
    all('[role="dialog"] [role="button"], [role="alertdialog"] [role="button"]').find(
      (one) => one.textContent === '撤回'
    )
  )
  expect(world.made1('gift.takeBack')).toEqual({ sendNo: 'GS1' })
  seen('已经被领走了，不能撤回')
})

test('the newest movements stand on the page; a card has its own, with their orders and what is older', async () => {
  await open()
  seen('深度体检·女士款', '尾号 0001 付', '−180.00', '余 320.00')
  await tap(byText('全部'))
  expect(world.made1('gift.movements')).toEqual({ page: 1, size: 20 })
  await tap(all('[role="button"]').find(({ textContent }) => textContent?.startsWith('尾号 0001')))
  expect(world.made1('gift.movements')).toEqual({ giftNo: 'GF2026000001', page: 1, size: 20 })
  seen('尾号 0001 的明细')
  await tap(byText('看更早的'))
  seen('礼品卡入账', '+500.00')
  await tap(
    all('[role="button"]')
      .filter((one) => one.textContent === '订单尾号 0021')
      .at(-1)
  )
  expect(world.visited).toEqual(['/order/order-detial/CA20261008120021'])
})

test('what has ended is folded', async () => {
  await open()
  expect([shows('用完和过期的卡（1）'), shows('尾号 0009')]).toEqual([true, false])
  await tap(byText('展开'))
  seen('尾号 0009', '已过期')
})
