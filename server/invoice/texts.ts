export const INVOICE_TEXTS = {
  problems: {
    unpaid: '订单还没有付款，付款并完成后可以开票',
    refunding: '退款处理完后再开票',
    early: '到检或签收后可以开票',
    closed: '付款已超过一年，不能再开票',
    nothing: '没有可开票的实付金额'
  },
  changedOften: '发票已换开过一次，不能再换',
  changedMeanwhile: '发票信息已变化，请重新查看',
  notIssued: '发票还没有开出，请稍后再下载',
  missing: '没有这张发票',
  none: '暂不提供发票',
  noIssuer: 'no issuer of invoices is connected',
  issuedTitle: '发票已开出',
  issuedOf: (name: string, yuan: string) => `${name}的发票 ¥${yuan} 已开出，可在订单里下载`,
  redTitle: '发票已红冲',
  redOf: (name: string, yuan: string) => `${name}的发票 ¥${yuan} 已红冲`,
  pdf: {
    blue: '【演示】电子发票（普通发票）',
    red: '【演示】电子发票（普通发票）红字',
    number: '发票号码',
    day: '开票日期',
    buyer: '购买方名称',
    tax: '纳税人识别号',
    seller: '销售方名称',
    sellerName: (name: string) => `${name}（演示）`,
    item: '项目名称',
    amount: '价税合计（小写）',
    order: '订单编号',
    takesBack: '红冲发票号码',
    demo: '演示环境开具，不作为报销凭证'
  }
} as const
