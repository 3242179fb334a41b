/** What the server says to users about products, branches and content. */
export const CATALOGUE_TEXTS = {
  kindUnknown: '没有这类商品，请返回重新选择',
  productMissing: '商品不存在或已删除，请返回重新选择',
  branchMissing: '分院不存在，请返回重新选择',
  moduleMissing: '模块不存在',
  deviceMissing: '缺少设备标识',
  placeMissing: '请提供城市编码或经纬度',
  shareMissing: '微信分享暂未开通',
  shareUrlWrong: '页面地址不正确',
  questionnaireMissing: '问卷不存在或已停用',
  answerMissing: (title: string) => `请回答：${title}`,
  answerWrong: (title: string) => `答案不正确：${title}`
} as const
