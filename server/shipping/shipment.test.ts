import type { HandedOver } from '../ordering/fulfilment/handed-over'
import { courierCode } from './couriers'
import { shipmentOf, type PaidGoods } from './shipment'

const NOW = new Date('2026-05-20T10:00:00+08:00')
const order = (handed: Partial<HandedOver>, name = '套餐'): PaidGoods['orders'][number] => ({
  name,
  phone: '13800000007',
  handed: { all: true, atBranch: false, parcels: [], ...handed }
})
const told = (...orders: PaidGoods['orders'][number][]) =>
  shipmentOf({ merchantOrder: 'PT1', openid: 'o1', mchId: '1900000109', orders }, NOW)
const parcel = (parcelNo: string, courier = '顺丰速运') => ({ courier, parcelNo })

test('a payment is named by the shop’s own number of it, with who paid and when', () => {
  expect(told(order({ atBranch: true }))).toMatchObject({
    order_key: { order_number_type: 1, mchid: '1900000109', out_trade_no: 'PT1' },
    upload_time: '2026-05-20T10:00:00.000+08:00',
    payer: { openid: 'o1' }
  })
})

test.each<[string, PaidGoods['orders'], number, number, unknown]>([
  ['a visit is had at a branch', [order({ atBranch: true })], 4, 1, [{ item_desc: '套餐' }]],
  ['what needs no way', [order({})], 3, 1, [{ item_desc: '套餐' }]],
  [
    'a parcel, with the receiver’s number masked',
    [order({ parcels: [parcel('SF1')] })],
    1,
    1,
    [
      {
        tracking_no: 'SF1',
        express_company: 'SF',
        item_desc: '套餐',
        contact: { receiver_contact: '138****0007' }
      }
    ]
  ],
  [
    'two parcels are told one by one',
    [order({ parcels: [parcel('SF1'), parcel('ZT2', '中通快递')] })],
    1,
    2,
    expect.objectContaining({ length: 2 })
  ],
  [
    'a courier that WeChat does not know',
    [order({ parcels: [parcel('X1', '同城跑腿')] })],
    3,
    1,
    [{ item_desc: '套餐' }]
  ],
  [
    'several orders under one payment',
    [order({ atBranch: true }, '体检'), order({}, '服务')],
    4,
    1,
    [{ item_desc: '体检、服务' }]
  ]
])('%s', (_about, orders, way, mode, list) => {
  expect(told(...orders)).toMatchObject({ logistics_type: way, delivery_mode: mode, shipping_list: list })
})

test.each([
  ['顺丰速运', 'SF'],
  ['ems', 'EMS'],
  ['中通快递', 'ZTO'],
  ['某某', null]
])('%s is %s', (name, code) => expect(courierCode(name)).toBe(code))
