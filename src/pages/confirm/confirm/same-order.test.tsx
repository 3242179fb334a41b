import {
  control,
  field,
  leave,
  made,
  openReady,
  sheet,
  shown,
  submit,
  world
} from '@/../tests/support/confirm-page'
import { refuseOnce } from '@/../tests/support/confirm-order'
import { byLabel, idle, tap } from '@/../tests/support/screen'
import { ErrorCode } from '@/contract/errors'
// The part that the page fetches is at hand.
import '../shell/same-order-sheet'

afterEach(leave)

const beside = { orderNum: 'CA202611180007', orderType: 1, payPrice: 1080, paid: true }
const TEXT = '陈予安在该分院当天已有一笔已支付的预约（订单号 CA202611180007），是否继续预约？'

async function openBeside() {
  await openReady(refuseOnce(ErrorCode.duplicateOrder, [beside]))
  await submit()
  await idle()
}

test('a paid visit of the same person, branch and day is told once; 继续预约 orders', async () => {
  await openBeside()
  expect(sheet()?.textContent).toContain(TEXT)
  expect(sheet()?.textContent).not.toContain('待支付')
  await tap(control('继续预约'))
  await idle()
  expect(made('order.complete')).toMatchObject([{ besideOrder: '' }, { besideOrder: beside.orderNum }])
  expect(world.visited).toEqual(['replace /process/go-pay?orderNo=CA20261120AAAA&orderType=1'])
})

test('查看订单 opens the paid one', async () => {
  await openBeside()
  await tap(control('查看订单'))
  expect(world.visited).toEqual(['/order/order-detial/CA202611180007'])
})

test('closing it orders nothing and loses nothing', async () => {
  await openBeside()
  await tap(byLabel('关闭'))
  await idle()
  expect(made('order.complete')).toHaveLength(1)
  expect(field('name')?.querySelector('input')?.value).toBe('陈予安')
  expect(shown()).toContain('提交订单')
  expect(world.visited).toEqual([])
})
