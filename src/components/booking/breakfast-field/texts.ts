/** Texts of the breakfast after an examination. */
export const breakfastTexts = {
  breakfastTitle: '早餐预约',
  breakfastPlaceholder: '请选择',
  breakfastConfirm: '确定',
  breakfastFailed: '早餐加载失败',
  breakfastRetry: '重新加载'
} as const
