import { act } from 'react'
import { runInAction } from 'mobx'
import { productDetail } from '@/../tests/support/product'
import { idle } from '@/../tests/support/screen'
import { createWorld } from '@/../tests/support/world'
import SellingPage from './index'

test('once it is known where the user stands, branches come with their distance from there', async () => {
  const world = createWorld({ calls: { 'product.detail': () => productDetail() } })
  const page = await world.open('selling', SellingPage, { type: 'checkup', id: 'CK1003' })
  await idle()
  await act(async () =>
    runInAction(() => Object.assign(world.root.location, { position: { lat: 31.2, lon: 121.4 } }))
  )
  await idle()
  const asked = world.made.filter(({ name }) => name === 'product.detail')
  expect(asked).toHaveLength(2)
  expect(asked[1]?.input).toMatchObject({ latitude: 31.2, longitude: 121.4 })
  page.leave()
})
