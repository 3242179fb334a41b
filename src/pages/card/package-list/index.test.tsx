import { act } from 'react'
import { routes } from '@/routes/table'
import { NUMBER, wireChoice, wireDetail, wirePeople } from '@/../tests/support/cards'
import type { MountedPage } from '@/../tests/support/mount-page'
import { idle, shows } from '@/../tests/support/screen'
import { createWorld } from '@/../tests/support/world'
import PackageListPage from './index'

let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

test('R2.97 /package-list/:cardNum/:customServiceType: the packages of that sort alone', async () => {
  expect(routes.packageList.path).toBe('/package-list/:cardNum/:customServiceType')
  const world = createWorld({
    calls: {
      'card.detail': () => wireDetail(),
      'card.people': wirePeople,
      'card.choices': () => [
        wireChoice(),
        wireChoice({ comboId: '3001', productCode: 'DT0101', comboName: '超声波洁牙', productCategory: 0 })
      ]
    }
  })
  await act(async () => {
    page = await world.open('packageList', PackageListPage, { cardNum: NUMBER, customServiceType: '1' })
  })
  await idle()
  expect([shows('选择套餐'), shows('程序员减压套餐'), shows('超声波洁牙')]).toEqual([true, true, false])
})
