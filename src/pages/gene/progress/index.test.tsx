import { act } from 'react'
import KitProgressPage from './index'
import { orderDetail } from '@/../tests/support/order'
import { setWorld, shown, world } from '@/../tests/support/confirm-page'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byText, settle, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls } from '@/../tests/support/world'

let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(params: Record<string, string>, calls: FakeCalls = {}, guest = false) {
  setWorld(createWorld({ calls, ...(guest ? { session: null } : {}) }))
  await act(async () => {
    page = await world.open('southgeneOrderDetail', KitProgressPage, params)
  })
  await settle()
}

test('R2.53 a kit is followed from the parcel to the report', async () => {
  await open(
    { orderNum: 'CA07' },
    {
      'order.detail': () =>
        orderDetail({
          orderNum: 'CA07',
          kind: 'gene-home',
          orderType: 7,
          comboName: '叶酸代谢能力基因检测',
          spec: '采样盒',
          timeline: [
            { title: '支付成功', text: '', time: '2026-05-20 09:14', state: 'done' },
            { title: '待发货', text: '正在准备采样盒', time: '', state: 'now', picture: 'parcel' },
            { title: '检测中', text: '', time: '', state: 'next', picture: 'lab' }
          ]
        })
    }
  )
  for (const text of [
    '待发货',
    '正在准备采样盒',
    '检测中',
    '叶酸代谢能力基因检测',
    '采样盒',
    '报告发布后按规定销毁'
  ])
    expect(shown()).toContain(text)
  // Of the steps of the kit alone.
  expect(all('img, image').map((picture) => picture.getAttribute('src')?.replace(/^.*\/tile\//, ''))).toEqual(
    ['parcel.svg', 'lab.svg']
  )
  await tap(byText('查看订单'))
  expect(world.visited).toEqual(['/order/order-detial/CA07'])
})

test('R2.53 what is sampled at a branch names the branch and who is tested', async () => {
  await open(
    { orderNum: 'CA06' },
    {
      'order.detail': () =>
        orderDetail({
          orderNum: 'CA06',
          kind: 'gene',
          orderType: 6,
          comboName: '心血管用药基因检测（到检采血）',
          hospitalName: '澄安·上海陆家嘴分院',
          timeline: [
            { title: '已采样', text: '', time: '', state: 'done' },
            { title: '检测中', text: '到检后 10 个工作日', time: '', state: 'now' }
          ]
        })
    }
  )
  for (const text of ['采样分院澄安·上海陆家嘴分院', '受检人陈**', '再到分院采一次', '检测中'])
    expect(shown()).toContain(text)
  expect(shown()).not.toContain('补寄采样盒')
})

test('R2.53 without an order there is a way to the orders, and a guest logs in first', async () => {
  await open({})
  await tap(byText('查看我的订单'))
  expect(world.visited).toEqual(['/mine/order'])
  page?.leave()
  await open({ orderNum: 'CA07' }, {}, true)
  expect(world.visited.at(0)).toContain(
    `/mine/authorize?url=${encodeURIComponent('/order/southgene-order-detial?orderNum=CA07')}`
  )
})
