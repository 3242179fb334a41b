/** What the seeded server answered: written by tests/recorded.test.ts, never by hand. */
import type { ResultsOf } from '@/contract/catalogue'

/** Three pieces that are not sent yet. */
export const goodsBack: ResultsOf<'order.refundView'> = {
  comboName: '运动护膝（单只）',
  comboThumbnail: '/seed-img/goods/HS2009.svg',
  items: [],
  itemsDone: 0,
  lines: [{ left: 3, lineId: 'CA20261120AAAA-01', name: '运动护膝（单只）', unitPrice: 95 }],
  note: '林**',
  orderNum: 'CA20261120AAAA',
  orderType: 20,
  paidPrice: 293,
  reasons: [
    { id: 7, reason: '不想买了' },
    { id: 8, reason: '规格或数量选错了' },
    { id: 9, reason: '收货信息填写有误' },
    { id: 5, reason: '价格不合适' },
    { id: 6, reason: '其他原因' }
  ],
  refundType: 1,
  refunds: [],
  refusal: '',
  tone: 'mint'
}

/** All of it, a part of which a gift card paid. */
export const wholeBack: ResultsOf<'order.refundPreview'> = {
  amount: 293,
  coupons: null,
  how: ['实付 ¥293.00，全部退回'],
  orderNum: 'CA20261120AAAA',
  parts: [
    { amount: 285, itemCode: '', lineId: 'CA20261120AAAA-01', name: '运动护膝（单只）', quantity: 3 },
    { amount: 8, itemCode: '', lineId: 'CA20261120AAAA-02', name: '运费', quantity: 1 }
  ],
  storedAgain: [],
  ways: [
    { amount: 120, name: '礼品卡' },
    { amount: 173, name: '微信支付' }
  ],
  whole: true
}

/** Two of three. */
export const twoBack: ResultsOf<'order.refundPreview'> = {
  amount: 190,
  coupons: null,
  how: ['运动护膝（单只）：实付 ¥285.00 × 2 ÷ 3，四舍五入到分'],
  orderNum: 'CA20261120AAAA',
  parts: [{ amount: 190, itemCode: '', lineId: 'CA20261120AAAA-01', name: '运动护膝（单只）', quantity: 2 }],
  storedAgain: [],
  ways: [
    { amount: 120, name: '礼品卡' },
    { amount: 70, name: '微信支付' }
  ],
  whole: false
}

/** One of three. */
export const oneBack: ResultsOf<'order.refundPreview'> = {
  amount: 95,
  coupons: null,
  how: ['运动护膝（单只）：实付 ¥285.00 × 1 ÷ 3，四舍五入到分'],
  orderNum: 'CA20261120AAAA',
  parts: [{ amount: 95, itemCode: '', lineId: 'CA20261120AAAA-01', name: '运动护膝（单只）', quantity: 1 }],
  storedAgain: [],
  ways: [{ amount: 95, name: '礼品卡' }],
  whole: false
}

/** One was asked for. */
export const oneAsked: ResultsOf<'order.refundView'> = {
  comboName: '运动护膝（单只）',
  comboThumbnail: '/seed-img/goods/HS2009.svg',
  items: [],
  itemsDone: 0,
  lines: [{ left: 2, lineId: 'CA20261120BBBB-01', name: '运动护膝（单只）', unitPrice: 95 }],
  note: '林**',
  orderNum: 'CA20261120BBBB',
  orderType: 20,
  paidPrice: 293,
  reasons: [
    { id: 7, reason: '不想买了' },
    { id: 8, reason: '规格或数量选错了' },
    { id: 9, reason: '收货信息填写有误' },
    { id: 5, reason: '价格不合适' },
    { id: 6, reason: '其他原因' }
  ],
  refundType: 1,
  refunds: [
    {
      amount: 95,
      answer: '',
      askedAt: '2026-11-20 09:00:00',
      cancellable: false,
      detail: '买大了',
      how: [],
      parcel: null,
      parts: [{ amount: 95, name: '运动护膝（单只）', quantity: 1 }],
      reason: '不想买了',
      refundNo: 'RF20261120AAAA',
      sendTo: null,
      state: 40,
      timeline: [
        { state: 'done', text: '不想买了', time: '2026-11-20 09:00:00', title: '提交申请' },
        { state: 'done', text: '', time: '2026-11-20 09:00:00', title: '审核通过' },
        { state: 'now', text: '到账时间以支付渠道为准', time: '', title: '原路退回中' },
        { state: 'next', text: '', time: '', title: '到账' }
      ],
      ways: [{ amount: 95, name: '微信支付' }]
    }
  ],
  refusal: '',
  tone: 'mint'
}

