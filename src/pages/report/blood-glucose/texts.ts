import {
  rangeText,
  type GlucoseMoment,
  type GlucoseStanding,
  type GlucoseWhen
} from '@/domain/glucose/glucose'

const WHENS: Readonly<Record<GlucoseWhen, string>> = {
  fasting: '空腹',
  breakfast: '早餐后',
  lunch: '午餐后',
  dinner: '晚餐后'
}
const MOMENTS: Readonly<Record<GlucoseMoment, string>> = { fasting: '空腹', post2h: '餐后 2 小时' }
const STANDINGS: Readonly<Record<GlucoseStanding, string>> = {
  within: '在目标内',
  low: '偏低',
  high: '偏高',
  alarm: '请尽快就医'
}

/** Texts of the blood sugar page. */
export const texts = {
  title: '血糖记录',
  unit: 'mmol/L',
  spans: '看多久',
  span: { 7: '近 7 天', 30: '近 30 天', 90: '近 3 个月' },
  allWithin: (span: string) => `${span}都在目标里`,
  someWithin: (span: string, count: number, within: number) => `${span}测了 ${count} 次，${within} 次达标`,
  rate: (within: number, count: number) => `${within} / ${count} 达标`,
  chart: (span: string, fasting: string, post2h: string) => `${span}血糖：空腹 ${fasting}；餐后 ${post2h}`,
  noValue: '没有记录',
  averages: '平均值',
  fastingMean: '空腹平均',
  post2hMean: '餐后平均',
  highest: '最高',
  dash: '--',
  targets: '目标范围',
  target: (moment: GlucoseMoment) => `${MOMENTS[moment]}目标`,
  range: rangeText,
  moments: MOMENTS,
  whens: WHENS,
  standings: STANDINGS,
  daily: '每天的记录',
  recordOf: (
    date: string,
    when: GlucoseWhen,
    value: number,
    tags: readonly string[],
    standing: GlucoseStanding
  ) => `${date} ${[WHENS[when], value, ...tags].join(' ')}，${STANDINGS[standing]}，修改`,
  none: '还没有记录',
  noneText: '记下空腹和餐后的血糖，就能看到变化',
  noneHere: '这段时间没有记录',
  advice: '医生给过目标的，以医生为准',
  alarm: '低于 3.9 或高于 16.7 请尽快就医',
  add: '记一次血糖',
  edit: '修改记录',
  earlier: '前一天',
  later: '后一天',
  when: '测量时间',
  tags: '当时的情况',
  tagNames: ['聚餐', '运动后', '睡得少', '药有调整'],
  pad: '数字键盘',
  deleteKey: '删除',
  typeIt: '请填写血糖值',
  inTarget: (low: number, high: number) => `目标 ${rangeText(low, high)}`,
  save: '保存',
  remove: '删除这条记录',
  removeAsk: '删除这条记录？',
  removed: '已删除',
  saved: '已保存',
  twice: '这个时间已经有一条记录',
  replace: '替换',
  keep: '都留',
  low: '下限',
  high: '上限',
  lowOf: (moment: GlucoseMoment) => `${MOMENTS[moment]}目标下限`,
  highOf: (moment: GlucoseMoment) => `${MOMENTS[moment]}目标上限`
} as const
