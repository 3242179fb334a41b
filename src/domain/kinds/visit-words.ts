import type { ProductKind } from './index'

/** What a visit is called: what it is for, what whoever comes does there, and who that is. */
interface VisitKind {
  /** What it is for: title of a calendar, of the next appointment. */
  readonly what: string
  /** What is done by coming; it makes 待到检, 已到检, 未到检 and the name of the credential. */
  readonly come: string
  readonly person: string
  /** What is made of it until its report is out; '' of what leads to none. */
  readonly making: string
  /** The way of its report, from the sample until it is out. */
  readonly reportSteps: readonly string[]
}

const CHECKED = ['采样完成', '检验中', '主检审核', '发布'] as const
const SEQUENCED = ['提取检测', '数据分析', '出报告'] as const

const EXAMINED: VisitKind = {
  ...{ what: '体检', come: '到检', person: '体检人', making: '报告制作中' },
  reportSteps: CHECKED
}

/** Kinds that nobody visits a branch for by appointment have the usual words: nothing shows them. */
const VISITS: Readonly<Record<ProductKind, VisitKind>> = {
  checkup: EXAMINED,
  sugarshaker: { ...EXAMINED, what: '控糖检测' },
  waston: { ...EXAMINED, what: '健康评估' },
  dentistry: { what: '口腔就诊', come: '就诊', person: '就诊人', making: '', reportSteps: [] },
  vaccine: { what: '疫苗接种', come: '接种', person: '接种人', making: '', reportSteps: [] },
  gene: {
    ...{ what: '基因检测采样', come: '采样', person: '受检人', making: '检测中' },
    reportSteps: ['采样完成', ...SEQUENCED]
  },
  'gene-home': { ...EXAMINED, making: '检测中', reportSteps: ['样本送达', ...SEQUENCED] },
  'health-selection': EXAMINED,
  'coupon-activity': EXAMINED,
  'cross-border': EXAMINED
}

/** The words of a visit of a kind, on orders, home, calendars and messages. */
export interface VisitWords extends VisitKind {
  readonly ahead: string
  readonly done: string
  readonly missed: string
  readonly credential: string
  /** How to get ready for it. */
  readonly prepare: string
}

export function visitWordsOf(kind: ProductKind): VisitWords {
  const words = VISITS[kind]
  const { come } = words
  return {
    ...words,
    ahead: `待${come}`,
    done: `已${come}`,
    missed: `未${come}`,
    credential: `${come}凭证`,
    prepare: come === EXAMINED.come ? '检前准备' : `${come}前准备`
  }
}
