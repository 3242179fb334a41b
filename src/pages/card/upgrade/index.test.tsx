import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { NUMBER, wireChoices, wirePeople } from '@/../tests/support/cards'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import UpgradePage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
  document.body.innerHTML = ''
})

async function open(calls: FakeCalls = {}, contactsId?: string) {
  world = createWorld({ calls: { 'card.choices': wireChoices, 'card.people': wirePeople, ...calls } })
  world.root.items.set('comboId', '2002')
  await act(async () => {
    page = await world.open('cardUpgrade', UpgradePage, {
      cardNum: NUMBER,
      comboId: '2016',
      ...(contactsId ? { contactsId } : {})
    })
  })
  await idle()
}

test('what it costs more, what is more and what is less; then it is chosen', async () => {
  await open()
  expect(world.made1('card.choices')).toEqual({ cardNumber: NUMBER, contactsId: 'c001' })
  for (const text of [
    '17 项 · 卡里这份',
    '1080.00',
    '698.00',
    '382.00',
    '多 2 项',
    '颈动脉彩超',
    '少 1 项',
    '颈椎DR'
  ])
    expect([text, shows(text)]).toEqual([text, true])
  expect(shows('取消预约时：补差原路退回，卡里这份也还你')).toBe(true)
  await tap(byText('换成这套'))
  expect(world.root.items.get('comboId')).toBe('2002')
  expect(world.visited).toEqual(['tab /'])
})

test.each([
  ['one of the card’s people', 'c002', 'c002'],
  ['nobody of them', '<x>\0', 'c001']
])('an address that names %s is for them, or for the holder', async (_who, contactsId, asked) => {
  await open({}, contactsId)
  expect(world.made1('card.choices')?.contactsId).toBe(asked)
})

test('a cheaper one gives nothing back, which is asked about first', async () => {
  await open({}, 'c001')
  expect(shows('比卡抵的低 400.00，差额不退')).toBe(true)
  await tap(all('[role="radio"]').find(({ textContent }) => textContent?.includes('入职体检')))
  await tap(byText('换成这套'))
  expect(shows('差额 ¥400.00 不退，也不转成额度。')).toBe(true)
  await tap(byText('再想想'))
  await idle()
  expect([world.root.items.get('comboId'), world.visited]).toEqual(['2002', []])
  await tap(byText('换成这套'))
  await tap(byText('仍要换'))
  await idle()
  expect(world.root.items.get('comboId')).toBe('2001')
})

test('where nothing can be had in its place that is said; without a line another try', async () => {
  let fails = true
  await open({
    'card.choices': () => {
      if (fails) throw new CallError(ErrorCode.network, '')
      return wireChoices().filter(({ way }) => way === 'included')
    }
  })
  fails = false
  await tap(byText('重新加载'))
  expect(shows('没有可以换的套餐')).toBe(true)
})
