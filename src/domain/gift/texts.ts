import { formatYuan } from '../money'

/** What is said of gift cards, on the screens and by the server. */
export const GIFT_TEXTS = {
  codeForm: '卡码是 16 位字母和数字，请对照卡面检查',
  amountMissing: '请填写送出的金额',
  amountAbove: (leftFen: number) => `这张卡最多还能送 ¥${formatYuan(leftFen)}`
} as const

export const GIFT_WORDS = {
  issue: '礼品卡入账',
  take: '付款',
  return: '取消或退款，退回礼品卡',
  send: '送出',
  sendTo: (name: string) => `送给${name}`,
  back: '撤回送出的礼品卡',
  lapse: '没人领取，退回礼品卡',
  claim: '领取别人送的礼品卡',
  expire: '到期没用完'
} as const
