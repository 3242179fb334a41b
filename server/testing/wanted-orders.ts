import { RECIPIENT } from './ordering'
import type { RandomNumbers } from './random-numbers'
import { somebody, SPANS } from './random-orders'

export const CHECKUP = 'CK1003'

interface Buyer {
  /** Tells the people and addresses of one sequence from those of all others. */
  readonly no: number
  readonly giftNo: string
  readonly coupons: readonly string[]
  readonly date: string
}

/** Orders of every kind that somebody might place, each for somebody else: a call and what it is sent. */
export function wantedBy({ no, giftNo, coupons, date }: Buyer, random: RandomNumbers) {
  let people = 0
  const discounts = (fits: string | null) => ({
    ...(fits !== null && random.chance(0.4) ? { couponCode: fits } : {}),
    ...(random.chance(0.4) ? { giftCard: giftNo } : {})
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
        goods: [
          { productCode: 'HS2009', skuId: 'HS2009-3', quantity: random.upTo(2) },
          { productCode: 'HS2001', skuId: 'HS2001-2', quantity: random.upTo(2) }
        ]
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
    vaccine: () => ({
      name: 'order.completeVaccine' as const,
      input: {
        ...{
          isInvoice: 0,
          payAll: 1,
          payType: 'all',
          orgCode: 'V4201',
          originOrderNumber: '',
          productCode: 'VA1311'
        },
        ...{ regDate: date, startTimeSpan: '09:00-10:00', timeSpanId: 301, couponCode: '' },
        ...{
          medUserInfo: somebody(no * 100 + (people += 1)),
          buyCity: '广东省-深圳市',
          buyAddress: '科盛路15号'
        }
      }
    })
  }

  return () => {
    const kind = random.of([
      'checkup',
      'checkup',
      'checkup',
      'checkup',
      'checkup',
      'goods',
      'codes',
      'cart',
      'abroad',
      'vaccine'
    ] as const)
    return PLACES[kind]()
  }
}
