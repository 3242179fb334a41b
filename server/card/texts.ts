/** What the server says to users about their cards. */
export const CARD_TEXTS = {
  cardMissing: '没有找到该卡，请确认卡号或先绑定',
  notYet: (day: string) => `该卡 ${day} 起可用`,
  over: (day: string) => `该卡已于 ${day} 到期`,
  prepaid: '该卡暂不支持在线预约，请联系客服',
  holderOnly: '该卡仅限持卡本人的账号使用',
  notCovered: '该卡不包含所选套餐，请更换套餐或卡',
  comboMissing: '该卡没有这个套餐，请返回重新选择'
} as const
