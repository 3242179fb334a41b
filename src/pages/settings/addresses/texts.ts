/** Texts of the addresses. */
export const texts = {
  title: '收货地址',
  byDefault: '默认',
  edit: (name: string, detail: string) => `编辑${name}的地址 ${detail}`,
  empty: '还没有收货地址',
  emptyText: '常用的地址存在这里，不用每次再找。',
  add: '添加收货地址'
} as const
