/** What the seeded server answered: written by tests/recorded.test.ts, never by hand. */
import type { ResultsOf } from '@/contract/catalogue'

/** Before it. */
export const visitBack: ResultsOf<'order.refundView'> = {
  comboName: '深度体检·男士款',
  comboThumbnail: '/seed-img/pkg/CK1003.svg',
  items: [],
  itemsDone: 0,
  lines: [],
  note: '陈** · 11月24日 周二 08:00-08:30 · 澄安体检中心（北京望京分院）',
  orderNum: 'CA20261120AAAA',
  orderType: 1,
  paidPrice: 1305,
  reasons: [
    { id: 1, reason: '行程有变，不想约了' },
    { id: 2, reason: '选错了项目' },
    { id: 3, reason: '日期、时段或分院选错了' },
    { id: 4, reason: '个人信息填写有误' },
    { id: 5, reason: '价格不合适' },
    { id: 6, reason: '其他原因' }
  ],
  refundType: 1,
  refunds: [],
  refusal: '',
  tone: 'sky'
}

/** It was had before. */
export const refusedBack: ResultsOf<'order.refundView'> = {
  comboName: '长辈安心套餐·男',
  comboThumbnail: '/seed-img/pkg/CK1006.svg',
  items: [],
  itemsDone: 0,
  lines: [],
  note: '陈** · 11月16日 周一 08:00-08:30 · 澄安体检中心（北京望京分院）',
  orderNum: 'CA202611200003',
  orderType: 1,
  paidPrice: 1680,
  reasons: [
    { id: 1, reason: '行程有变，不想约了' },
    { id: 2, reason: '选错了项目' },
    { id: 3, reason: '日期、时段或分院选错了' },
    { id: 4, reason: '个人信息填写有误' },
    { id: 5, reason: '价格不合适' },
    { id: 6, reason: '其他原因' }
  ],
  refundType: 1,
  refunds: [],
  refusal: '当前订单不可退款',
  tone: 'apricot'
}

/** All of it. */
export const visitWholeBack: ResultsOf<'order.refundPreview'> = {
  amount: 1305,
  coupons: { back: 'now', names: ['体检8.5折（最高减200）'] },
  how: ['实付 ¥1305.00，全部退回'],
  orderNum: 'CA20261120AAAA',
  parts: [
    { amount: 926.37, itemCode: '', lineId: 'CA20261120AAAA-01', name: '深度体检·男士款', quantity: 1 },
    { amount: 169.84, itemCode: '', lineId: 'CA20261120AAAA-02', name: '甲状腺包', quantity: 1 },
    { amount: 109.79, itemCode: '', lineId: 'CA20261120AAAA-03', name: '营养与过敏', quantity: 1 },
    { amount: 99, itemCode: '', lineId: 'CA20261120AAAA-04', name: '电子血压计', quantity: 1 }
  ],
  storedAgain: [],
  ways: [{ amount: 1305, name: '微信支付' }],
  whole: true
}

/** Two items were not done. */
export const skippedBack: ResultsOf<'order.refundView'> = {
  comboName: '深度体检·男士款',
  comboThumbnail: '/seed-img/pkg/CK1003.svg',
  items: [
    { itemCode: 'TH003', lineId: 'CA20261120AAAA-02', name: '甲功七项', price: 198, why: '当天设备检修' },
    { itemCode: 'BO002', lineId: 'CA20261120AAAA-03', name: '25-羟维生素D', price: 128, why: '当天设备检修' }
  ],
  itemsDone: 21,
  lines: [],
  note: '陈** · 11月20日 周五 08:00-08:30 · 澄安体检中心（北京望京分院）',
  orderNum: 'CA20261120AAAA',
  orderType: 1,
  paidPrice: 1305,
  reasons: [
    { id: 12, reason: '有项目没做' },
    { id: 13, reason: '设备检修' },
    { id: 14, reason: '不想补做' },
    { id: 6, reason: '其他原因' }
  ],
  refundType: 3,
  refunds: [],
  refusal: '',
  tone: 'sky'
}

/** Both. */
export const skippedAllBack: ResultsOf<'order.refundPreview'> = {
  amount: 279.63,
  coupons: { back: 'never', names: ['体检8.5折（最高减200）'] },
  how: [
    '未做项目：甲功七项 ¥198.00',
    '¥198.00 × 169.84 ÷ 198.00 = ¥169.84',
    '未做项目：25-羟维生素D ¥128.00',
    '¥128.00 × 109.79 ÷ 128.00 = ¥109.79'
  ],
  orderNum: 'CA20261120AAAA',
  parts: [
    { amount: 169.84, itemCode: 'TH003', lineId: 'CA20261120AAAA-02', name: '甲功七项', quantity: 1 },
    { amount: 109.79, itemCode: 'BO002', lineId: 'CA20261120AAAA-03', name: '25-羟维生素D', quantity: 1 }
  ],
  storedAgain: [],
  ways: [{ amount: 279.63, name: '微信支付' }],
  whole: false
}

/** The first. */
export const skippedOneBack: ResultsOf<'order.refundPreview'> = {
  amount: 169.84,
  coupons: { back: 'never', names: ['体检8.5折（最高减200）'] },
  how: ['未做项目：甲功七项 ¥198.00', '¥198.00 × 169.84 ÷ 198.00 = ¥169.84'],
  orderNum: 'CA20261120AAAA',
  parts: [{ amount: 169.84, itemCode: 'TH003', lineId: 'CA20261120AAAA-02', name: '甲功七项', quantity: 1 }],
  storedAgain: [],
  ways: [{ amount: 169.84, name: '微信支付' }],
  whole: false
}
