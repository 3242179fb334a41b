/** What tills of branches and operators are told of codes and arrivals. */
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
  arrivalUnknown: '没有找到该到检凭证',
  arrivalOld: '出示的到检码已过期，请顾客刷新后再扫',
  arrived: (when: string, orgName: string) => `已于 ${when} 在${orgName}到检，不能重复到检`,
  elsewhere: (orgName: string, when: string) => `预约的是${orgName}（${when}），请到该分院到检`,
  otherDay: (when: string, today: string) => `预约的是 ${when}，今天是 ${today}`,
  missed: (when: string, orgName: string) => `已于 ${when} 记为未到检（${orgName}）`,
  lateReason: (when: string, today: string) =>
    `预约的是 ${when}，今天是 ${today}；补录请用 --late-entry 写明原因`,
  lateOver: (when: string, days: number) => `预约的是 ${when}，已超过 ${days} 天，不能补录`,
  undoNothing: '这次预约没有可撤销的到检或未到检记录',
  undoOver: (when: string) => `记录于 ${when}，已超过一天，不能撤销`,
  undoReported: '报告已发布，不能撤销到检',
  undoMoney: '之后已申请或办理退款，不能撤销',
  undoInvoice: '之后已开具发票，不能撤销',
  notBooked: '该订单没有等待到检的预约'
} as const
