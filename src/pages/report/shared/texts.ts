/** What several pages of reports say. */
export const sharedTexts = {
  headline: (count: number) => `这次有 ${count} 项需要留意`,
  headlineNormal: '这次各项都在参考范围内',
  examined: (count: number, normal: number) => `检查 ${count} 项，${normal} 项未见异常。`,
  first: (count: number) => `先处理前 ${count} 项，其余的可以慢慢来。`,
  habitOnly: '多数从生活习惯就能调整。',
  reference: (low: number, high: number) => `参考 ${low}–${high}`,
  next: '接下来',
  chart: (name: string, points: string) => `${name}历年结果：${points}`,
  point: (date: string, value: number, unit: string) => `${date} ${value}${unit}`
} as const
