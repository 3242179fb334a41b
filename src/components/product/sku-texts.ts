/** Texts of the choice of goods. */
export const skuTexts = {
  title: '选择规格',
  /** Of the parameter that helps to choose. */
  guide: '怎么选',
  spec: '规格',
  chosenRow: '已选',
  delivery: '配送',
  deliveryFree: '快递到家 · 包邮',
  deliveryPaid: (yuan: string) => `快递到家 · 运费 ¥${yuan}`,
  use: '使用',
  codes: {
    voucher: '支付后领券码，到任意分院出示',
    service: '凭服务码到任意分院使用，仅限登录人本人',
    pickUp: '凭取货码到任意分院前台领取',
    membership: '付款后立即生效，下单自动按会员价'
  },
  params: '商品参数',
  chosen: (spec: string, count: number) => `已选：${spec}，${count} 件`,
  chosenShort: (spec: string, count: number) => `${spec}，${count} 件`,
  option: (spec: string, note: string, yuan: string, soldOut: boolean) =>
    [spec, note, `¥${yuan}`, soldOut ? '已售罄' : ''].filter((part) => part !== '').join('，'),
  inStock: '现货',
  soldOut: '已售罄',
  quantity: '数量',
  limits: (stock: number, limit: number | null) =>
    limit === null ? `库存 ${stock} 件` : `库存 ${stock} 件，每单限购 ${limit} 件`,
  after: (count: number, yuan: string) => `${count > 1 ? `${count} 件` : ''}券后 ¥${yuan}`,
  sum: (count: number) => `${count} 件合计`
} as const
