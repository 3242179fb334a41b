import { BRANCH, payAtOnce } from '../book-checkup'
import { agree, dayOfVisit, moveToAnotherDay, PRICED, submit } from '../steps'
import type { Driver } from '../../support/driver'

/** The words of the button while the price is that of a sale, and else. */
const BUY = /^(立即预约|马上抢购)/

/**
 * From the page of a checkup to its paid order, for the demo's own person.
 * @param price as confirm and cashier say it
 * @param told by the page after the payment
 */
export async function bookAndPay(user: Driver, price: string, told?: string): Promise<void> {
  await user.at(/^\/selling\/checkup\//)
  await user.see(BUY)
  await user.tap(BUY)
  await user.at(/^\/process\/booking\//)
  await user.see(BRANCH)
  await user.tap(dayOfVisit().label)
  await user.tap(`${BRANCH} 下一步`)
  await user.tap(/^08:00-08:30 /)
  await user.tap('确定')
  await user.at(/^\/process\/addon\//)
  await user.see(/^共\d+项$/)
  await user.see(PRICED)
  // What the company of the demo's person wants to be chosen, and pays.
  if (await user.shows('请选择1项')) await user.tap('选择胸部DR正位')
  await user.tap(/^(确认加项|不加项，下一步)$/)
  await user.at(/^\/process\/confirm\//)
  await user.tap(/^陈予安/)
  await user.tap(/^早餐预约/)
  await user.tap(/^清淡中式/)
  await user.see(price)
  await agree(user)
  // A coupon may take more off at the cashier.
  await submit(user)
  await payAtOnce(user, told)
  moveToAnotherDay()
}
