export const SUBSCRIPTION_TEXTS = {
  late: '过时未发',
  lost: '发送中服务器停止，是否送达未知，不再发送',
  noAccount: '没有微信账号',
  /** A field of words is cut there. */
  more: '…'
} as const
