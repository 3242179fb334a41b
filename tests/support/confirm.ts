import type { Contact } from '@/contract/auth/dto/auth'
import type { RealTimePrice } from '@/contract/booking/dto/quote'
import type { Coupon, CouponList } from '@/contract/coupon/dto'
import type { OrderResult } from '@/contract/order/dto/place-order'
import type { DraftParts } from '@/domain/draft/parts'
import { toBookingInfo } from '@/services/booking/booking'
import { family, friend } from '../recorded/account'
import { checkupTimes } from '../recorded/booking'
import {
  breakfasts,
  checkupCoupons,
  checkupGifts,
  checkupQuote,
  couponSum,
  paperless
} from '../recorded/confirm'
import { placedCheckup } from '../recorded/orders'
import { bookingAnswer, heldSlot } from './booking'
import { choice, days, KEY, product, startDraft, visit } from './draft'
import { NOW, type FakeCalls, type World } from './world'

/** The golden order: CK1003 at H1001 on 2026-11-24, two add-ons and an exchange item. */
export const choose = (world: World, change: Partial<DraftParts> = {}): void =>
  startDraft(world, {
    product: product(),
    days: days(),
    visit: visit({ hold: { id: 'h1', expiresAt: NOW + 600_000, extensionsLeft: 0 } }),
    choice: choice({
      addons: [
        { packageId: 6202, itemCodes: ['TH003'] },
        { packageId: 6208, itemCodes: ['BO002'] }
      ],
      exchangeId: 8101
    }),
    questionnaire: { id: 'q1', awaited: false },
    ...change
  })

const [owner] = family
const [checkupPrice] = checkupQuote
const [placedOrder] = placedCheckup
if (!owner || !checkupPrice || !placedOrder) throw new Error('no order was recorded')

export const contact = (change: Partial<Contact> = {}): Contact => ({ ...owner, ...change })

/** The account's family, and a man of the owner's age. */
export const people: Contact[] = [...family, friend]

export const quoted = (change: Partial<RealTimePrice> = {}): RealTimePrice => ({ ...checkupPrice, ...change })

/** The coupon of this code, as the golden order gets it. */
export function couponRow(couponCode: string, change: Partial<Coupon> = {}): Coupon {
  const row = checkupCoupons.list.find((one) => one.couponCode === couponCode)
  if (!row) throw new Error(`no coupon ${couponCode} was recorded`)
  return { ...row, ...change }
}

/** Coupons as the golden order gets them. */
export const wallet = (change: Partial<CouponList> = {}): CouponList => ({ ...checkupCoupons, ...change })

export const orderResult = (change: Partial<OrderResult> = {}): OrderResult => ({ ...placedOrder, ...change })

/** A branch with a single breakfast, so that nothing needs choosing. */
export const oneBreakfast: FakeCalls = {
  'confirm.breakfasts': () => breakfasts.filter(({ id }) => id === 3)
}

/** Every call of the confirm screen as it goes when nothing goes wrong. */
export const confirmCalls = (): FakeCalls => ({
  'contacts.list': () => people,
  'addon.quote': () => [quoted()],
  'gift.list': () => [],
  'confirm.breakfasts': () => breakfasts,
  'confirm.gifts': () => checkupGifts,
  'confirm.paperless': () => paperless,
  'coupon.list': () => wallet(),
  'coupon.amount': () => couponSum,
  'booking.timespans': () => checkupTimes,
  'hold.take': ({ slotId }) => heldSlot({ holdId: `h${slotId}`, slotId: Number(slotId) }),
  'hold.release': () => ({}),
  'order.complete': () => [orderResult()],
  'order.count': () => ({})
})

/** The booking list in memory, as after coming through the booking screen. */
export const remember = (world: World): void => {
  const [info] = bookingAnswer()
  if (info) world.root.process.setInfo(KEY, toBookingInfo(info))
}
