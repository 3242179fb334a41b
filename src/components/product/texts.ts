export const productTexts = {
  items: (count: number) => `${count}项`,
  sold: (count: number, booked: boolean) => (booked ? `已约${count}` : `已售 ${count} 件`),
  after: '券后',
  saved: (yuan: string) => `省¥${yuan}`,
  offShelf: '已下架',
  filter: '筛选',
  filterOn: (count: number) => `筛选，已选${count}项`
} as const
