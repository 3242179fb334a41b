import { act } from 'react'
import { routes } from '@/routes/table'
import { personalCard, wireCard } from '@/../tests/support/cards'
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

async function open() {
  world = createWorld({
    calls: { 'card.wallet': () => ({ cards: [wireCard(), personalCard()], giftBalance: 0 }) }
  })
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
