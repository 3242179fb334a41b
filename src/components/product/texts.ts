export const productTexts = {
  items: (count: number) => `${count}项`,
  sold: (count: number) => `已约${count}`,
  flash: '秒杀',
  after: '券后',
  saved: (yuan: string) => `省¥${yuan}`,
  offShelf: '已下架'
} as const
