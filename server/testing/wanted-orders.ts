import { RECIPIENT } from './ordering'
import type { RandomNumbers } from './random-numbers'
import { somebody, SPANS } from './random-orders'

export const CHECKUP = 'CK1003'

/** Two of these are sent at a price of their own. */
const CART = [
  { productCode: 'HS2009', skuId: 'HS2009-3' },
  { productCode: 'HS2008', skuId: 'HS2008-1' },
  { productCode: 'HS2001', skuId: 'HS2001-2' },
  { productCode: 'CA3102', skuId: 'CA3102-1' }
]

interface Buyer {
  /** Tells the people and addresses of one sequence from those of all others. */
  readonly no: number
  readonly giftNo: string
  /** A card with money on it. */
  readonly balanceNo: string
  readonly coupons: readonly string[]
  readonly date: string
}

/** Orders of every kind that somebody might place, each for somebody else: a call and what it is sent. */
export function wantedBy({ no, giftNo, balanceNo, coupons, date }: Buyer, random: RandomNumbers) {
  let people = 0
  const discounts = (fits: string | null) => ({
    ...(fits !== null && random.chance(0.4) ? { couponCode: fits } : {}),
    ...(random.chance(0.4) ? { giftCard: giftNo } : {}),
    ...(random.chance(0.3) ? { balanceCard: balanceNo } : {})
  })

  /** Two of them or more. */
  const someOf = <T>(list: readonly T[]): T[] => {
    const first = random.below(list.length)
    return [...list.slice(first), ...list.slice(0, first)].slice(0, 2 + random.below(2))
  }
  const vaccine = (productCode: string, payType: 'all' | 'deposit', gender: 0 | 1 = 1) => ({
    name: 'order.completeVaccine' as const,
    input: {
      ...{
        isInvoice: 0,
        payAll: payType === 'all' ? 1 : 0,
        payType,
        orgCode: 'V4201',
        originOrderNumber: '',
        productCode
      },
      ...{ regDate: date, startTimeSpan: '09:00-10:00', timeSpanId: 301, ...discounts(null) },
      ...{
        medUserInfo: { ...somebody(no * 100 + (people += 1)), gender },
        buyCity: '广东省-深圳市'
      }
    }
  })

  const PLACES = {
    checkup: () => ({
      name: 'order.complete' as const,
      input: {
        ...{ hospitalId: 'H1001', productCode: CHECKUP, regDate: date, breakfastId: 1, customAddPackage: [] },
        ...random.of(SPANS),
        ...discounts(coupons[0] ?? null),
        medUserInfo: somebody(no * 100 + (people += 1))
      }
    }),
    goods: () => ({
      name: 'order.completeGoods' as const,
      input: {
        ...{ ...RECIPIENT, productCode: 'HS2009', skuId: 'HS2009-3', quantity: random.upTo(3) },
        ...{ receiveAddress: `${no}-${(people += 1)} 号`, ...discounts(coupons[1] ?? null) }
      }
    }),
    codes: () => ({
      name: 'order.completeCoupon' as const,
      input: {
        ...{ receiveName: '林知夏', productCode: 'CA3102', skuId: 'CA3102-1', quantity: random.upTo(2) },
        ...{
          receivePhone: `138${String((no * 10 + (people += 1)) % 100_000_000).padStart(8, '0')}`,
          ...discounts(null)
        }
      }
    }),
    cart: () => ({
      name: 'order.completeCart' as const,
      input: {
        ...{ ...RECIPIENT, receiveAddress: `${no}-${(people += 1)} 号`, ...discounts(coupons[1] ?? null) },
        goods: someOf(CART).map((one) => ({ ...one, quantity: random.upTo(2) }))
      }
    }),
    abroad: () => ({
      name: 'order.completeCustoms' as const,
      input: {
        ...{
          receiveName: '林知夏',
          receivePhone: '13800000007',
          province: '四川省',
          city: '成都市',
          area: '武侯区'
        },
        ...{
          address: `${no}-${(people += 1)} 号`,
          productCode: 'CB3402',
          skuId: 'CB3402-1',
          quantity: random.upTo(3)
        },
        ...{ buyerName: '沈未央', idCard: '990101199103070119' }
      }
    }),
    vaccine: () => vaccine('VA1311', 'all'),
    /** Three doses for a woman, of which mostly a deposit is paid first. */
    doses: () => vaccine('VA1302', random.of(['deposit', 'deposit', 'all']), 0),
    deposit: () => vaccine('VA1302', 'deposit', 0)
  }

  /** Of one kind, or of any. */
  return (place: Place = random.of(OFTEN)) => PLACES[place]()
}

export type Place = 'checkup' | 'goods' | 'codes' | 'cart' | 'abroad' | 'vaccine' | 'doses' | 'deposit'

/** Seats are what most is about. */
const OFTEN: readonly Place[] = [
  ...(['checkup', 'checkup', 'checkup', 'checkup', 'checkup'] as const),
  ...(['goods', 'codes', 'cart', 'abroad', 'vaccine', 'doses'] as const)
]