/** It is paid back. */
export const onePaidBack: ResultsOf<'order.refundView'> = {
  comboName: '运动护膝（单只）',
  comboThumbnail: '/seed-img/goods/HS2009.svg',
  items: [],
  itemsDone: 0,
  lines: [{ left: 2, lineId: 'CA20261120BBBB-01', name: '运动护膝（单只）', unitPrice: 95 }],
  note: '林**',
  orderNum: 'CA20261120BBBB',
  orderType: 20,
  paidPrice: 293,
  reasons: [
    { id: 7, reason: '不想买了' },
    { id: 8, reason: '规格或数量选错了' },
    { id: 9, reason: '收货信息填写有误' },
    { id: 5, reason: '价格不合适' },
    { id: 6, reason: '其他原因' }
  ],
  refundType: 1,
  refunds: [
    {
      amount: 95,
      answer: '',
      askedAt: '2026-11-20 09:00:00',
      cancellable: false,
      detail: '买大了',
      how: [],
      parcel: null,
      parts: [{ amount: 95, name: '运动护膝（单只）', quantity: 1 }],
      reason: '不想买了',
      refundNo: 'RF20261120AAAA',
      sendTo: null,
      state: 40,
      timeline: [
        { state: 'done', text: '不想买了', time: '2026-11-20 09:00:00', title: '提交申请' },
        { state: 'done', text: '', time: '2026-11-20 09:00:00', title: '审核通过' },
        { state: 'now', text: '到账时间以支付渠道为准', time: '', title: '原路退回中' },
        { state: 'next', text: '', time: '', title: '到账' }
      ],
      ways: [{ amount: 95, name: '微信支付' }]
    }
  ],
  refusal: '',
  tone: 'mint'
}

/** Three pieces that have come. */
export const receivedBack: ResultsOf<'order.refundView'> = {
  comboName: '运动护膝（单只）',
  comboThumbnail: '/seed-img/goods/HS2009.svg',
  items: [],
  itemsDone: 0,
  lines: [{ left: 3, lineId: 'CA20261120CCCC-01', name: '运动护膝（单只）', unitPrice: 95 }],
  note: '林**',
  orderNum: 'CA20261120CCCC',
  orderType: 20,
  paidPrice: 293,
  reasons: [
    { id: 10, reason: '商品破损或有质量问题' },
    { id: 11, reason: '发错或少发了商品' },
    { id: 7, reason: '不想买了' },
    { id: 8, reason: '规格或数量选错了' },
    { id: 5, reason: '价格不合适' },
    { id: 6, reason: '其他原因' }
  ],
  refundType: 2,
  refunds: [],
  refusal: '',
  tone: 'mint'
}

/** They are not wanted any more. */
export const unwantedBack: ResultsOf<'order.refundPreview'> = {
  amount: 285,
  coupons: null,
  how: ['运动护膝（单只）：实付 ¥285.00 × 3 ÷ 3，四舍五入到分', '寄出的运费 ¥8.00 不退，寄回的运费由您承担'],
  orderNum: 'CA20261120CCCC',
  parts: [{ amount: 285, itemCode: '', lineId: 'CA20261120CCCC-01', name: '运动护膝（单只）', quantity: 3 }],
  storedAgain: [],
  ways: [{ amount: 285, name: '微信支付' }],
  whole: false
}

