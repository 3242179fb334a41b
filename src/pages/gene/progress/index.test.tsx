import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import KitProgressPage from './index'
import { orderDetail } from '@/../tests/support/order'
import { setWorld, shown, toast, world } from '@/../tests/support/confirm-page'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byText, idle, tap, tapRefused } from '@/../tests/support/screen'
import { createWorld, type FakeCalls } from '@/../tests/support/world'

let page: MountedPage | null = null
const typeInto = async (id: string, text: string) => {
  await page?.type(`#${id} .input`, text)
  await idle()
}
const errorBeside = (id: string) => document.getElementById(`${id}-error`)?.textContent
afterEach(() => {
  page?.leave()
  page = null
})

async function open(params: Record<string, string>, calls: FakeCalls = {}, guest = false) {
  setWorld(createWorld({ calls, ...(guest ? { session: null } : {}) }))
  await act(async () => {
    page = await world.open('southgeneOrderDetail', KitProgressPage, params)
  })
  await idle()
}

test('R2.53 R7.109 a kit is followed from the parcel to the report', async () => {
  await open(
    { orderNum: 'CA07' },
    {
      'order.geneDetail': () =>
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
  expect(world.made1('order.geneDetail')).toEqual({ id: 'CA07' })
  // Of the steps of the kit alone.
  expect(all('img, image').map((picture) => picture.getAttribute('src')?.replace(/^.*\/tile\//, ''))).toEqual(
    ['parcel.svg', 'lab.svg']
  )
  await tap(byText('查看订单'))
  expect(world.visited).toEqual(['/order/order-detial/CA07'])
})

const kit = (change: object = {}) => ({
  codes: ['GH7002A1'],
  kits: 1,
  guide: [{ title: '空口 30 分钟', text: '采样前不吃喝', picture: '' }],
  box: [],
  reportDays: 10,
  sendTo: { name: '样本接收处', address: '航空港物流大道 18 号' },
  back: null,
  adviseBy: '2026-06-03',
  canBind: false,
  canSend: true,
  ...change
})
const kitOrder = (change: object) =>
  orderDetail({ orderNum: 'CA07', kind: 'gene-home', orderType: 7, spec: '采样盒', kit: kit(change) })

test('R9.3 the number on the kit is typed once it is sent, and a wrong one is told beside its field', async () => {
  await open(
    { orderNum: 'CA07' },
    {
      'order.geneDetail': () => kitOrder({ codes: [], canBind: true, canSend: false }),
      'kit.bind': () => ({})
    }
  )
  await tapRefused(byText('登记编号'), toast, '请填写采样盒上的编号，6 到 20 位字母和数字')
  expect(errorBeside('kit-code')).toBe('请填写采样盒上的编号，6 到 20 位字母和数字')
  await typeInto('kit-code', 'gh 7002a1')
  await tap(byText('登记编号'))
  await idle()
  expect(world.made1('kit.bind')).toEqual({ orderNum: 'CA07', kitCode: 'GH7002A1' })
  expect(shown()).not.toContain('快递单号')
})

test.each([
  ['told where the shop names one', { name: '样本接收处', address: '航空港物流大道 18 号' }, true],
  ['not spoken of where it names none', null, false]
])('the laboratory that a sample goes to is %s', async (_name, sendTo, told) => {
  await open({ orderNum: 'CA07' }, { 'order.geneDetail': () => kitOrder({ sendTo, canSend: false }) })
  expect(shown().includes('寄到')).toBe(told)
})

test('how it is sampled and by when it is best sent; the parcel is told, and kept when it is refused', async () => {
  let refused = true
  await open(
    { orderNum: 'CA07' },
    {
      'order.geneDetail': () => kitOrder({}),
      'order.couriers': () => [{ code: 'SF', name: '顺丰速运' }],
      'kit.send': () => {
        if (refused) throw new CallError(ErrorCode.business, '实验室已收到样本，运单号不能再改')
        return {}
      }
    }
  )
  for (const text of [
    'GH7002A1',
    '空口 30 分钟',
    '样本接收处 航空港物流大道 18 号',
    '6月3日 周三',
    '晚了也不收费'
  ])
    expect(shown()).toContain(text)
  await tap(byText('已寄出，登记单号'))
  expect(errorBeside('kit-parcel')).toBe('请填写 8 到 20 位的运单号')
  await typeInto('kit-parcel', 'sf2042 0001')
  await tap(byText('顺丰速运'))
  await tap(byText('已寄出，登记单号'))
  await idle()
  expect(world.made1('kit.send')).toEqual({ orderNum: 'CA07', companyCode: 'SF', parcelNo: 'SF20420001' })
  refused = false
  await tap(byText('已寄出，登记单号'))
  await idle()
  expect(world.made.filter(({ name }) => name === 'kit.send')).toHaveLength(2)
})

test('R2.53 once the laboratory has the sample nothing is to be taken or sent any more', async () => {
  const back = { companyCode: 'SF', courier: '顺丰速运', parcelNo: 'SF20420001', sentAt: '', receivedAt: '' }
  const inLaboratory = (change: object) =>
    open(
      { orderNum: 'CA07' },
      {
        'order.geneDetail': () => kitOrder({ guide: [], adviseBy: '', canSend: false, ...change }),
        'order.couriers': () => []
      }
    )
  await inLaboratory({})
  for (const text of ['采样三步', '寄回实验室', '收到后建议']) expect(shown()).not.toContain(text)
  page?.leave()
  await inLaboratory({ back })
  expect(shown()).toContain('回寄快递顺丰速运 SF20420001')
  for (const text of ['采样三步', '收到后建议']) expect(shown()).not.toContain(text)
})

test('R2.53 what is sampled at a branch names the branch and who is tested', async () => {
  await open(
    { orderNum: 'CA06' },
    {
      'order.geneDetail': () =>
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
