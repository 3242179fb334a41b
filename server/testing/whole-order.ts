import type { PartRows, WholeOrder } from '../ordering/order/whole-order'

const ORDER_NUM = 'CA20260520A'
const PAID_AT = new Date('2026-05-20T10:00:00+08:00')

/** A paid checkup of 1080 yuan as the database has it, before any of its parts. */
export const orderOf = (changes: Partial<WholeOrder> = {}): WholeOrder => ({
  ...{
    orderNum: ORDER_NUM,
    payOrderNum: 'P1',
    userId: 'u1',
    kind: 'checkup',
    orderType: 1,
    productCategory: 1
  },
  ...{
    productCode: 'CK1003',
    productName: '深度体检',
    productImage: '',
    quantity: 1,
    payStatus: 2,
    reportState: 0
  },
  ...{ refundState: null, status: 40, closeReason: null, totalFen: 108_000, discountFen: 0, companyFen: 0 },
  ...{
    payableFen: 108_000,
    paidFen: 108_000,
    refundedFen: 0,
    priceLines: [],
    couponIds: [],
    cardNumber: null,
    rightId: null
  },
  ...{
    quotaFen: 0,
    offer: 'sale',
    offerId: null,
    breakfastId: null,
    questionId: null,
    comefrom: 1,
    extra: {}
  },
  ...{
    createdAt: PAID_AT,
    paidAt: PAID_AT,
    closedAt: null,
    deletedAt: null,
    reviewedAt: null,
    sameKey: null
  },
  payDeadline: new Date('2026-05-20T10:30:00+08:00'),
  ...{ people: [], lines: [lineOf()], visits: [], deliveries: [], codes: [], dues: [], reports: [] },
  ...changes
})

export const lineOf = (changes: Partial<PartRows['lines'][number]> = {}): PartRows['lines'][number] => ({
  ...{ id: `${ORDER_NUM}-1`, orderNum: ORDER_NUM, role: 'product', productCode: 'CK1003', skuId: null },
  ...{ name: '深度体检', quantity: 1, unitFen: 108_000, discountFen: 0, coveredFen: 0, payableFen: 108_000 },
  items: [],
  ...changes
})

/** Booked at a branch for 2 June 2026. */
export const visitOf = (changes: Partial<PartRows['visits'][number]> = {}): PartRows['visits'][number] => ({
  ...{ id: `${ORDER_NUM}-V1`, orderNum: ORDER_NUM, no: 1, state: 'booked', slotId: 1, orgCode: 'H1002' },
  ...{ orgName: '高新分院', orgAddress: '天府大道 1 号', date: '2026-06-02', timespan: '08:00-08:30' },
  ...{ timeSpanId: 103, seats: 1, notBefore: null, notAfter: null, changeCount: 0, undone: [] },
  ...changes
})

export const deliveryOf = (
  changes: Partial<PartRows['deliveries'][number]> = {}
): PartRows['deliveries'][number] => ({
  ...{ id: `${ORDER_NUM}-D1`, orderNum: ORDER_NUM, direction: 'out', courier: '', parcelNo: '' },
  ...{ state: 'packing', refundNo: null, shippedAt: null, receivedAt: null },
  ...changes
})

export const codeOf = (changes: Partial<PartRows['codes'][number]> = {}): PartRows['codes'][number] => ({
  ...{ id: `${ORDER_NUM}-1-1`, orderNum: ORDER_NUM, lineId: `${ORDER_NUM}-1`, codeHash: '', code: '' },
  ...{ holderId: 'u1', state: 'unused', expiresAt: null, paidFen: 10_000, orgCode: null, orgName: '' },
  takenAt: null,
  ...changes
})
