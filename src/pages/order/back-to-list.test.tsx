/** Pages that orders of several kinds share, opened by a link: back leads to the list that has the order (§2). */
import { act, type FunctionComponent } from 'react'
import type { InvoiceView } from '@/contract/invoice/dto'
import type { ReviewView } from '@/contract/review/dto'
import type { RouteName } from '@/routes/table'
import type { MountedPage } from '@/../tests/support/mount-page'
import { orderDetail } from '@/../tests/support/order'
import { refundPreview, refundView } from '@/../tests/support/refund'
import { byLabel, byText, idle, tap } from '@/../tests/support/screen'
import { createWorld, type World } from '@/../tests/support/world'
import InvoicePage from './invoice'
import OrderDetailPage from './order-detail'
import RefundPage from './refund'
import ReviewPage from './review'

const ORDER = 'CA20261120DDDD'
let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const invoice = (orderType: number): InvoiceView => ({
  ...{ orderNum: ORDER, orderType, productName: '控糖', amount: 318, notInvoiced: 0, refusal: '暂不能开票' },
  ...{ stored: [], couponPrice: 0, until: '', changesLeft: 0, current: '', form: null, invoices: [] }
})
const review = (orderType: number): ReviewView => ({
  ...{ orderNum: ORDER, orderType, comboName: '控糖', comboThumbnail: '', tone: 'mint', spec: '' },
  ...{ refusal: '完成后可以评价', tags: [], userName: '陈**', comment: null }
})

async function open(name: RouteName, Page: FunctionComponent, orderType: number) {
  world = createWorld({
    calls: {
      'order.refundView': () => refundView({ orderType, refusal: '当前订单不可退款', refunds: [] }),
      'order.refundPreview': () => refundPreview(),
      'invoice.view': () => invoice(orderType),
      'review.view': () => review(orderType),
      'order.detail': () =>
        orderDetail({ orderType, kind: orderType === 3 ? 'sugarshaker' : 'health-selection' })
    }
  })
  await act(async () => {
    page = await world.open(name, Page, { orderNum: ORDER })
  })
  await idle()
}

const PAGES = [
  ['refund', RefundPage],
  ['invoice', InvoicePage],
  ['review', ReviewPage],
  ['orderDetail', OrderDetailPage]
] as const

describe.each(PAGES)('%s', (name, Page) => {
  test.each([
    ['a glucose programme', 3, '/mine/sugarorder'],
    ['goods', 20, '/mine/order']
  ])('back from an order of %s', async (_of, orderType, list) => {
    await open(name, Page, orderType)
    await tap(byLabel('返回'))
    expect(world.visited).toEqual([`replace ${list}`])
  })
})

test.each(PAGES.slice(0, 3))('%s leads on to the page that the order has', async (name, Page) => {
  await open(name, Page, 3)
  await tap(byText('查看订单'))
  expect(world.visited).toEqual([`/order/sugar-order-detial?orderNum=${ORDER}`])
})
