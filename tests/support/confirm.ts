import type { Contact } from '@/contract/auth/dto/auth'
import type { RealTimePrice } from '@/contract/booking/dto/quote'
import type { Coupon, CouponList } from '@/contract/coupon/dto'
import type { OrderResult } from '@/contract/order/dto/place-order'
import type { DraftParts } from '@/domain/draft/parts'
import { toBookingInfo } from '@/services/booking/booking'
import { bookingAnswer, heldSlot, timeSlot } from './booking'
import { choice, days, KEY, product, startDraft, visit } from './draft'
import { NOW, type FakeCalls, type World } from './world'
import { SHOWN } from './shown'

/** The golden order: CK1003 at H1001 on 2026-11-24, three add-ons and an exchange item. */
export const choose = (world: World, change: Partial<DraftParts> = {}): void =>
  startDraft(world, {
    product: product(),
    days: days(),
    visit: visit({ hold: { id: 'h1', expiresAt: NOW + 600_000, extensionsLeft: 0 } }),
    choice: choice({
      addons: [
        { packageId: 6213, itemCodes: ['DI005'] },
        { packageId: 6202, itemCodes: ['TH003', 'TH002'] }
      ],
      exchangeId: 8101
    }),
    questionnaire: { id: 'q1', awaited: false },
    ...change
  })

export const contact = (change: Partial<Contact> = {}): Contact => ({
  contacts_id: 'c001',
  user_id: 'u1001',
  name: '陈予安',
  realName: '陈予安',
  mobile: '10000000001',
  gender: 1,
  sex: 1,
  id_type: 1,
  id_number: '99010119880314011X',
  birthday: '19880314',
  relation: '本人',
  marry: 1,
  province_name: '北京市',
  city_name: '北京市',
  county_name: '朝阳区',
  addressDetails: '',
  ...change
})

export const people: Contact[] = [
  contact(),
  contact({
    contacts_id: 'c003',
    name: '陈国栋',
    relation: '父亲',
    id_number: '990101195611090310',
    birthday: '19561109'
  }),
  contact({
    contacts_id: 'c002',
    name: '林知夏',
    relation: '配偶',
    gender: 0,
    sex: 0,
    id_number: '990101199007220228',
    birthday: '19900722'
  }),
  contact({
    contacts_id: 'c005',
    name: '赵远',
    mobile: '10000000005',
    relation: '朋友',
    id_number: '990101199001010211',
    birthday: '19900101',
    marry: null
  })
]

export const quoted = (change: Partial<RealTimePrice> = {}): RealTimePrice => ({
  userPayPrice: 1593,
  basePrice: 1080,
  addonPrice: 414,
  enterprisePayPrice: 0,
  quotaUsed: 0,
  exchangePrice: 99,
  allItemNumber: 24,
  customAddItemList: [],
  specialItem: [],
  addItemRemark: '',
  addItemActivityConfigDTOS: [],
  lines: [
    { kind: 'base', label: '套餐', note: '深度体检·男士款', amount: 1080 },
    { kind: 'addon', label: '加项', note: '3项', amount: 414 },
    { kind: 'exchange', label: '换购', note: '电子血压计', amount: 99 }
  ],
  priceVersion: 'v1',
  ...change
})

export const couponRow = (couponCode: string, change: Partial<Coupon> = {}): Coupon => ({
  couponCode,
  name: couponCode,
  couponType: 1,
  couponBatchType: 1,
  discountedPrice: 0,
  discounted: 0,
  maxDiscount: 0,
  minAmount: 0,
  expiresAt: NOW + 15 * 86_400_000,
  scope: '仅限体检',
  status: 'unused',
  usable: true,
  reason: '',
  checked: false,
  ...change
})

export const wallet = (change: Partial<CouponList> = {}): CouponList => ({
  list: [
    couponRow('CP85', {
      name: '体检8.5折（最高减200）',
      couponType: 2,
      discounted: 8.5,
      maxDiscount: 200,
      minAmount: 500,
      scope: '体检、睿评'
    }),
    couponRow('CP60', { name: '新人满299减60', discountedPrice: 60, minAmount: 299 }),
    couponRow('PL50', { name: '平台红包50元', couponBatchType: 0, discountedPrice: 50, minAmount: 200 }),
    couponRow('CH30', {
      name: '渠道券30元',
      couponBatchType: 2,
      discountedPrice: 30,
      usable: false,
      reason: '仅限小程序'
    })
  ],
  best: ['CP85'],
  bestDiscount: 200,
  baseAmount: 1494,
  payAmount: 1593,
  serverTime: NOW,
  ...change
})

export const orderResult = (change: Partial<OrderResult> = {}): OrderResult => ({
  orderNum: 'CA202611200009',
  payOrderNum: 'P202611200009',
  orderType: 1,
  orderPayPrice: 1393,
  payPrice: 1393,
  userPayPrice: 1393,
  appointmentDate: '2026-11-24',
  hospAddress: '北京市朝阳区阜荣街南侧云桥大厦B座3层',
  appointmentUser: SHOWN.name,
  appointmentTel: SHOWN.mobile,
  orderCreateDate: '2026-11-20 09:00:00',
  ...change
})

/** Every call of the confirm screen as it goes when nothing goes wrong. */
export const confirmCalls = (): FakeCalls => ({
  'contacts.list': () => people,
  'addon.quote': () => [quoted()],
  'gift.list': () => [],
  'confirm.breakfasts': () => [
    { id: 1, breakfastName: '清淡中式', breakFastDescription: '小米粥、花卷、水煮蛋' },
    { id: 3, breakfastName: '控糖杂粮', breakFastDescription: '蒸玉米红薯、无糖酸奶' }
  ],
  'confirm.gifts': () => [
    {
      productCode: 'G1',
      productName: '体检收纳袋',
      productImage: '/seed-img/goods/HS2010.svg#sand',
      productPrice: 29,
      itemNum: 2,
      productCategory: 20
    }
  ],
  'confirm.paperless': () => [
    {
      paperReport: 1,
      addPublicItemInfo: {
        packageId: -1,
        itemCode: 'PR001',
        addItemName: '捐赠1元公益',
        describe: '以你的名义捐出1元',
        operType: 0
      },
      addItemInfo: {
        packageId: -2,
        itemCode: 'PR002',
        addItemName: '健康书签一枚',
        describe: '到院领取',
        operType: 0
      }
    }
  ],
  'coupon.list': () => wallet(),
  'coupon.amount': () => [{ coupon: 200, couponNums: 3 }],
  'booking.timespans': () => [timeSlot(12, '08:00-08:30', 0), timeSlot(13, '08:30-09:00', 9)],
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
