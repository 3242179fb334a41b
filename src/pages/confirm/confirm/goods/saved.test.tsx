/** Addresses of the account on the confirm screen of goods. */
import { act } from 'react'
import type { Address } from '@/contract/account/dto/address'
import type { GoodsQuote } from '@/contract/order/dto/goods'
import { CallError, ErrorCode } from '@/contract/errors'
import ConfirmPage from '..'
import { confirmCalls, orderResult, wallet } from '@/../tests/support/confirm'
import { setWorld, world } from '@/../tests/support/confirm-page'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls } from '@/../tests/support/world'

let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const address = (id: string, changes: Partial<Address> = {}): Address => ({
  id,
  name: '林知夏',
  mobile: '13800000007',
  region: '四川省-成都市-武侯区',
  detail: '桐梓林北路 6 号',
  isDefault: 0,
  tag: '',
  ...changes
})
const OFFICE = address('a2', { name: '周素芬', mobile: '13800000008', detail: '天府大道 9 号' })

const quote: GoodsQuote = {
  ...{
    productCode: 'HS2003',
    productName: '上臂式电子血压计',
    productCategory: 20,
    productImage: '',
    tone: 'sand'
  },
  ...{
    skuId: 'a',
    spec: '标准袖带',
    note: '',
    quantity: 1,
    unitPrice: 199,
    itemPrice: 199,
    userPayPrice: 199
  },
  ...{ lines: [], most: 3, mostReason: '', priceVersion: 'v1' }
}

const subject = { kind: 'health-selection', productCode: 'HS2003' } as const

async function open(
  saved: NonNullable<FakeCalls['address.list']>,
  {
    typed,
    category = 20,
    calls = {}
  }: { typed?: { region: string; detail: string }; category?: number; calls?: FakeCalls } = {}
) {
  const own: FakeCalls = {
    'goods.quote': () => [quote],
    'coupon.list': () => wallet({ list: [], best: [], baseAmount: 199, payAmount: 199 }),
    'address.list': saved,
    ...calls
  }
  setWorld(createWorld({ calls: { ...confirmCalls(), ...own } }))
  const { key } = world.root.process.open(subject)
  world.root.process.put(key, {
    goods: { category, skuId: 'a', quantity: 1 },
    ...(typed ? { address: typed } : {})
  })
  await act(async () => {
    page = await world.open('confirm', ConfirmPage, { type: subject.kind, id: subject.productCode })
  })
  for (let turn = 0; turn < 4; turn += 1) await idle()
}

const type = async (id: string, text: string) => {
  await page?.type(`#${id} .input, #${id} textarea`, text)
}
const value = (id: string) =>
  document.querySelector<HTMLInputElement>(`#${id} .input, #${id} textarea`)?.value
/** The chosen address as the card tells it; null while the form is open. */
const card = () => all('[aria-label^="更换收货地址"]')[0]?.textContent ?? null
const fields = () => ['person-name', 'person-mobile', 'receive-address'].map(value)
const NONE = [undefined, undefined, undefined]
const choices = () => all('[role="radio"]').filter(({ textContent }) => textContent?.includes('****'))

test('the default address is filled in where nothing was typed, in place of the account’s own', async () => {
  await open(() => [OFFICE, address('a1', { isDefault: 1 })])
  expect(card()).toBe('林知夏138****0007四川省 成都市 武侯区 桐梓林北路 6 号')
  expect(fields()).toEqual(NONE)
})

test('another one is chosen from the sheet, and the sheet says which stands in the form', async () => {
  await open(() => [address('a1', { isDefault: 1 }), OFFICE])
  await tap(all('[aria-label^="更换收货地址"]')[0])
  expect(choices().map((one) => one.getAttribute('aria-checked'))).toEqual(['true', 'false'])
  await tap(choices()[1])
  expect(card()).toBe('周素芬138****0008四川省 成都市 武侯区 天府大道 9 号')
  expect(world.root.process.open(subject).parts.address).toEqual({
    region: '四川省-成都市-武侯区',
    detail: '天府大道 9 号'
  })
})

test('what was typed stays', async () => {
  const typed = { region: '浙江省-杭州市-西湖区', detail: '文三路 5 号' }
  await open(() => [address('a1', { isDefault: 1 })], { typed })
  expect(value('receive-address')).toBe('文三路 5 号')
})

test('without a default address none is filled in by itself', async () => {
  await open(() => [OFFICE])
  expect(value('person-name')).not.toBe('周素芬')
  expect(shows('选择收货地址')).toBe(true)
})

test('another one than those of the list is typed in an empty form, and kept once the order stands when that was asked for', async () => {
  const keep = jest.fn((input: object) => [{ ...OFFICE, ...input, id: 'a9' }])
  await open(() => [address('a1', { isDefault: 1 })], {
    calls: {
      'address.save': keep,
      'order.completeGoods': () => [orderResult({ orderNum: 'CA20', orderType: 20 })]
    }
  })
  await tap(all('[aria-label^="更换收货地址"]')[0])
  await tap(byText('填写新地址'))
  expect([card(), ...fields()]).toEqual([null, '', '', ''])
  await act(async () => {
    world.root.process.put(world.root.process.open(subject).key, {
      address: { region: '浙江省-杭州市-西湖区', detail: '文三路 5 号' }
    })
  })
  await type('person-name', '周素芬')
  await type('person-mobile', '13800000008')
  const box = all('[role="checkbox"]').find(({ textContent }) => textContent === '保存到我的收货地址')
  expect(box?.getAttribute('aria-checked')).toBe('false')
  await tap(box)
  expect(keep).not.toHaveBeenCalled()
  await tap(all('[role="checkbox"]').find((one) => one.getAttribute('aria-label')?.startsWith('已阅读')))
  await tap(byText('提交订单'))
  await idle()
  expect(keep.mock.calls.map(([input]) => input)).toEqual([
    {
      ...{ name: '周素芬', mobile: '13800000008', region: '浙江省-杭州市-西湖区', detail: '文三路 5 号' },
      ...{ isDefault: 0, tag: '' }
    }
  ])
})

test('back from their page the addresses are those of now', async () => {
  let list = [OFFICE]
  await open(() => list)
  await tap(byText('选择收货地址1个'))
  await tap(byText('管理收货地址'))
  expect(world.visited.at(-1)).toBe('/mine/addresses')
  list = [OFFICE, address('a1')]
  page?.fire('onShow')
  await idle()
  expect(choices()).toHaveLength(2)
})

test('who has none, or whose do not load, goes on without', async () => {
  await open(() => [])
  expect(shows('选择收货地址')).toBe(false)
  page?.leave()
  await open(() => {
    throw new CallError(ErrorCode.network, '')
  })
  expect([shows('选择收货地址'), shows('粘贴整段地址，自动填好')]).toEqual([false, true])
})

test('a service that goes to no address asks for none of them', async () => {
  await open(() => [address('a1', { isDefault: 1 })], { category: 35 })
  expect(world.made.some(({ name }) => name === 'address.list')).toBe(false)
})
