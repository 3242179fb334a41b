import type { Driver } from '../support/driver'
import { AGREE, BRANCH, visitDay } from './book-checkup'

/** Scenes that order do so for another day each, so that none is the same order as one before it. */
const FIRST_DAY = 2
let nextDay = FIRST_DAY

/** A file of journeys begins with the usual day, whatever ran before it in the same process. */
export function moveToFirstDay(): void {
  nextDay = FIRST_DAY
}

/** A Sunday stands for the Monday after it, so the day after a Sunday is no other day. */
export function moveToAnotherDay(): void {
  const now = new Date()
  const used = visitDay(now, nextDay).short
  do nextDay += 1
  while (visitDay(now, nextDay).short === used)
}

/** What the add-on page says of its price once there is one; before that a tap on an add-on changes nothing. */
export const PRICED = /^[\d.]+元$/

/** The day that the next order of a scene is for. */
export const dayOfVisit = () => visitDay(new Date(), nextDay)

/** Deep link to the branches of the checkup; the scene's day and branch are ready to go on with. */
export async function toBooking(user: Driver): Promise<void> {
  await user.open('/process/booking/checkup/CK1003')
  await user.see(BRANCH)
  await user.tap(dayOfVisit().label)
  await user.see(`${BRANCH} 下一步`)
}

/** Ticks the box of the confirm screen that an order needs: it begins empty, also after a reload. */
export const agree = (user: Driver) => user.tap(AGREE)

/** From the branches: a span of the day is held. */
export async function holdSlot(user: Driver, slot = /^08:00-08:30 /): Promise<void> {
  await user.tap(`${BRANCH} 下一步`)
  await user.tap(slot)
  await user.tap('确定')
  await user.at(/^\/process\/addon/)
  await user.see(/^共2\d项$/)
  await user.see(PRICED)
}

export async function toAddons(user: Driver): Promise<void> {
  await toBooking(user)
  await holdSlot(user)
}

/** From the add-ons, with what is chosen there. */
export async function goOnToConfirm(user: Driver): Promise<void> {
  await user.tap(/^(确认加项|不加项，下一步)$/)
  await user.at(/^\/process\/confirm/)
  await user.see(/张可用$|无可用/)
}

/** With person and breakfast chosen: one tap from an order. */
export async function toConfirm(user: Driver): Promise<void> {
  await toAddons(user)
  await user.tap(/^(确认加项|不加项，下一步)$/)
  await user.at(/^\/process\/confirm/)
  await user.tap(/^陈予安/)
  await user.tap(/^早餐预约/)
  await user.tap(/^清淡中式/)
  await user.see(/张可用$|无可用/)
  await agree(user)
}

/** From the confirm screen to the cashier. A journey before may have paid for a visit on the same day: another one is what is meant. */
export async function submit(user: Driver): Promise<void> {
  await user.tap('提交订单')
  await user.see(/支付剩余时间|当天已有预约/)
  if (await user.shows('当天已有预约')) await user.tap('继续预约')
  await toCashier(user)
}

export async function toCashier(user: Driver): Promise<void> {
  await user.at(/^\/process\/go-pay/)
  await user.see('支付剩余时间')
}
