import type { GroupModules, ModuleItem, News } from '@/contract/content/dto'
import type { OrderCard } from '@/contract/order/dto/order'
import type { ProductCard, ProductPage, ShopFilters } from '@/contract/product/dto'
import { NOW } from './world'
import { SHOWN } from './shown'

/** A package in a list; CK1003 as the shop sells it. */
export const productCard = (change: Partial<ProductCard> = {}): ProductCard => ({
  productCode: 'CK1003',
  comboId: '2003',
  comboName: '深度体检·男士款',
  productCategory: 1,
  kind: 'checkup',
  productStatus: '1',
  salePrice: 1080,
  itemsValue: 1980,
  itemNum: 21,
  sellCount: 1334,
  tags: ['男士'],
  intro: '肺和胃一次看清楚',
  comboThumbnail: '/seed-img/pkg/CK1003.svg#sky',
  tone: 'sky',
  seckillStatus: 0,
  seckillPrice: null,
  seckillStart: null,
  seckillEnd: null,
  seckillStock: null,
  sexLimit: 1,
  ...change
})

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

/** A booked appointment on 24 November 2026. */
export const nextOrder = (change: Partial<OrderCard> = {}): OrderCard => ({
  orderNum: 'CA202611200001',
  orderType: 1,
  kind: 'checkup',
  kindName: '体检',
  productCode: 'CK1003',
  comboName: '深度体检·男士款',
  comboThumbnail: '',
  tone: 'sky',
  orderStatus: 40,
  statusName: '待到检',
  payStatus: 1,
  appointmentState: 2,
  reportState: 0,
  refundState: 0,
  userPayPrice: 1080,
  appointmentDate: '2026-11-24',
  timespan: '08:00-08:30',
  hospitalId: 'H1001',
  hospitalName: '望京分院',
  hospitalTel: '010-00000001',
  appointmentUser: SHOWN.name,
  terms: [],
  owed: null,
  payDeadline: null,
  freeChangeBefore: '2026-11-23 18:00',
  actions: [],
  report: null,
  orderCreateDate: '2026-11-20 09:00:00',
  spec: '',
  quantity: 1,
  payOrderNum: 'PAY202611200001',
  payPrice: 1080,
  giftPrice: 0,
  paidTogether: 1,
  ...change
})
