/** Texts of the calendar of days. */
export const calendarTexts = {
  calendarTitle: '选择日期',
  calendarWindow: (days: number) => `可约 ${days} 天内`,
  calendarPicked: '已选',
  calendarNothing: '未选择日期',
  calendarReset: '最近一周',
  calendarAll: '确定，查看当日分院',
  calendarSingle: '确定，查看当日时段',
  today: '今天',
  low: '低价'
} as const
