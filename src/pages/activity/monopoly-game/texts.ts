import type { Board } from '@/services/activity/draws'

type CellKind = Board['cells'][number]['kind']

/** Texts of the board. */
export const texts = {
  title: '健康大富翁',
  head: '走到得券格，得一张券',
  sub: (cells: number) => `绕一圈 ${cells} 格，慢慢走，不限时间`,
  board: (cells: number) => `棋盘，共 ${cells} 格`,
  cell: (no: number, name: string, kind: string, here: boolean) =>
    `第 ${no + 1} 格 ${name}${kind ? `，${kind}` : ''}${here ? '，你在这里' : ''}`,
  last: '上一次掷出',
  face: (face: number) => `${face} 点`,
  noThrow: '还没有掷过',
  from: (from: string, to: string) => `从${from}走到${to}`,
  standsAt: (name: string) => `现在在${name}`,
  throw: (left: number) => `掷骰子，还有 ${left} 次`,
  walking: '正在走',
  laps: (count: number) => (count > 0 ? `已经走完 ${count} 圈` : ''),
  got: (name: string) => `走到“${name}”，得一张券`,
  look: '去看看',
  back: '退两步，不扣东西',
  legend: '格子说明',
  kinds: {
    coupon: { name: '得券格', note: '走到就得一张' },
    quiz: { name: '问答格', note: '答对多掷 1 次' },
    back: { name: '退步格', note: '退两步，不扣东西' },
    plain: { name: '好习惯', note: '歇一歇，做一件小事' }
  } satisfies Record<CellKind, { name: string; note: string }>,
  quiz: '小问答',
  answer: '回答小问答',
  quizText: '不限时间，答错也不扣东西。掷下一次之前都可以答。',
  right: '答对了，多掷 1 次',
  wrong: '这次没答对',
  theAnswer: (text: string) => `答案：${text}`,
  goOn: '接着走'
} as const
