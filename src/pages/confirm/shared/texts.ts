/** Texts of the confirm screen (§2, §8). */
export const texts = {
  title: '确认信息',
  person: '体检人',
  pending: '信息加载中，请稍候',
  add: '新增',
  contactsFailed: '联系人加载失败',
  retry: '重新加载',
  items: (base: number, addons: number) =>
    addons > 0 ? `${base}项 + 加项${addons}项，共${base + addons}项` : `共${base}项`,
  quantity: (count: number) => `×${count}`,
  changeSlot: '改时段',
  changeSlotOf: (text: string) => `${text}，改时段`,
  originalTime: (text: string) => `原选时段 ${text}`,
  coupon: '优惠券',
  couponDropped: '所选优惠券已不可用，已为你重新选择',
  deposit: '定金',
  due: (purpose: string) =>
    purpose === 'deposit' ? '本次付定金' : purpose === 'atBranch' ? '余款到店付，定金抵扣' : '到店前补齐尾款',
  total: '合计',
  toPay: '应付',
  saved: (yuan: string) => `已优惠 ¥${yuan}`,
  submit: '提交订单',
  updated: '金额已更新，请确认后提交',
  priceFailed: '价格加载失败',
  agreeFirst: '请先阅读并同意用户协议与取消与退改须知',
  agreeStart: '已阅读并同意',
  agreeUser: '《用户协议》',
  agreeCancel: '《取消与退改须知》',
  agreeEnd: '，同意将以上信息提供给所选分院用于本次预约',
  noticeTitle: '温馨提示',
  orderNumEmpty: '订单号为空'
} as const
