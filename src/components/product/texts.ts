export const productTexts = {
  items: (count: number) => `${count}项`,
  sold: (count: number) => `已约${count}`,
  flash: '秒杀',
  offShelf: '已下架'
} as const
