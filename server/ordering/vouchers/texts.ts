import type { VisitWords } from '@/domain/kinds/visit-words'

/** What tills of branches and operators are told of codes and visits, each in the words of its kind. */
export const TILL_TEXTS = {
  unknownKey: '收银台凭证不正确或已停用',
  tooManyKeys: '凭证错误次数过多，请 10 分钟后再试',
  tooManyMisses: '输错次数过多，请 10 分钟后再试',
  unreadable: '提交的内容不正确',
  noKey: '缺少本次操作的编号（8 到 80 个字母、数字、- 或 _）',
  keyUsed: '该编号已用于另一次操作，请换一个新编号',
  otherBranch: (orgName: string) => `该收银台属于${orgName}，不能替其他分院操作`,
  noBranch: (orgCode: string) => `没有分院 ${orgCode}`,
  tillTwice: (orgName: string, name: string) => `${orgName}已有收银台「${name}」`,
  codeTaken: (orgName: string, when: string) => `该券码已于 ${when} 在${orgName}核对，正在使用`,
  codeUsed: (orgName: string, when: string) => `该券码已于 ${when} 在${orgName}使用`,
  // No order is known yet, nor its kind.
  arrivalUnknown: '没有找到该预约凭证',
  arrivalOld: '出示的预约凭证已过期，请顾客刷新后再扫',
  arrived: ({ come }: VisitWords, when: string, orgName: string) =>
    `已于 ${when} 在${orgName}${come}，不能重复${come}`,
  elsewhere: ({ come }: VisitWords, orgName: string, when: string) =>
    `预约的是${orgName}（${when}），请到该分院${come}`,
  otherDay: (when: string, today: string) => `预约的是 ${when}，今天是 ${today}`,
  missed: ({ missed }: VisitWords, when: string, orgName: string) =>
    `已于 ${when} 记为${missed}（${orgName}）`,
  lateReason: (when: string, today: string) =>
    `预约的是 ${when}，今天是 ${today}；补录请用 --late-entry 写明原因`,
  lateOver: (when: string, days: number) => `预约的是 ${when}，已超过 ${days} 天，不能补录`,
  undoNothing: ({ come, missed }: VisitWords) => `这次预约没有可撤销的${come}或${missed}记录`,
  undoOver: (when: string) => `记录于 ${when}，已超过一天，不能撤销`,
  undoReported: ({ come }: VisitWords) => `报告已发布，不能撤销${come}`,
  undonePaidBack: (names: string) => `${names}已退款或正在退款，不能改为已做`,
  notUndone: (names: string) => `${names}没有登记为未做`,
  undoMoney: '之后已申请或办理退款，不能撤销',
  undoInvoice: '之后已开具发票，不能撤销',
  notBooked: ({ come }: VisitWords) => `该订单没有等待${come}的预约`,
  notSo: (from: string, to: string) => `预约现在是“${from}”，不能变为“${to}”`,
  noVisit: ({ come }: VisitWords, orderNum: string, no: number) => `订单 ${orderNum} 没有第 ${no} 次${come}`
} as const
