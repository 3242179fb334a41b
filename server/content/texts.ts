/** What the server says to users about modules, questionnaires and sharing. */
export const CONTENT_TEXTS = {
  answerMissing: (title: string) => `请回答：${title}`,
  answerWrong: (title: string) => `答案不正确：${title}`,
  moduleMissing: '该内容已下线',
  deviceMissing: '页面已过期，请刷新后重试',
  questionnaireMissing: '问卷不存在或已停用',
  shareUrlWrong: '页面地址不正确',
  shareMissing: '微信分享暂未开通'
} as const
