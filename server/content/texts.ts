import type { PromiseName } from '@/domain/order/promises'

/** What the server says to users about modules, questionnaires and sharing. */
export const CONTENT_TEXTS = {
  answerMissing: (title: string) => `请回答：${title}`,
  answerWrong: (title: string) => `答案不正确：${title}`,
  agreementMissing: '这份协议还没有发布，请联系客服',
  moduleMissing: '该内容已下线',
  deviceMissing: '页面已过期，请刷新后重试',
  questionnaireMissing: '问卷不存在或已停用',
  shareUrlWrong: '页面地址不正确',
  shareMissing: '微信分享暂未开通',
  /** Above the rules of a kind; goods to be picked up and services are told from what is sent, and the membership from both. */
  rulesOf: (kindName: string, promises: readonly PromiseName[]) => {
    const service = promises.includes('unusedService') ? `${kindName}（凭取货码、服务码）` : kindName
    const what = promises.includes('membership') ? '会员' : service
    return `${what}的退款${promises.includes('freeChange') ? '与改约' : ''}`
  }
} as const

/** On pictures of shared links. */
export const SHARE_TEXTS = {
  /** The dot of the pictures' font is as wide as a sign. */
  contents: (items: number, minutes: number) => `${items} 项${minutes > 0 ? `·约 ${minutes} 分钟` : ''}`,
  fromDay: (day: string) => `${day}起可约`,
  free: '包邮',
  from: '起'
} as const
