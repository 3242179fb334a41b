/** Texts of the way to a product that the bank opens. */
export const texts = {
  title: '商品详情',
  opening: '正在打开商品',
  gone: '这件商品暂时看不到',
  goneText: '它可能已下架，或者链接不完整。可以看看其他套餐。',
  home: '看看其他套餐',
  network: '网络不通，商品还没有打开'
} as const
