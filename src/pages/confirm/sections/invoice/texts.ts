/** Texts of the invoice of an order. */
export const texts = {
  invoice: '发票',
  invoiceNone: '不开发票',
  invoiceOf: (company: boolean, title: string) => `电子普票 · ${company ? '企业' : '个人'} · ${title}`,
  invoiceTitle: '发票信息',
  invoiceNote: '按实付开票，优惠券和礼品卡部分不开',
  confirm: '确定'
} as const
