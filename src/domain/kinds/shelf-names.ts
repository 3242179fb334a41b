import { SHELF_IDS, SHELVES, type ShelfId } from './shelves'

/** What people call a shelf besides its name; a search finds it by these too. */
const OTHER_NAMES: { readonly [Id in ShelfId]?: readonly string[] } = {
  dental: ['洗牙', '牙科', '看牙', '补牙'],
  immune: ['打针', '预防针', '打疫苗'],
  gene: ['DNA', '基因'],
  sugarshaker: ['控糖', '血糖管理'],
  assess: ['waston', 'watson', '沃森', '睿评', '风险评估'],
  goods: ['好物', '商品'],
  'cross-border': ['进口', '海淘', '保税'],
  'coupon-activity': ['次卡', '兑换券']
}

/** All that a shelf is called. */
export const namesOf = (id: ShelfId): readonly string[] => [SHELVES[id].name, ...(OTHER_NAMES[id] ?? [])]

/** Shelves that a word means; one character is too little to mean any, and the shelf of everything is none. */
export function shelvesMeant(word: string): ShelfId[] {
  const typed = word.toLowerCase()
  return typed.length < 2
    ? []
    : SHELF_IDS.filter((id) => id !== 'all' && namesOf(id).some((name) => name.toLowerCase().includes(typed)))
}
