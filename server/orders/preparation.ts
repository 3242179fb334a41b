import { addDays } from '@/domain/date'

/** What of an examined item tells how to prepare. */
export interface PreparedItem {
  name: string
  fasting: boolean
  radiation: boolean
  specialTip: string
}

export interface PrepStep {
  /** 'YYYY-MM-DD HH:mm', Asia/Shanghai. */
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
}

/** Examined by ultrasound through a full bladder. */
const FULL_BLADDER = /前列腺|膀胱|泌尿|子宫|附件|盆腔/
const MAX_TIPS = 3

/** What to do before a visit, in the order of time; from what is examined. */
export function preparationOf(visit: Visit, items: readonly PreparedItem[]): PrepStep[] {
  const before = addDays(visit.date, -1)
  const start = `${visit.date} ${visit.timespan.slice(0, 5)}`
  const fasting = items.some((item) => item.fasting)
  return [
    ...(fasting
      ? [
          {
            at: `${before} 20:00`,
            title: '前一晚',
            text: '清淡饮食、不饮酒，22:00 后禁食；可少量饮白水',
            icon: 'moon'
          }
        ]
      : [{ at: `${before} 20:00`, title: '前一晚', text: '清淡饮食、不饮酒，早些休息', icon: 'moon' }]),
    { at: `${visit.date} 06:30`, title: '到检当天', text: morning(fasting, items), icon: 'drop' },
    { at: start, title: '随身携带', text: '本人身份证；近期报告与在服药物清单', icon: 'card' },
    ...tips(items).map((text) => ({ at: start, title: '项目提醒', text, icon: 'info' })),
    ...(visit.breakfastName === ''
      ? []
      : [{ at: start, title: '检后早餐', text: `抽血后凭到检凭证领取：${visit.breakfastName}`, icon: 'cup' }])
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

function tips(items: readonly PreparedItem[]): string[] {
  const own = items.flatMap(({ name, specialTip }) => (specialTip === '' ? [] : [`${name}：${specialTip}`]))
  const radiation = items.some((item) => item.radiation) ? ['备孕、怀孕或哺乳期请提前告知医护人员'] : []
  return [...own.slice(0, MAX_TIPS), ...radiation]
}
