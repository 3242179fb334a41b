/** Names of the steps in care mode, and what the last one tells of the others. */
export const careTexts = {
  names: {
    person: '谁来体检',
    consent: '知情同意',
    visit: '时间和早餐',
    pay: '支付方式',
    report: '报告方式',
    coupon: '优惠券'
  },
  goods: {
    collector: '领取人',
    recipient: (who: string) => `${who}和地址`,
    product: '商品和数量',
    what: '商品',
    pieces: (name: string, count: number) => `${name} × ${count}`
  },
  who: '体检人',
  when: '时间',
  where: '地点'
} as const
