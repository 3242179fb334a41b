import { act } from 'react'
import { CallError } from '@/contract/errors'
import CertificatePage from './index'
import { made, setWorld, shown, toast, world } from '@/../tests/support/confirm-page'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byText, idle, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls } from '@/../tests/support/world'

let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const declaration = (state: 'early' | 'waiting' | 'declared' | 'released' | 'over') => ({
  orderNum: 'CA34',
  comboName: '胶原蛋白肽饮 30支',
  state,
  buyerName: '陈**',
  idNumber: '990***********011X',
  dutiable: 2400,
  tax: 218.4,
  declaredAt: state === 'waiting' ? '' : '2026-05-20 10:00',
  declareBefore: null,
  yearUsed: 2400,
  yearLimit: 26000
})

async function open(params: Record<string, string>, calls: FakeCalls = {}, guest = false) {
  setWorld(createWorld({ calls, ...(guest ? { session: null } : {}) }))
  await act(async () => {
    page = await world.open('crossBorderCertificateDetail', CertificatePage, params)
  })
  await idle()
}

test('R2.41 R9.31 R9.32 R9.33 whoever opens it reads the limits, and that there is no return without a reason', async () => {
  await open({}, {}, true)
  for (const text of [
    '同一商品每单最多 30 件',
    '单笔交易不超过 ¥5000.00，按商品加运费和保险费计算，不含税',
    '每人每年不超过 ¥26000.00',
    '不支持 7 天无理由退货'
  ])
    expect(shown()).toContain(text)
  expect(world.made).toEqual([])
})

test('R7.122 an order is declared with a button, and says so', async () => {
  await open(
    { orderNum: 'CA34' },
    {
      'customs.declaration': () => declaration('waiting'),
      'customs.declare': () => declaration('declared')
    }
  )
  for (const text of ['待申报', '陈**', '990***********011X', '¥2400.00', '¥218.40'])
    expect(shown()).toContain(text)
  await tap(byText('申请清关'))
  expect(made('customs.declare')).toEqual([{ orderNum: 'CA34' }])
  expect(toast()).toBe('已提交清关申报')
  expect(shown()).toContain('清关中')
  expect(byText('申请清关')).toBeUndefined()
  await tap(byText('查看订单'))
  expect(world.visited).toEqual(['/order/order-detial/CA34'])
})

test.each([
  ['early', '待支付'],
  ['released', '已放行'],
  ['over', '无需申报']
] as const)('there is nothing to press when it is %s', async (state, text) => {
  await open({ orderNum: 'CA34' }, { 'customs.declaration': () => declaration(state) })
  expect(shown()).toContain(text)
  expect(byText('申请清关')).toBeUndefined()
})

test('a refused application says why and shows how things stand', async () => {
  await open(
    { orderNum: 'CA34' },
    {
      'customs.declaration': () => declaration('waiting'),
      'customs.declare': () => {
        throw new CallError(0, '订单支付成功后才能申请清关，已取消的订单无需申请')
      }
    }
  )
  await tap(byText('申请清关'))
  await idle()
  expect(toast()).toBe('订单支付成功后才能申请清关，已取消的订单无需申请')
  expect(made('customs.declaration')).toHaveLength(2)
})

test('a guest is led to the login and back', async () => {
  await open({ orderNum: 'CA34' }, {}, true)
  await tap(byText('登录后查看'))
  expect(world.visited).toEqual(['/mine/authorize?url=%2Fcross-border-certificate-detail%3ForderNum%3DCA34'])
})
