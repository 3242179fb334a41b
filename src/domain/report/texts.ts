/** What is said of values, in words that need no doctor. */
export const REPORT_TEXTS = {
  within: '在参考范围内',
  above: (limit: number) => `高于参考 ${limit}`,
  below: (limit: number) => `低于参考 ${limit}`,
  lastYear: '去年',
  inYear: (year: number) => ` ${year} 年`,
  than: (when: string, by: number) =>
    by === 0 ? `和${when}一样` : `比${when}${by > 0 ? '高' : '低'} ${Math.abs(by)}`,
  overLimit: (by: number) => `比参考上限高 ${by}`,
  underLimit: (by: number) => `比参考下限低 ${by}`,
  onlyOne: '只有一次结果，还看不出变化。',
  newUnit: '这一项换了单位或检测方法，和以前的结果不能直接比较。',
  way: (years: number, up: boolean, by: number) => `${years} 年里一直在${up ? '升' : '降'}，每年约 ${by}，`,
  upAndDown: (most: number, least: number) => `有升有降，最高 ${most}，最低 ${least}，`,
  stillWithin: '一直在参考范围内。',
  cameBack: '这次回到了参考范围。',
  crossed: (high: boolean, limit: number) =>
    `这次${high ? '超过了' : '低于'}参考${high ? '上' : '下'}限 ${limit}。`,
  stillOut: (times: number, high: boolean, limit: number) =>
    `最近 ${times} 次都${high ? '高于' : '低于'}参考${high ? '上' : '下'}限 ${limit}。`
} as const
