/** What is said of cards, on the screens and by the server. */
export const CARD_WORDS = {
  oneOf: (count: number) =>
    `${['', '一', '两', '三', '四', '五', '六', '七', '八', '九'][count] ?? String(count)}选一`,
  uses: (count: number) => `${count} 份`,
  tooYoung: (age: number) => `未满 ${age} 岁`,
  from: (age: number, own: number) => `${age} 岁起，今年 ${own} 岁`,
  until: (age: number, own: number) => `${age} 岁以内，今年 ${own} 岁`,
  notRelated: '不在单位给的家属范围里',
  notHolder: '非使用人',
  notNamed: '还没有填为家属',
  shareFull: '家属名额已经给了别人',
  usedUp: '已用完',
  usedOn: (day: string) => `已约 ${day}`,
  early: (day: string) => `${day} 起可约`,
  expired: '已过期',
  lost: '已挂失',
  withdrawn: '单位已收回',
  issued: '卡片发放',
  issuedBy: (company: string) => `单位发放 · ${company}`,
  returned: '取消或退款 · 原样退回，没有扣',
  ranOut: '到期没用完，不结转',
  takenBack: '单位收回',
  items: (first: string, count: number) => `${first} 等 ${count} 项`,
  verbs: { grant: '发放', take: '占用', use: '使用', return: '退回', expire: '过期' }
} as const

/** What is said of a new password that is refused. */
export const PIN_TEXTS = {
  form: '卡密是 6 位数字',
  run: '连号容易被猜到，换一个',
  same: '重复的数字容易被猜到，换一个',
  person: '别用生日和手机号里的连续 6 位',
  old: '新卡密和原卡密一样，换一个'
} as const
