import assert from 'node:assert/strict'
import type { Driver } from '../support/driver'
import { BRANCH, payAtOnce, submit, type Step } from './book-checkup'
import { logIn } from './log-in'
import { goOnToConfirm, toBooking, toCashier } from './steps'

const PACKAGE = '深度体检·男士款'
const SLOT = /^08:30-09:00 /

const readIn = async (user: Driver, what: RegExp): Promise<string> => {
  const found = what.exec(await user.text())?.[0]
  assert.ok(found, `${what} is not to be read`)
  return found
}

/** From the branches of the day to the cashier, without add-ons; what the slot says of its seats. */
async function order(user: Driver): Promise<string> {
  await user.tap(`${BRANCH} 下一步`)
  await user.see(SLOT)
  const seats = await readIn(user, /08:30-09:00[^:]*?(?=09:00-09:30|$)/s)
  await user.tap(SLOT)
  await user.tap('确定')
  await user.at(/^\/process\/addon/)
  await goOnToConfirm(user)
  await user.tap(/^陈予安/)
  await user.tap(/^早餐预约/)
  await user.tap(/^清淡中式/)
  await user.see(/张可用$/)
  await submit(user)
  return seats
}

const toPay = (user: Driver) => readIn(user, /微信支付 ¥[\d.]+/)

/** The order list with nothing but this order. */
async function findOrder(user: Driver, number: string): Promise<void> {
  await user.open('/mine/order')
  await user.tap('搜索订单')
  await user.type('商品名称、订单号、姓名', number)
  await user.gone('职场轻检套餐')
}

/**
 * An order that is not paid at once, in a person's words: found in the list, paid for later, cancelled with a reason, so that seat and
 * coupon are there again, bought again and paid, and what was cancelled is deleted. The same on the site and in the mini-program.
 */
export function payLater(): readonly Step[] {
  let seats = ''
  let amount = ''
  let number = ''
  return [
    [
      '01-order',
      async (user) => {
        await user.open('/mine/order')
        await logIn(user)
        await user.at(/^\/mine\/order/)
        await user.see('职场轻检套餐')
        await toBooking(user)
        seats = await order(user)
        amount = await toPay(user)
      }
    ],
    [
      '02-later',
      async (user) => {
        await user.tap(/订单详情/)
        await user.at(/^\/order\/order-detial/)
        await user.see('订单编号')
        number = await readIn(user, /CA\d{8}[0-9A-Z]+/)
        await findOrder(user, number)
        await user.see('待支付')
        await user.see(PACKAGE)
      }
    ],
    [
      '03-pay-later',
      async (user) => {
        await user.tap(`去支付 ${PACKAGE}`)
        await toCashier(user)
        assert.equal(await toPay(user), amount)
        await user.tap('返回')
        await user.tap('稍后支付')
        await user.at(/^\/mine\/order/)
        await user.see(PACKAGE)
      }
    ],
    [
      '04-why',
      async (user) => {
        await findOrder(user, number)
        await user.tap(`取消订单 ${PACKAGE}`)
        await user.see('取消后名额立即释放，已用优惠券退回账户')
        await user.tap('确认取消')
        await user.see('请选择取消原因')
      }
    ],
    [
      '05-cancelled',
      async (user) => {
        await user.tap('行程有变，不想约了')
        await user.doubleTap('确认取消')
        await user.gone('确认取消')
        await user.see('已取消')
        await user.gone(`去支付 ${PACKAGE}`)
      }
    ],
    [
      '06-again',
      async (user) => {
        await user.tap(`再次预约 ${PACKAGE}`)
        await user.at(/^\/process\/booking\/checkup\/CK1003/)
        await toBooking(user)
        assert.equal(await order(user), seats, 'the seat is there again')
        assert.equal(await toPay(user), amount, 'the coupon is there again')
        await payAtOnce(user)
      }
    ],
    [
      '07-delete',
      async (user) => {
        await findOrder(user, number)
        await user.tap(`删除订单 ${PACKAGE}`)
        await user.see(`「${PACKAGE}」删除后不可恢复，确定删除吗？`)
        await user.tap('删除')
        await user.see('没有找到相关订单')
      }
    ],
    [
      '08-rest',
      async (user) => {
        await user.tap('清除筛选')
        await user.see(PACKAGE)
        await user.see('待到检')
      }
    ]
  ]
}
