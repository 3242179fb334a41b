/** Before an order on a card is taken back it is told what comes back to the card, and what does not; and it does. */
import type { InputOf } from '@/contract/catalogue'
import { transact } from '../db/transact'
import { orderInput } from '../testing/ordering'
import { server, session, steps, testOrders } from '../testing/order-tests'
import { withdrawRights } from './commands/withdraw-rights'

testOrders({ sound: true })

const COMPANY = '7700200000000017'
const REQUIRED = [{ addPackageId: 6101, itemCodeList: ['LU001'] }]
const BY_QUOTA = [...REQUIRED, { addPackageId: 6103, itemCodeList: ['BO002', 'HE005'] }]

async function booked(changes: Partial<InputOf<'card.complete'>> = {}) {
  const input = orderInput({ productCode: 'CK1017', hospitalId: 'H2002', customAddPackage: REQUIRED })
  const { results } = await server.call(
    'card.complete',
    { ...input, cardNumber: COMPANY, ...changes },
    { session }
  )
  const { orderNum, payPrice } = results[0]!
  if (payPrice > 0) await steps.pay(session, orderNum)
  return orderNum
}
const preview = async (orderNum: string) =>
  (await server.call('order.refundPreview', { orderNum }, { session })).results
const left = async () => {
  const { rights, quota } = (await server.call('card.detail', { x: COMPANY }, { session })).results
  return [rights[0]!.left, quota?.left]
}
/** What was told is taken. */
async function takeBack(orderNum: string) {
  const { amount } = await preview(orderNum)
  const key = { session, idempotencyKey: `back-told-${orderNum}` }
  expect((await server.call('order.refund', { orderNum, amount, reasonId: 5 }, key)).code).toBe(1)
}

test('of one that the card paid whole: its use comes back, and of money nothing is said', async () => {
  const before = await left()
  const orderNum = await booked()
  expect(await preview(orderNum)).toMatchObject({
    amount: 0,
    ways: [],
    how: ['卡里的这份还回卡里，可以再用']
  })
  await takeBack(orderNum)
  expect(await left()).toEqual(before)
})

test('with quota and money: each by its way', async () => {
  const before = await left()
  const orderNum = await booked({ customAddPackage: BY_QUOTA })
  const { amount, how } = await preview(orderNum)
  expect(amount).toBeGreaterThan(0)
  expect(how).toEqual([`实付 ¥${amount.toFixed(2)}，全部退回`, '卡里的这份和 ¥200.00 额度还回卡里，可以再用'])
  await takeBack(orderNum)
  expect(await left()).toEqual(before)
})

test('an entitlement that the company has taken back meanwhile does not come back', async () => {
  const orderNum = await booked({ customAddPackage: BY_QUOTA })
  await transact(server.database.db, (tx) =>
    withdrawRights(tx, { employerId: 'E1001', workNo: 'YQ-20418', name: '年度套餐' }, server.clock.now())
  )
  expect((await preview(orderNum)).how.slice(1)).toEqual([
    '卡里的 ¥200.00 额度还回卡里，可以再用',
    '卡里的这份已到期或被单位收回，不再还'
  ])
})

test('of an order without a card nothing is said of cards', async () => {
  const { orderNum } = await steps.placed(session)
  await steps.pay(session, orderNum)
  expect((await preview(orderNum)).how).toEqual(['实付 ¥1080.00，全部退回'])
})
