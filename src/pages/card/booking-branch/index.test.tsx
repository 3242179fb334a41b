import { act } from 'react'
import { routes } from '@/routes/table'
import { NUMBER, wireChoices, wireDetail, wirePeople } from '@/../tests/support/cards'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type World } from '@/../tests/support/world'
import BookingBranchPage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(id: string) {
  world = createWorld({
    calls: { 'card.detail': () => wireDetail(), 'card.people': wirePeople, 'card.choices': wireChoices }
  })
  await act(async () => {
    page = await world.open('bookingBranch', BookingBranchPage, { cardNumber: NUMBER, id })
  })
  await idle()
}

test.each(['2016', 'CK1017'])(
  'R2.90 /bookingBranch/:cardNumber/:id is private and leads to the branches of %s for the holder',
  async (id) => {
    expect(routes.bookingBranch).toMatchObject({ path: '/bookingBranch/:cardNumber/:id', private: true })
    await open(id)
    expect(world.visited).toEqual([`replace /card-booking/checkup/CK1017?cardNumber=${NUMBER}`])
    expect(world.root.process.draft(`buy:checkup:CK1017:${NUMBER}`)?.parts.onCard?.person.name).toBe('陈予安')
  }
)

test('another product in the place of the card’s own is found with what is given up for it', async () => {
  await open('CK1003')
  expect(world.root.process.draft(`buy:checkup:CK1003:${NUMBER}`)?.parts.onCard?.fromComboId).toBe('2016')
})

test('what the card does not give says so and leads to the card', async () => {
  await open('CK9999')
  expect(shows('这张卡现在不能约这个套餐')).toBe(true)
  await tap(byText('看卡详情'))
  expect(world.visited).toEqual([`replace /card-detail/${NUMBER}`])
})
