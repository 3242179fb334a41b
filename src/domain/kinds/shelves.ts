import { PRODUCT_KINDS, rulesOf, type ProductKind } from './index'
import { keysOf } from '../keys-of'

/** A left category of the shop. */
export interface Shelf {
  readonly name: string
  /** Everything of these kinds stands on it … */
  readonly kinds: readonly ProductKind[]
  /** … or what the shop itself puts there. */
  readonly picked?: boolean
}

const picked = (name: string) => ({ name, kinds: ['checkup'], picked: true }) as const

/** The shelves of the shop in their order; a kind stands on one of its own or shares one. */
export const SHELVES = {
  all: { name: '全部', kinds: PRODUCT_KINDS },
  checkup: { name: '体检套餐', kinds: ['checkup'] },
  office: picked('职场'),
  men: picked('男士'),
  women: picked('女士'),
  elder: picked('爸妈'),
  special: picked('专项'),
  premium: picked('高端'),
  dental: { name: '口腔齿科', kinds: ['dentistry'] },
  immune: { name: '疫苗接种', kinds: ['vaccine'] },
  gene: { name: '基因检测', kinds: ['gene', 'gene-home'] },
  sugarshaker: { name: '控糖管理', kinds: ['sugarshaker'] },
  assess: { name: '健康评估', kinds: ['waston'] },
  goods: { name: '健康好物', kinds: ['health-selection'] },
  'cross-border': { name: '跨境购', kinds: ['cross-border'] },
  'coupon-activity': { name: '卡券', kinds: ['coupon-activity'] }
} as const satisfies Record<string, Shelf>

export type ShelfId = keyof typeof SHELVES

export const SHELF_IDS = keysOf(SHELVES)

/** A shelf by its id in an address or an entry; null for one that there is not. */
export const shelfNamed = (id: string | undefined): ShelfId | null =>
  SHELF_IDS.find((known) => known === id) ?? null

/** Each kind, or what asks for its shelf does not compile. */
type KindOnShelf = (typeof SHELVES)[Exclude<ShelfId, 'all'>]['kinds'][number]

/** The shelf that has everything of a kind: it stands before those on which some of it is picked. */
export const shelfOfKind = (kind: KindOnShelf): ShelfId =>
  SHELF_IDS.find((id) => {
    const shelf: Shelf = SHELVES[id]
    return id !== 'all' && shelf.kinds.includes(kind)
  }) ?? 'all'

/** What stands there is booked at a branch; the shelf of everything is none of these. */
export const isBookable = (id: ShelfId): boolean =>
  id !== 'all' && SHELVES[id].kinds.some((kind) => rulesOf(kind).booking)
