/** A channel without a provider at the server is not offered. */
import { act } from 'react'
import type { MountedPage } from '@/../tests/support/mount-page'
import { unpaidDetail } from '@/../tests/support/order'
import { all, byText, idle } from '@/../tests/support/screen'
import { createWorld } from '@/../tests/support/world'
import GoPayPage from './index'

let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(payChannels: string[] | undefined): Promise<void> {
  const world = createWorld({ calls: { 'order.detail': () => unpaidDetail({ payChannels }) } })
  await act(async () => {
    page = await world.open('goPay', GoPayPage, { orderNo: 'CA20261120AAAA', orderType: '1' })
  })
  await idle()
}

test.each([
  [
    'one that the shop takes no money by is not offered',
    ['alipay', 'wechat-mini'],
    ['支付宝'],
    '支付宝 ¥1305.00'
  ],
  ['where it takes none of this host’s it says so', ['wechat-mini'], [], '当前环境暂不支持在线支付'],
  [
    'a server that does not say takes all',
    undefined,
    ['微信支付', '支付宝', '银行卡支付'],
    '微信支付 ¥1305.00'
  ]
])('of the channels of this host %s', async (_about, payChannels, offered, button) => {
  await open(payChannels)
  const names = all('[role="radio"]').map(({ textContent }) => textContent ?? '')
  expect(names).toHaveLength(offered.length)
  offered.forEach((name, index) => expect(names[index]).toContain(name))
  expect(byText(button)).toBeDefined()
})
