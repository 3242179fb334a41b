import { act } from 'react'
import { routes } from '@/routes/table'
import { addonServer } from '@/../tests/support/addon'
import { NUMBER } from '@/../tests/support/cards'
import { product, startDraft, visit } from '@/../tests/support/draft'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type World } from '@/../tests/support/world'
import CardAddonPage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
  document.body.innerHTML = ''
})

const TOLD = { cardNumber: NUMBER, contactsId: 'c001' }

async function open(booked = true) {
  const { list, price } = addonServer()
  world = createWorld({ calls: { 'card.packages': list, 'card.quote': price } })
  if (booked) {
    startDraft(
      world,
      {
        product: product(),
        visit: visit({ hold: { id: 'h1', expiresAt: NOW + 600_000, extensionsLeft: 0 } }),
        onCard: {
          person: { id: 'c001', name: '陈予安', relation: '本人' },
          fromComboId: '',
          cardName: '云桥科技（演示企业）',
          ofCompany: true
        }
      },
      NUMBER
    )
  }
  await act(async () => {
    page = await world.open('cardAddon', CardAddonPage, { type: 'checkup', id: 'CK1003', cardNumber: NUMBER })
  })
  await idle()
}

test('R2.72 R7.45 R7.47 /card-addon is private: add-ons and price are those of the card, and lead to its confirm', async () => {
  expect(routes.cardAddon).toMatchObject({ path: '/card-addon/:type/:id', private: true })
  await open()
  expect(world.made1('card.packages')).toMatchObject({ orgCode: 'H1001', productCode: 'CK1003', ...TOLD })
  expect(world.made1('card.quote')).toMatchObject({ orgCode: 'H1001', ...TOLD })
  expect(world.made.filter(({ name }) => name.startsWith('addon.'))).toEqual([])
  await tap(byText('不加项，下一步') ?? byText('确认加项'))
  expect(world.visited).toEqual([`/card-confirm/checkup/CK1003?cardNumber=${NUMBER}`])
})

test('without branch and time it leads to the branches of the card', async () => {
  await open(false)
  expect(shows('还没有选择机构与时间')).toBe(true)
  await tap(byText('去选择机构与时间'))
  expect(world.visited).toEqual([`replace /card-booking/checkup/CK1003?cardNumber=${NUMBER}`])
})