/** They are broken. */
export const brokenBack: ResultsOf<'order.refundPreview'> = {
  amount: 293,
  coupons: null,
  how: ['实付 ¥293.00，全部退回', '商品问题退货：寄出的运费一起退，寄回的运费由我们承担，请选到付'],
  orderNum: 'CA20261120CCCC',
  parts: [
    { amount: 285, itemCode: '', lineId: 'CA20261120CCCC-01', name: '运动护膝（单只）', quantity: 3 },
    { amount: 8, itemCode: '', lineId: 'CA20261120CCCC-02', name: '运费', quantity: 1 }
  ],
  storedAgain: [],
  ways: [{ amount: 293, name: '微信支付' }],
  whole: true
}

/** One is to go back, and nobody has looked at it. */
export const returnAsked: ResultsOf<'order.refundView'> = {
  comboName: '运动护膝（单只）',
  comboThumbnail: '/seed-img/goods/HS2009.svg',
  items: [],
  itemsDone: 0,
  lines: [],
  note: '林**',
  orderNum: 'CA20261120CCCC',
  orderType: 20,
  paidPrice: 293,
  reasons: [
    { id: 7, reason: '不想买了' },
    { id: 8, reason: '规格或数量选错了' },
    { id: 9, reason: '收货信息填写有误' },
    { id: 5, reason: '价格不合适' },
    { id: 6, reason: '其他原因' }
  ],
  refundType: 1,
  refunds: [
    {
      amount: 95,
      answer: '',
      askedAt: '2026-11-20 09:00:00',
      cancellable: true,
      detail: '',
      how: [],
      parcel: null,
      parts: [{ amount: 95, name: '运动护膝（单只）', quantity: 1 }],
      reason: '不想买了',
      refundNo: 'RF20261120BBBB',
      sendTo: null,
      state: 10,
      timeline: [
        { state: 'done', text: '不想买了', time: '2026-11-20 09:00:00', title: '提交申请' },
        { state: 'now', text: '一般 24 小时内审核', time: '', title: '待审核' },
        { state: 'next', text: '', time: '', title: '待寄回' },
        { state: 'next', text: '', time: '', title: '待收货' },
        { state: 'next', text: '', time: '', title: '到账' }
      ],
      ways: []
    }
  ],
  refusal: '该订单正在退款，请勿重复提交',
  tone: 'mint'
}

/** It is to be sent. */
export const returnApproved: ResultsOf<'order.refundView'> = {
  comboName: '运动护膝（单只）',
  comboThumbnail: '/seed-img/goods/HS2009.svg',
  items: [],
  itemsDone: 0,
  lines: [],
  note: '林**',
  orderNum: 'CA20261120CCCC',
  orderType: 20,
  paidPrice: 293,
  reasons: [
    { id: 7, reason: '不想买了' },
    { id: 8, reason: '规格或数量选错了' },
    { id: 9, reason: '收货信息填写有误' },
    { id: 5, reason: '价格不合适' },
    { id: 6, reason: '其他原因' }
  ],
  refundType: 1,
  refunds: [
    {
      amount: 95,
      answer: '',
      askedAt: '2026-11-20 09:00:00',
      cancellable: true,
      detail: '',
      how: [],
      parcel: null,
      parts: [{ amount: 95, name: '运动护膝（单只）', quantity: 1 }],
      reason: '不想买了',
      refundNo: 'RF20261120BBBB',
      sendTo: {
        address: '四川省成都市双流区航空港物流大道 18 号 3 号库',
        name: '澄安体检退货仓',
        phone: '400-000-1000'
      },
      state: 25,
      timeline: [
        { state: 'done', text: '不想买了', time: '2026-11-20 09:00:00', title: '提交申请' },
        { state: 'done', text: '', time: '2026-11-20 09:00:00', title: '审核通过' },
        {
          state: 'now',
          text: '请在 2026-11-27 09:00:00 前把商品寄到退货地址，并填写运单号；逾期退货自动关闭',
          time: '',
          title: '待寄回'
        },
        { state: 'next', text: '', time: '', title: '待收货' },
        { state: 'next', text: '', time: '', title: '到账' }
      ],
      ways: []
    }
  ],
  refusal: '该订单正在退款，请勿重复提交',
  tone: 'mint'
}

