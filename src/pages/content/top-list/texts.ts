import type { ShelfId } from '@/domain/kinds/shelves'

/** Shelves of which there is a list, in their order; the first one is all of them. */
export const LISTS: readonly { readonly key: ShelfId; readonly text: string }[] = [
  { key: 'all', text: '总榜' },
  { key: 'elder', text: '爸妈体检' },
  { key: 'women', text: '女性' },
  { key: 'special', text: '专项' },
  { key: 'dental', text: '口腔' },
  { key: 'goods', text: '好物' }
]

/** Texts of the list of what many book. */
export const texts = {
  title: '体检榜单',
  hello: '大家都在约什么',
  rule: ['按累计预约人数排', '不接受付费上榜'],
  lists: '榜单',
  place: (place: number) => `第 ${place} 名`,
  sold: (count: number) => `已约 ${count}`,
  few: '这一榜还不到 3 个，先不排',
  fewText: '看看别的榜，或者去商城',
  toShop: '去商城',
  foot: '不知道选哪个？可以加入对比，最多比 4 个'
} as const
