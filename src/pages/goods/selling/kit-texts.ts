/** Texts of a kit that is sent home. */
export const kitTexts = {
  steps: (count: number) => `${['零', '一', '两', '三', '四', '五'][count] ?? count}步完成`,
  minutes: (count: number) => `${count}分钟`,
  atHome: '在家采样',
  /** Of the parameter that tells how many are looked at. */
  sites: '检测位点',
  days: (count: number) => `${count}天`,
  toReport: '样本到实验室起出报告'
} as const
