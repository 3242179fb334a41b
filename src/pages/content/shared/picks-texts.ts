/** Texts of what is put first for somebody, and why. */
export const picksTexts = {
  related: '与你的报告有关',
  relatedOf: (title: string) => `与你的报告有关，为什么推荐《${title}》`,
  stop: '不再推荐',
  agree: '按我的报告推荐',
  agreeTitle: '用你的报告来推荐文章？',
  agreeText:
    '只看你本人最近一份报告里要留意的项目，挑出讲这些项目的文章。不看家人的报告，不看你买过、读过什么，也不给别人。随时点“不再推荐”就停。',
  agreed: '已按你的报告推荐',
  stopped: '已停止，不再用你的报告',
  why: '为什么推荐',
  whyOf: (title: string) => `为什么推荐《${title}》`,
  ruleTitle: '推荐的规则',
  rule: [
    '先排报告里“建议就诊”的，再排“建议复查”的，然后是生活方式；每一项挑最新的一篇，一共不超过三篇。',
    '文章里提到什么商品，不影响排序。'
  ]
} as const
