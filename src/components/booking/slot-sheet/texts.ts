/** Texts of the sheet of times. */
export const slotTexts = {
  slotTitle: '选择时段',
  slotGroup: '可选时段',
  slotHold: '选定后为你保留名额 10 分钟',
  slotConfirm: '确定',
  slotFirst: '请选择时段'
} as const
