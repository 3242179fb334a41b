import type { TopicId } from '@/domain/article/topics'

/** Pictures of the doors. */
export const DOORS: readonly { readonly id: TopicId; readonly picture: string }[] = [
  { id: 'reading', picture: '/seed-img/tile/clip.svg#sky' },
  { id: 'before', picture: '/seed-img/tile/night.svg#mint' },
  { id: 'chronic', picture: '/seed-img/tile/heart.svg#rose' },
  { id: 'parents', picture: '/seed-img/tile/elder.svg#apricot' }
]

/** Texts of the page of health knowledge. */
export const texts = {
  title: '健康科普',
  search: '搜症状、检查项、报告里的词',
  byReport: (date: string) => `根据你 ${date} 的报告`,
  byEditors: '编辑推荐',
  stop: '不再推荐',
  reportTitle: '先读这几篇，再决定怎么查',
  editorsTitle: '先读这几篇',
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
  ],
  minutes: (count: number) => `${count} 分钟`,
  reading: '大家在看',
  ranking: '榜单',
  films: '短视频',
  all: '全部',
  hot: '热点',
  more: '更多',
  partFailed: '没有加载出来',
  retry: '重新加载'
} as const
