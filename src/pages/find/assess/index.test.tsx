import { act } from 'react'
import type { ProductListInput } from '@/contract/product/dto'
import { CallError, ErrorCode } from '@/contract/errors'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byText, idle, shows, tap } from '@/../tests/support/screen'
import { productCard } from '@/../tests/support/catalogue'
import { createWorld, NOW, type World } from '@/../tests/support/world'
import Assess from './index'

const card = (productCode: string, comboName: string) =>
  productCard({ productCode, comboName, kind: 'waston', productCategory: 11 })

let world: World
let page: MountedPage | null = null
let asked: ProductListInput[] = []
let answers: (() => ReturnType<typeof card>[])[] = []
async function open() {
  asked = []
  world = createWorld({
    session: null,
    calls: {
      'product.list': (input) => {
        asked.push(input)
        const list = answers.shift()?.() ?? []
        return { list, total: 3, hasMore: answers.length > 0, serverTime: NOW }
      }
    }
  })
  await act(async () => {
    page = await world.open('assess', Assess)
  })
  await idle()
}
afterEach(() => {
  page?.leave()
  page = null
})
const names = () => all('[role="heading"][aria-level="2"]').map(({ textContent }) => textContent)

test('R2.103 a guest reads what an assessment is, and each one leads to its page', async () => {
  answers = [() => [card('WT2101', '心脑风险睿评')], () => [card('WT2102', '代谢睿评')]]
  await open()
  expect(asked).toEqual([expect.objectContaining({ category: 'assess', pageNo: 1 })])
  expect(shows('评估结果是风险分层，不是诊断。')).toBe(true)
  page?.fire('onReachBottom')
  await idle()
  expect(names().slice(1)).toEqual(['心脑风险睿评', '代谢睿评'])
  await tap(all('[role="link"]').find(({ textContent }) => textContent?.includes('代谢睿评')))
  expect(world.visited).toEqual(['/selling/waston/WT2102'])
})

test('none: it says so and leads to the shop; a failed load can be tried again', async () => {
  answers = [
    () => {
      throw new CallError(ErrorCode.network, '')
    },
    () => []
  ]
  await open()
  await tap(byText('重新加载'))
  await idle()
  await tap(byText('去商城看看'))
  expect(world.visited).toEqual(['tab /shop'])
})
