import {
  RADIATION,
  remarksFor,
  remarksOf,
  remindersOf,
  type ItemTerms,
  type Whom
} from '@/domain/addon/item-terms'
import { addDays } from '@/domain/date'

/** What of an examined item tells how to prepare. */
export interface PreparedItem {
  name: string
  radiation: boolean
  specialTip: string
  terms: ItemTerms
}

export interface PrepStep {
  /** 'YYYY-MM-DD HH:mm', Asia/Shanghai; '' where no time is meant. */
  at: string
  title: string
  text: string
  icon: string
}

export interface Visit {
  /** 'YYYY-MM-DD' */
  date: string
  /** 'HH:mm-HH:mm' */
  timespan: string
  breakfastName: string
  /** An empty stomach is wanted. */
  fasting: boolean
  /** What is done by coming: 到检, 采样. */
  come: string
  /** The examined person. */
  whom: Whom
}

/** Examined by ultrasound through a full bladder. */
const FULL_BLADDER = /前列腺|膀胱|泌尿|子宫|附件|盆腔/

/** What to do before a visit, in the order of time; from what is examined and by whom. */
export function preparationOf(visit: Visit, items: readonly PreparedItem[]): PrepStep[] {
  const before = addDays(visit.date, -1)
  const reminders = remindersFor(visit.whom, items)
  return [
    {
      at: `${before} 20:00`,
      title: '前一晚',
      text: visit.fasting ? '清淡饮食、不饮酒，22:00 后禁食；可少量饮白水' : '清淡饮食、不饮酒，早些休息',
      icon: 'moon'
    },
    {
      at: `${visit.date} 06:30`,
      title: `${visit.come}当天`,
      text: morning(visit.fasting, items),
      icon: 'drop'
    },
    { at: '', title: '随身携带', text: '本人身份证；近期报告与在服药物清单', icon: 'card' },
    ...(reminders.length > 0
      ? [{ at: '', title: '项目提醒', text: reminders.join('；'), icon: 'info' }]
      : []),
    ...(visit.breakfastName === ''
      ? []
      : [{ at: '', title: '检后早餐', text: `抽血后凭到检凭证领取：${visit.breakfastName}`, icon: 'cup' }])
  ]
}

function morning(fasting: boolean, items: readonly PreparedItem[]): string {
  const bladder = items.filter(({ name }) => FULL_BLADDER.test(name)).map(({ name }) => name)
  const parts = [
    fasting ? '空腹到院' : '正常进食后到院',
    ...(bladder.length > 0 ? [`晨起憋尿（${bladder.slice(0, 2).join('、')}）`] : []),
    '穿宽松衣物、不戴金属饰品'
  ]
  return parts.join('，')
}

/** Other things that a visitor has to have done, and how a desk calls them; the rest of a tip is advice for who chooses the item. */
const TO_BE_DONE: readonly (readonly [RegExp, string])[] = [
  [/陪同/, '家属陪同'],
  [/清肠/, '清肠']
]

/** What a branch's desk asks of a visitor's preparation, in a few words. */
export function deskNotesOf(items: readonly PreparedItem[], fasting: boolean): string[] {
  const tips = items.map(({ specialTip, terms }) => `${specialTip}${terms.companion ? '陪同' : ''}`)
  return [
    fasting ? '空腹' : '不用空腹',
    ...(items.some(({ name }) => FULL_BLADDER.test(name)) ? ['憋尿'] : []),
    ...TO_BE_DONE.filter(([sign]) => tips.some((tip) => sign.test(tip))).map(([, note]) => note)
  ]
}

function remindersFor(whom: Whom, items: readonly PreparedItem[]): string[] {
  return [
    ...remindersOf(
      items.map(({ name, terms, specialTip }) => ({
        name,
        texts: [...remarksFor(remarksOf(terms), whom), ...(specialTip === '' ? [] : [specialTip])]
      }))
    ),
    ...(items.some(({ radiation }) => radiation) ? remarksFor([RADIATION], whom) : [])
  ]
}
