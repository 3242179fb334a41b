import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { routes } from '@/routes/table'
import { NUMBER, wireChoices, wireDetail, wirePeople, wirePerson } from '@/../tests/support/cards'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import AppointmentPage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
  document.body.innerHTML = ''
})

const calls = (own: FakeCalls = {}): FakeCalls => ({
  'card.detail': () => wireDetail(),
  'card.people': wirePeople,
  'card.choices': wireChoices,
  ...own
})

async function open(own: FakeCalls = {}, options: WorldOptions = {}, params = { cardNumber: NUMBER }) {
  world = createWorld({ calls: calls(own), ...options })
  await act(async () => {
    page = await world.open('cardAppointment', AppointmentPage, params)
  })
  await idle()
}
const radio = (text: string) =>
  all('[role="radio"]').find((one) => one.getAttribute('aria-label')?.startsWith(text))
const named = () =>
  wirePeople().map((one) =>
    one.contactsId === 'c002' ? { ...one, named: 1 as const, canName: 0 as const } : one
  )

test('R2.95 /card-appointment: for whom, what the employer pays, what is left to pay, and on to the branches', async () => {
  expect(routes.cardAppointment.path).toBe('/card-appointment')
  await open()
  expect(world.made1('card.choices')).toEqual({ cardNumber: NUMBER, contactsId: 'c001' })
  for (const text of [
    '云桥科技（演示企业）',
    '尾号 0017 · 2027-05-19 前到检',
    '本人 · 38 岁',
    '余 1 份',
    '未满 18 岁',
    '三选一 · 用掉 1 份',
    '单位付',
    '还需付 ¥0.00',
    '40 岁起，你 38 岁',
    '深度体检·男士款',
    '1080.00 − 698.00',
    '下一步选 1 项',
    '程序员减压套餐 · 陈予安'
  ])
    expect([text, shows(text)]).toEqual([text, true])
  expect(shows('入职体检')).toBe(false)
  await tap(byText('选机构与时间'))
  expect(world.visited).toEqual([`/card-booking/checkup/CK1017?cardNumber=${NUMBER}`])
})

test('R3.66 card, combo and the draft of the product on the card stay in the session', async () => {
  await open()
  await tap(radio('甲状腺与代谢专项'))
  await tap(byText('选机构与时间'))
  expect([world.root.items.get('cardNumber'), world.root.items.get('comboId')]).toEqual([NUMBER, '2008'])
  const draft = world.root.process.draft(`buy:checkup:CK1009:${NUMBER}`)
  expect(draft?.parts.onCard).toEqual({
    person: { id: 'c001', name: '陈予安', relation: '本人' },
    fromComboId: '',
    cardName: '云桥科技（演示企业）',
    ofCompany: true
  })
})

test('the spouse is taken into the family’s share first, and has choices of her own', async () => {
  await open({ 'card.nameFamily': named })
  await tap(radio('林知夏'))
  expect(world.made1('card.nameFamily')).toBeUndefined()
  await tap(byText('填为家属'))
  await idle()
  expect(world.made1('card.nameFamily')).toEqual({ cardNumber: NUMBER, contactsId: 'c002' })
  expect(world.made1('card.choices')).toEqual({ cardNumber: NUMBER, contactsId: 'c002' })
  expect([shows('程序员减压套餐 · 林知夏'), shows('下一步选 1 项')]).toEqual([true, false])
})

test('another person or another combo in its place is another draft', async () => {
  await open({ 'card.people': named })
  const { key } = world.root.process.open({ kind: 'checkup', productCode: 'CK1017', card: NUMBER })
  world.root.process.put(key, {
    payType: 'all',
    onCard: {
      person: { id: 'c001', name: '陈予安', relation: '本人' },
      fromComboId: '',
      cardName: '云桥科技',
      ofCompany: true
    }
  })
  await tap(radio('林知夏'))
  await tap(byText('选机构与时间'))
  expect(world.root.process.draft(key)?.parts).toEqual({
    examineeId: 'c002',
    onCard: expect.objectContaining({ person: { id: 'c002', name: '林知夏', relation: '配偶' } })
  })
})

test('an upgrade costs the difference, and can be compared first', async () => {
  await open()
  await tap(radio('深度体检·男士款'))
  expect(shows('深度体检·男士款 · 陈予安')).toBe(true)
  await tap(byLabel('和深度体检·男士款比一比'))
  await tap(byText('选机构与时间'))
  expect(world.visited).toEqual([
    `/card-upgrade/${NUMBER}/2016?contactsId=c001`,
    `/card-booking/checkup/CK1003?cardNumber=${NUMBER}`
  ])
})

test('whose share is used is led to the order; without anybody nothing can be chosen', async () => {
  await open({
    'card.people': () => [wirePerson({ left: 0, reason: '已约 11-24', orderNum: 'CA77', orderType: 1 })]
  })
  expect([shows('已约 11-24'), shows('没有能用这张卡的人')]).toEqual([true, true])
  await tap(byText('陈予安已约的这单'))
  expect(world.visited).toEqual(['/order/order-detial/CA77'])
})

test('a lost card says so and books nothing', async () => {
  await open({ 'card.detail': () => wireDetail({ state: 'lost' }) })
  expect(shows('现在不能用：已挂失')).toBe(true)
  await tap(byText('选机构与时间'))
  expect(world.visited).toEqual([])
})

test('without a card in the address it is the one of the session, else the wallet is led to', async () => {
  await open({}, {}, {} as { cardNumber: string })
  await tap(byText('看我的卡'))
  expect([world.made, world.visited]).toEqual([[], ['replace /card-service']])
})

test('without a line another try; a guest is led to login', async () => {
  let fails = true
  await open({
    'card.people': () => {
      if (fails) throw new CallError(ErrorCode.network, '')
      return wirePeople()
    }
  })
  fails = false
  await tap(byText('重新加载'))
  expect(shows('程序员减压套餐')).toBe(true)
})
