import { act } from 'react'
import type { MountedPage } from '@/../tests/support/mount-page'
import { productDetail } from '@/../tests/support/product'
import { byText, idle, tap } from '@/../tests/support/screen'
import { createWorld, type World } from '@/../tests/support/world'
import SellingPage from './index'

const ENTRY = '你会拿到的报告先看一份示例，怎么读都写着'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(answer = productDetail()) {
  world = createWorld({ calls: { 'product.detail': () => answer } })
  await act(async () => {
    page = await world.open('selling', SellingPage, { type: 'checkup', id: 'CK1003' })
  })
  await idle()
}

test('what gives a report leads to what it looks like', async () => {
  await open()
  await tap(byText(ENTRY))
  expect(world.visited).toEqual(['/result-preview/CK1003?type=checkup'])
})

test.each([
  ['what gives none', productDetail({ kind: 'dentistry', productCategory: 0 })],
  ['what examines nothing of which there is a sample', productDetail({}, { categories: [] })]
])('%s shows no sample', async (_name, answer) => {
  await open(answer)
  expect(byText(ENTRY)).toBeUndefined()
})
