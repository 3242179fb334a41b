/** Texts of the search over add-ons, loaded with it. */
export const searchTexts = {
  search: '搜索加项',
  historyTitle: '搜索历史',
  historyEmpty: '还没有搜索过',
  historyClear: '清空搜索历史',
  searchEmpty: '暂未搜索到相关结果，建议您换个搜索词试试',
  found: (count: number) => `找到${count}项`
} as const
