import { act } from 'react'
import { routes } from '@/routes/table'
import { personalCard, wireCard, wireRight } from '@/../tests/support/cards'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byLabel, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type World } from '@/../tests/support/world'
import PackageServicePage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(cards = [wireCard(), personalCard()]) {
  world = createWorld({ calls: { 'card.wallet': () => ({ cards, giftBalance: 0 }) } })
  await act(async () => {
    page = await world.open('packageService', PackageServicePage)
  })
  await idle()
}

test('R2.66 /package-service is private and opens what can be booked, by packages', async () => {
  expect(routes.packageService).toMatchObject({ path: '/package-service', private: true })
  await open()
  expect(shows('程序员减压套餐 · 17项')).toBe(true)
  await tap(byLabel('去预约长辈安心套餐·男'))
  expect(world.visited).toEqual(['/package-list/8600100012345688/1'])
  expect(world.root.items.get('comboId')).toBe('2005')
})

test('a package that two entitlements give is told apart by them, and one without items counts none', async () => {
  const [combo] = wireRight().combos
  const combos = combo ? [{ ...combo, itemNum: 0 }] : []
  const family = wireRight({ rightId: 'r2', name: '家属共享', rule: '', combos })
  await open([wireCard({ rights: [wireRight(), family] })])
  expect(shows('年度套餐 · 三选一 · 余 1 份')).toBe(true)
  expect(shows('家属共享 · 余 1 份')).toBe(true)
  expect(shows('程序员减压套餐 · 0项')).toBe(false)
})
