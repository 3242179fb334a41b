/** Texts of the list of films. */
export const texts = {
  title: '健康视频',
  tabs: '栏目',
  all: '全部',
  empty: '还没有视频',
  captions: '有字幕',
  foot: '移动网络下先问你再播放，不自动外放声音'
} as const
