/** What is said of an order that was asked to be reviewed. */
export const REVIEW_TEXTS = {
  notYet: '订单完成后可以评价',
  once: '该订单已评价过，不能重复评价'
} as const
