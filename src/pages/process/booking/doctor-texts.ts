/** Texts of the choice of a doctor. */
export const doctorTexts = {
  title: '医生',
  any: '可按擅长选择',
  anybody: '不指定',
  byTime: '按时间安排',
  state: (years: number, stands: string) => `${years}年 · ${stands}`,
  open: '可约',
  full: '当天已约满',
  away: '当天不出诊'
} as const
