/** User-facing texts of the invoice form. */
export const INVOICE_TEXTS = {
  title: '请填写发票抬头',
  company: '请填写企业抬头',
  titleLong: (most: number) => `抬头最多${most}个字`,
  taxNumber: '请填写税号',
  taxNumberSigns: '税号只能是数字和字母',
  taxNumberShort: (missing: number, of: number) => `税号少 ${missing} 位，应为 ${of} 位`,
  taxNumberLong: (more: number, of: number) => `税号多 ${more} 位，应为 ${of} 位`,
  email: '请填写收票邮箱',
  emailWrong: '请填写正确的邮箱'
} as const
