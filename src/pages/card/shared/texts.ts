/** Texts that several pages of the cards share. */
export const cardTexts = {
  company: '企业卡',
  personal: '个人卡',
  quota: '加项额度',
  balance: '卡内余额',
  uses: '可用次数',
  usesOf: (count: number) => `${count} 次`,
  until: (ofCompany: boolean) => (ofCompany ? '使用期至' : '有效期至'),
  states: {
    live: '',
    early: '未到使用期',
    used: '已用完',
    expired: '已过期',
    lost: '已挂失',
    withdrawn: '单位已停用'
  },
  earlyFrom: (day: string) => `${day} 起可约`,
  expiring: (days: number) => (days > 0 ? `还有 ${days} 天到期，热门时段约得快` : '今天到期'),
  items: (count: number) => `${count} 项`,
  byCompany: '单位付',
  free: '免费',
  unfit: '不合适',
  book: '去预约',
  rules: '卡规则',
  tail: (tail: string) => `尾号 ${tail}`,
  uses1: (count: number) => `${count} 份`,
  retry: '重新加载',
  missing: '没有找到这张卡',
  missingText: '可能已经解绑，或不在你的账号里',
  toWallet: '看我的卡',
  bind: '绑定新卡'
} as const
