import { act } from 'react'
import type { CardHistory, CardService } from '@/contract/card/dto'
import { CallError, ErrorCode } from '@/contract/errors'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import MedicalListPage from './index'

const service = (changes: Partial<CardService> = {}): CardService => ({
  cardNumber: '7700200000000017',
  cardName: '云桥科技',
  company: '云桥科技',
  cardType: 1,
  startDate: '2026-10-20',
  endDate: '2027-05-19',
  quota: 200,
  quotaLeft: 150,
  familyAllowed: 0,
  comboId: '2016',
  productCode: 'CK1017',
  comboName: '程序员减压套餐',
  productCategory: 1,
  comboSalePrice: 880,
  sexLimit: null,
  bookable: 1,
  ...changes
})
const OWN = service({
  cardNumber: '8600100012345688',
  cardName: '长辈关怀卡',
  company: '',
  cardType: 0,
  quotaLeft: 0,
  productCode: 'CK1006',
  comboName: '长辈安心套餐',
  bookable: 0
})
const USED: CardHistory = {
  cardNumber: '7700200000000017',
  cardName: '云桥科技',
  company: '云桥科技',
  comboId: '2016',
  productCode: 'CK1017',
  comboName: '去年的套餐',
  orderNum: 'CA77',
  orderType: 1,
  statusName: '已完成',
  date: '2025-11-04',
  companyPrice: 880
}

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})
async function open(calls: FakeCalls = {}, options: WorldOptions = {}) {
  world = createWorld({
    calls: { 'card.services': () => [service(), OWN], 'card.history': () => [USED], ...calls },
    ...options
  })
  await act(async () => {
    page = await world.open('medicalList', MedicalListPage, {})
  })
  await idle()
}
const tab = (name: string) => all('[role="tab"]').find(({ textContent }) => textContent?.includes(name))

test('R2.70 what the own cards are good for, by their last four digits, and the way to book', async () => {
  await open()
  expect(shows('尾号 0017 · 2027-05-19 前')).toBe(true)
  expect(shows('770020')).toBe(false)
  expect(shows('加项额度还有 ¥150.00')).toBe(true)
  await tap(byLabel('去预约程序员减压套餐'))
  expect(world.visited).toEqual(['/bookingBranch/7700200000000017/CK1017'])
})

test('what cannot be booked here says how', async () => {
  await open()
  expect(byLabel('去预约长辈安心套餐')).toBeUndefined()
  expect(shows('长辈安心套餐这张卡请联系客服预约')).toBe(true)
})

test('what was used leads to its order', async () => {
  await open()
  await tap(tab('用过的'))
  await tap(all('[role="button"]').find(({ textContent }) => textContent?.includes('去年的套餐')))
  expect(world.visited).toEqual(['/order/order-detial/CA77'])
})

test('beside them stands what health services are, and how a claim at an insurer goes', async () => {
  await open()
  const row = (label: string) => all('[role="button"]').find(({ textContent }) => textContent === label)
  await tap(row('健康管理服务'))
  await tap(row('保险理赔说明'))
  expect(world.visited).toEqual(['/health-introduce', '/claims-introduce'])
})

test('without a card there is a way to the shop', async () => {
  await open({ 'card.services': () => [], 'card.history': () => [] })
  await tap(byText('看看体检套餐'))
  expect(world.visited).toEqual(['tab /shop'])
})

test('without a line there is another try, and a guest logs in first', async () => {
  let fails = true
  await open({
    'card.services': () => {
      if (fails) throw new CallError(ErrorCode.network, '')
      return [service()]
    }
  })
  fails = false
  await tap(byText('重新加载'))
  expect(shows('程序员减压套餐')).toBe(true)
  page?.leave()
  await open({}, { session: null })
  expect(world.made).toEqual([])
  expect(world.visited.at(0)).toContain(encodeURIComponent('/medical-list'))
})
