/** Texts of what every order of goods has, of one product or of a cart. */
export const goodsTexts = {
  remark: '留言',
  remarkHint: '选填，如送货时间',
  invoice: '发票',
  invoiceNone: '不开发票',
  invoiceOf: (company: boolean, title: string) => `电子普票 · ${company ? '企业' : '个人'} · ${title}`,
  invoiceTitle: '发票信息',
  invoiceNote: '按实付开票，优惠券和礼品卡部分不开',
  confirm: '确定',
  stockTitle: '库存不足',
  agreeEnd: '，同意将收货信息用于本次配送与服务'
} as const
