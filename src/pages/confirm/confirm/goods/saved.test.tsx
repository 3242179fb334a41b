/** Addresses of the account on the confirm screen of goods. */
import { act } from 'react'
import type { Address } from '@/contract/dto/address'
import type { GoodsQuote } from '@/contract/dto/goods'
import { CallError, ErrorCode } from '@/contract/errors'
import ConfirmPage from '..'
import { confirmCalls, wallet } from '@/../tests/support/confirm'
import { setWorld, world } from '@/../tests/support/confirm-page'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byText, settle, shows, tap } from '@/../tests/support/screen'
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
  { typed, category = 20 }: { typed?: { region: string; detail: string }; category?: number } = {}
) {
  const own: FakeCalls = {
    'goods.quote': () => [quote],
    'coupon.list': () => wallet({ list: [], best: [], baseAmount: 199, payAmount: 199 }),
    'address.list': saved
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
  for (let turn = 0; turn < 4; turn += 1) await settle()
}

const value = (id: string) =>
  document.querySelector<HTMLInputElement>(`#${id} .input, #${id} textarea`)?.value
const form = () => [
  value('person-name'),
  value('person-mobile'),
  document.querySelector('#receive-region')?.textContent?.includes('四川省 成都市 武侯区') === true,
  value('receive-address')
]
const choices = () => all('[role="radio"]').filter(({ textContent }) => textContent?.includes('****'))

test('the default address is filled in where nothing was typed, in place of the account’s own', async () => {
  await open(() => [OFFICE, address('a1', { isDefault: 1 })])
  expect(form()).toEqual(['林知夏', '13800000007', true, '桐梓林北路 6 号'])
})

test('another one is chosen from the sheet, and the sheet says which stands in the form', async () => {
  await open(() => [address('a1', { isDefault: 1 }), OFFICE])
  await tap(byText('选择收货地址2个'))
  expect(choices().map((one) => one.getAttribute('aria-checked'))).toEqual(['true', 'false'])
  await tap(choices()[1])
  expect(form()).toEqual(['周素芬', '13800000008', true, '天府大道 9 号'])
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

test('back from their page the addresses are those of now', async () => {
  let list = [OFFICE]
  await open(() => list)
  await tap(byText('选择收货地址1个'))
  await tap(byText('管理收货地址'))
  expect(world.visited.at(-1)).toBe('/mine/addresses')
  list = [OFFICE, address('a1')]
  page?.fire('onShow')
  await settle()
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
