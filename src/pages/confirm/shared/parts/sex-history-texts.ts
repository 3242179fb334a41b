export const texts = {
  sexHistory: '性生活史',
  sexHistoryNote: '用于安排妇科检查，不会出现在报告中',
  yes: '有',
  no: '无'
} as const
