import type { GroupModules, ModuleItem, News } from '@/contract/content/dto'
import type { ProductCard, ProductPage, ShopFilters } from '@/contract/product/dto'
import { checkupCards } from '../recorded/catalogue'
import { NOW } from './world'

const [checkupCard] = checkupCards.list
if (!checkupCard) throw new Error('no product was recorded')

/** A package in a list: CK1003 as the shop sells it. */
export const productCard = (change: Partial<ProductCard> = {}): ProductCard => ({ ...checkupCard, ...change })

export const productPage = (list: ProductCard[], hasMore = false): ProductPage => ({
  list,
  total: list.length,
  hasMore,
  serverTime: NOW
})

/** A category of the shop that everything narrows. */
export const shopCategory = (
  change: Partial<ShopFilters['categories'][number]> = {}
): ShopFilters['categories'][number] => ({
  id: 'men',
  name: '男士',
  count: 4,
  bySex: true,
  byAge: true,
  bodyParts: ['C05'],
  ...change
})

export const moduleItem = (change: Partial<ModuleItem> = {}): ModuleItem => ({
  id: 1,
  title: '体检套餐',
  imgUrl: '/seed-img/tile/clip.svg#mint',
  icon: '',
  badge: '',
  link: { route: 'shop', params: { category: 'all' } },
  ...change
})

/** The blocks of home as the server names them. */
export const homeModules = (change: Partial<GroupModules> = {}): GroupModules => ({
  darkModuleId: 0,
  modules: [
    { moduleId: 101, moduleType: 1, kind: 'services', title: '服务', items: [moduleItem()] },
    { moduleId: 102, moduleType: 2, kind: 'banner', title: '活动', items: [] },
    { moduleId: 103, moduleType: 3, kind: 'flash', title: '限时秒杀', items: [] },
    {
      moduleId: 104,
      moduleType: 4,
      kind: 'recommend',
      title: '为你推荐',
      items: [moduleItem({ id: 41, title: '女士', link: { route: 'shop', params: { category: 'women' } } })]
    },
    { moduleId: 105, moduleType: 5, kind: 'news', title: '健康科普', items: [] }
  ],
  ...change
})

export const article = (id: number, title: string): News => ({
  id,
  title,
  summary: `${title}的要点`,
  category: '科普',
  author: '澄安健康编辑部',
  publishDate: '2026-11-18',
  readCount: 800,
  imgUrl: ''
})
