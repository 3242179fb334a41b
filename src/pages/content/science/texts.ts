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
  reportTitle: '先读这几篇，再决定怎么查',
  editorsTitle: '先读这几篇',
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
