/** Texts of the confirm screen in care mode, loaded with its steps. */
export const careTexts = {
  step: (at: number, of: number, name: string) => `第${at}步，共${of}步：${name}`,
  names: {
    person: '谁来体检',
    consent: '知情同意',
    visit: '时间和早餐',
    home: '接种城市',
    pay: '支付方式',
    report: '报告方式',
    coupon: '优惠券',
    submit: '核对并提交'
  },
  goods: {
    collector: '领取人',
    recipient: (who: string) => `${who}和地址`,
    product: '商品和数量',
    what: '商品',
    pieces: (name: string, count: number) => `${name} × ${count}`
  },
  next: '下一步',
  back: '上一步',
  who: '体检人',
  when: '时间',
  where: '地点'
} as const
