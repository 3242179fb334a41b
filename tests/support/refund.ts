import type { RefundPreviewResults, RefundView } from '@/contract/order/dto/refund'

/** Two kinds of goods of which three pieces are left, nothing asked for yet. */
export const refundView = (change: Partial<RefundView> = {}): RefundView => ({
  orderNum: 'CA20261120CCCC',
  orderType: 20,
  comboName: '运动护膝（单只）',
  comboThumbnail: '/seed-img/goods/HS2009.svg#sky',
  tone: 'sky',
  note: '林**',
  paidPrice: 318,
  refusal: '',
  refundType: 1,
  items: [],
  itemsDone: 0,
  lines: [
    { lineId: 'L1', name: '运动护膝（单只）', left: 2, unitPrice: 80 },
    { lineId: 'L2', name: '弹力绷带', left: 1, unitPrice: 158 }
  ],
  reasons: [
    { id: 7, reason: '不想买了' },
    { id: 6, reason: '其他原因' }
  ],
  refunds: [],
  ...change
})

export const refundPreview = (change: Partial<RefundPreviewResults> = {}): RefundPreviewResults => ({
  orderNum: 'CA20261120CCCC',
  amount: 318,
  whole: true,
  how: ['实付 ¥318.00，全部退回'],
  ways: [
    { name: '礼品卡', amount: 18 },
    { name: '微信支付', amount: 300 }
  ],
  giftsAgain: [],
  coupons: null,
  parts: [],
  ...change
})

export const askedRefund = (
  change: Partial<RefundView['refunds'][number]> = {}
): RefundView['refunds'][number] => ({
  refundNo: 'RF20261119000001',
  state: 40,
  amount: 80,
  reason: '不想买了',
  detail: '买大了',
  askedAt: '2026-11-19 10:20:00',
  parts: [{ name: '运动护膝（单只）', quantity: 1, amount: 80 }],
  how: [],
  ways: [{ name: '微信支付', amount: 80 }],
  timeline: [
    { title: '提交申请', text: '不想买了', time: '2026-11-19 10:20:00', state: 'done' },
    { title: '审核通过', text: '', time: '2026-11-19 10:20:00', state: 'done' },
    { title: '原路退回中', text: '到账时间以支付渠道为准', time: '', state: 'now' },
    { title: '到账', text: '', time: '', state: 'next' }
  ],
  answer: '',
  sendTo: null,
  parcel: null,
  cancellable: false,
  ...change
})
