/** Texts of what there is of an article's subject. */
export const afterTexts = {
  items: '文中提到的检查',
  find: '去看看',
  findOf: (name: string) => `去看看哪里能做${name}`,
  products: '相关套餐'
} as const
