/** Texts of the list and entry of health assessments (§2 /waston). */
export const texts = {
  title: '健康评估',
  lead: '做一次评估，看清哪些风险值得先管',
  steps: ['选评估项目，约好分院和时间', '到院完成检测，当天即可离开', '在订单里查看报告和改善建议'],
  note: '评估结果是风险分层，不是诊断。',
  empty: '暂无评估项目',
  emptyHint: '可以先看看体检套餐',
  toShop: '去商城看看',
  all: '全部评估项目已显示',
  retry: '加载失败，点此重试',
  loadingMore: '加载中'
} as const
