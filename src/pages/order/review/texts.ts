import type { ReviewScore } from '@/domain/order/review'

const WORDS: Readonly<Record<ReviewScore, string>> = {
  1: '很不满意',
  2: '不满意',
  3: '一般',
  4: '满意',
  5: '很满意'
}

/** Texts of the page on which a customer says how a finished order was. */
export const texts = {
  title: '评价',
  stars: '星级',
  words: WORDS,
  star: (score: ReviewScore) => `${score}星，${WORDS[score]}`,
  given: (score: ReviewScore) => `${score}星 · ${WORDS[score]}`,
  noStar: '点星星打分',
  tags: '标签',
  tagsHint: '可多选',
  text: '评价内容',
  placeholder: '选填，说说真实感受，能帮到其他人。请不要写姓名、电话和检查结果',
  anonymous: '匿名评价',
  seenAs: (name: string) => `商品页上显示为「${name}」`,
  nobody: '匿名用户',
  once: '提交后不能修改',
  submit: '提交评价',
  done: '谢谢，评价已提交',
  said: '我的评价',
  seeOrder: '查看订单',
  refused: '暂时不能评价'
} as const
