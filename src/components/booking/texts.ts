/** Texts of the booking parts that several pages share. */
export const bookingTexts = {
  slotTitle: '选择到检时段',
  slotGroup: '到检时段',
  slotHold: '选定后为你保留名额 10 分钟',
  slotConfirm: '确定',
  slotFirst: '请选择时段',
  slotHeld: '已为你保留',
  calendarTitle: '选择到检日期',
  calendarWindow: (days: number) => `可约 ${days} 天内`,
  calendarPicked: '已选',
  calendarNothing: '未选择日期',
  calendarReset: '恢复近一周',
  calendarAll: '确定，查看当日机构',
  calendarSingle: '确定，查看当日时段',
  today: '今天',
  low: '低价'
} as const
