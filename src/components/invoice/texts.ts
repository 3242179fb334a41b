/** Texts of the fields of an invoice. */
export const invoiceTexts = {
  personal: '个人',
  company: '企业',
  titleType: '抬头类型',
  companyTitle: '企业抬头',
  title: '发票抬头',
  companyHint: '请填写企业全称',
  titleHint: '请填写姓名',
  taxNumber: '税号',
  taxNumberHint: '18 位统一社会信用代码',
  email: '收票邮箱',
  emailHint: '电子发票发到这里'
} as const
