/** What a visit is called: what it is for, what whoever comes does there, and who that is. */
export interface VisitKind {
  /** What it is for: title of a calendar, of the next appointment. */
  readonly what: string
  /** What is done by coming; it makes 待到检, 已到检, 未到检 and the name of the credential. */
  readonly come: string
  readonly person: string
  /** What is made of it until its report is out; '' of what leads to none. */
  readonly making: string
  /** The way of its report, from the sample until it is out. */
  readonly reportSteps: readonly string[]
  /** Of several visits of an order, after a number: 第2针, 三针. Without it 次. */
  readonly unit?: string
  /** One of them without a number: 该针次, 没接种的针次. Without it 场次. */
  readonly turn?: string
}

export const EXAMINED: VisitKind = {
  what: '体检',
  come: '到检',
  person: '体检人',
  making: '报告制作中',
  reportSteps: ['采样完成', '检验中', '主检审核', '发布']
}

/** The way of a report on genes once the laboratory has the sample. */
export const SEQUENCED = ['提取检测', '数据分析', '出报告'] as const
