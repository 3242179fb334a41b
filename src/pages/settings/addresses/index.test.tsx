import { act } from 'react'
import { all, byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld } from '@/../tests/support/world'
import type { Address } from '@/contract/account/dto/address'
import AddressesPage from './index'

const HOME = {
  id: 'a1',
  name: '陈予安',
  mobile: '10000000001',
  region: '河北省-保定市-莲池区',
  detail: '莲池路9号',
  isDefault: 1 as const,
  tag: '公司' as const
}
let leave = () => undefined as void
afterEach(() => leave())
async function open(list: Address[]) {
  const world = createWorld({ calls: { 'address.list': () => list } })
  await act(async () => {
    leave = (await world.open('addresses', AddressesPage)).leave
  })
  await idle()
  return world
}

test('R1.10 the addresses, the default one marked, each a tap away', async () => {
  const world = await open([HOME])
  const [row] = all('[role="listitem"]').map(({ textContent }) => textContent ?? '')
  for (const text of ['陈予安', '默认', '公司', '100****0001', '河北省 保定市 莲池区 莲池路9号'])
    expect(row).toContain(text)
  await tap(byLabel('编辑陈予安的地址 莲池路9号'))
  await tap(byText('添加收货地址'))
  expect(world.visited).toEqual(['/mine/address/a1', '/mine/address/new'])
})

test('without any there is a way to add one', async () => {
  const world = await open([])
  expect(shows('还没有收货地址')).toBe(true)
  await tap(byText('添加收货地址'))
  expect(world.visited).toEqual(['/mine/address/new'])
})