/** It is on its way. */
export const returnSent: ResultsOf<'order.refundView'> = {
  comboName: '运动护膝（单只）',
  comboThumbnail: '/seed-img/goods/HS2009.svg',
  items: [],
  itemsDone: 0,
  lines: [],
  note: '林**',
  orderNum: 'CA20261120CCCC',
  orderType: 20,
  paidPrice: 293,
  reasons: [
    { id: 7, reason: '不想买了' },
    { id: 8, reason: '规格或数量选错了' },
    { id: 9, reason: '收货信息填写有误' },
    { id: 5, reason: '价格不合适' },
    { id: 6, reason: '其他原因' }
  ],
  refundType: 1,
  refunds: [
    {
      amount: 95,
      answer: '',
      askedAt: '2026-11-20 09:00:00',
      cancellable: false,
      detail: '',
      how: [],
      parcel: { companyCode: 'SF', companyName: '顺丰速运', parcelNo: 'SF20261123' },
      parts: [{ amount: 95, name: '运动护膝（单只）', quantity: 1 }],
      reason: '不想买了',
      refundNo: 'RF20261120BBBB',
      sendTo: {
        address: '四川省成都市双流区航空港物流大道 18 号 3 号库',
        name: '澄安体检退货仓',
        phone: '400-000-1000'
      },
      state: 30,
      timeline: [
        { state: 'done', text: '不想买了', time: '2026-11-20 09:00:00', title: '提交申请' },
        { state: 'done', text: '', time: '2026-11-20 09:00:00', title: '审核通过' },
        { state: 'done', text: '顺丰速运 SF20261123', time: '2026-11-20 09:00:00', title: '已寄回' },
        { state: 'now', text: '仓库收到并核对后退款', time: '', title: '待收货' },
        { state: 'next', text: '', time: '', title: '到账' }
      ],
      ways: []
    }
  ],
  refusal: '该订单正在退款，请勿重复提交',
  tone: 'mint'
}

/** It was refused. */
export const returnRefused: ResultsOf<'order.refundView'> = {
  comboName: '运动护膝（单只）',
  comboThumbnail: '/seed-img/goods/HS2009.svg',
  items: [],
  itemsDone: 0,
  lines: [{ left: 3, lineId: 'CA20261120DDDD-01', name: '运动护膝（单只）', unitPrice: 95 }],
  note: '林**',
  orderNum: 'CA20261120DDDD',
  orderType: 20,
  paidPrice: 293,
  reasons: [
    { id: 10, reason: '商品破损或有质量问题' },
    { id: 11, reason: '发错或少发了商品' },
    { id: 7, reason: '不想买了' },
    { id: 8, reason: '规格或数量选错了' },
    { id: 5, reason: '价格不合适' },
    { id: 6, reason: '其他原因' }
  ],
  refundType: 2,
  refunds: [
    {
      amount: 95,
      answer: '护膝有使用痕迹',
      askedAt: '2026-11-20 09:00:00',
      cancellable: false,
      detail: '',
      how: [],
      parcel: null,
      parts: [{ amount: 95, name: '运动护膝（单只）', quantity: 1 }],
      reason: '不想买了',
      refundNo: 'RF20261120CCCC',
      sendTo: null,
      state: 61,
      timeline: [
        { state: 'done', text: '不想买了', time: '2026-11-20 09:00:00', title: '提交申请' },
        { state: 'now', text: '护膝有使用痕迹', time: '2026-11-20 09:00:00', title: '审核未通过' }
      ],
      ways: []
    }
  ],
  refusal: '',
  tone: 'mint'
}

/** Who carries parcels. */
export const couriers: ResultsOf<'order.couriers'> = [
  { code: 'SF', name: '顺丰速运' },
  { code: 'JD', name: '京东快递' },
  { code: 'EMS', name: '邮政 EMS' },
  { code: 'YTO', name: '圆通速递' },
  { code: 'ZTO', name: '中通快递' },
  { code: 'STO', name: '申通快递' },
  { code: 'YD', name: '韵达快递' },
  { code: 'JT', name: '极兔速递' },
  { code: 'DBL', name: '德邦快递' },
  { code: 'OTHER', name: '其他快递' }
]
