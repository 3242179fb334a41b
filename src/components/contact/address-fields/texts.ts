/** Texts of the address fields (§2 contact form, §5). */
export const addressTexts = {
  optional: '选填，',
  region: '所在地区',
  regionPlaceholder: '请选择省 / 市 / 区',
  regionTitle: (label: string) => `选择${label}`,
  cityPlaceholder: '请选择省 / 市',
  detail: '详细地址',
  detailPlaceholder: '请填写街道、楼栋、门牌号'
} as const
