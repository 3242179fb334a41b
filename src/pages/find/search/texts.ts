export const searchTexts = {
  placeholder: '搜索体检套餐、检查项',
  search: '搜索',
  history: '历史搜索',
  clear: '清空历史搜索',
  clearTitle: '清空全部历史搜索？',
  clearConfirm: '清空',
  hot: '大家都在搜',
  suggestions: '搜索建议',
  shelves: '结果分类',
  found: (count: number) => `共${count}个结果`,
  empty: '暂未搜索到相关结果，建议您换个搜索词试试',
  limit: '搜索内容最多40个字'
} as const

/** Longest text that can be searched for. */
export const KEYWORD_LIMIT = 40
