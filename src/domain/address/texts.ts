/** User-facing texts of the delivery address form (§5). */
export const ADDRESS_TEXTS = {
  region: '请选择配送区域',
  detail: '请填写详细地址',
  tooLong: '详细地址最多40个字'
} as const
