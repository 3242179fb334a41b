import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { routes } from '@/routes/table'
import type { EnterpriseCard } from '@/services/card/binding'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import BindInformationPage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
  document.body.innerHTML = ''
})

const CARD: EnterpriseCard = {
  proof: 'proof-1',
  number: '7700200000000017',
  name: '2026 年度体检',
  company: '云桥科技（演示企业）',
  from: '2026-10-21',
  until: '2027-05-19',
  quotaFen: 20_000,
  balanceFen: 0,
  rights: [{ name: '年度套餐', text: '三选一 · 1 份', family: true }],
  bound: false,
  person: {
    name: '陈**',
    idType: 1,
    idNumber: '990***********011X',
    mobile: '100****0001',
    workNo: 'YQ-20418',
    relation: '员工本人'
  },
  match: 'own',
  reason: ''
}

async function open(card: EnterpriseCard | null = CARD, calls: FakeCalls = {}) {
  world = createWorld({
    calls: { 'card.enterpriseBind': () => ({ cardNumber: CARD.number, cardName: CARD.name }), ...calls }
  })
  if (card) world.root.items.set('bindCard', card)
  await act(async () => {
    page = await world.open('bindInformation', BindInformationPage)
  })
  await idle()
}
const bindable = () => byText('都对，绑定')?.getAttribute('aria-disabled') !== 'true'

test('R2.68 R7.127 /bind-information is private: what was registered, masked, is bound once it is right', async () => {
  expect(routes.bindInformation).toMatchObject({ path: '/bind-information', private: true })
  await open()
  for (const text of [
    '下面是单位登记的，请看一眼对不对',
    '陈**',
    '身份证 990***********011X',
    '100****0001',
    'YQ-20418',
    '用不到，没有显示',
    '三选一 · 1 份',
    '¥200.00',
    '2027-05-19 前到检',
    '我们不能替单位改',
    '单位只看到是否到检'
  ])
    expect([text, shows(text)]).toEqual([text, true])
  await tap(byText('都对，绑定'))
  expect(world.made1('card.enterpriseBind')).toEqual({ proof: 'proof-1', agreed: 1 })
  expect(world.visited).toEqual(['replace /card-detail/7700200000000017'])
  expect(world.root.items.get('bindCard')).toBeUndefined()
})

test('somebody else’s name cannot be bound, and says why', async () => {
  await open({ ...CARD, match: 'other', reason: '单位登记的是林**，和你的本人信息不一样' })
  expect(shows('单位登记的是林**，和你的本人信息不一样')).toBe(true)
  expect(bindable()).toBe(false)
  await tap(byText('都对，绑定'))
  expect(world.made).toEqual([])
})

test('bound by another number meanwhile: it is told and not tried again', async () => {
  await open(CARD, {
    'card.enterpriseBind': () => {
      throw new CallError(ErrorCode.cardBound, '这张卡已被另一个手机号绑定')
    }
  })
  await tap(byText('都对，绑定'))
  expect(shows('这张卡已被另一个手机号绑定')).toBe(true)
  expect([bindable(), world.visited]).toEqual([false, []])
})

test('what is bound already is opened; a link that comes from nowhere leads to the way to bind', async () => {
  await open({ ...CARD, bound: true })
  await tap(byText('看这张卡'))
  expect([world.made, world.visited]).toEqual([[], ['replace /card-detail/7700200000000017']])
  page?.leave()
  await open(null)
  await tap(byText('去绑定'))
  expect(world.visited).toEqual(['replace /bind-card'])
})
