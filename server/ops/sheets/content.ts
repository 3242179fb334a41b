import { asc, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { bannerInput, groupModules, moduleDetails, popWindowInput, type Link } from '@/contract/content/dto'
import { SHELF_IDS } from '@/domain/kinds/shelves'
import { entryProduct } from '@/domain/entry/entry-product'
import {
  agreements,
  banners,
  cities,
  flashSales,
  hotWords,
  modules,
  popWindows,
  products
} from '../../db/schema'
import type { Tx } from '../../db/transact'
import {
  asKept,
  code,
  day,
  flag,
  json,
  link as picture,
  list,
  moment,
  oneOf,
  orNothing,
  text,
  whole as number,
  words,
  yuan,
  type Column
} from './cell'
import { plainSheet, whole } from './plain'
import { sheet, type Change, type Problem } from './sheet'

const PLACES = ['home', 'shop', 'mine', 'search', 'float'] as const
const TONES = ['mint', 'sky', 'apricot', 'rose', 'sand'] as const

/** Where an entry leads: `selling?type=checkup&id=CK1003`. */
const goal: Column<Link> = {
  read: (typed) => {
    const [route = '', query = ''] = typed.split('?')
    return /^[a-zA-Z]{2,40}$/.test(route) && typed.length <= 200
      ? { ok: true, value: { route, params: Object.fromEntries(new URLSearchParams(query)) } }
      : { ok: false, why: '应为页面名和参数，如 selling?type=checkup&id=CK1003' }
  },
  show: ({ route, params }) => {
    const query = new URLSearchParams(asKept(params)).toString()
    return query === '' ? route : `${route}?${query}`
  }
}

/** Entries to products that there are not; one that is off the shelf may come back. */
const judgeLinks =
  <Row extends object>(column: keyof Row & string, linksOf: (row: Row) => readonly (Link | null)[]) =>
  async (tx: Tx, changed: readonly Change<Row>[]): Promise<Problem[]> => {
    const known = new Set(
      (await tx.select({ code: products.productCode }).from(products)).map(({ code: one }) => one)
    )
    return changed.flatMap(({ line, row }) =>
      linksOf(row).flatMap((to) => {
        const product = entryProduct(to)
        return product && !known.has(product.id) ? [{ line, column, why: `没有商品 ${product.id}` }] : []
      })
    )
  }

export const hotWordSheet = plainSheet<typeof hotWords.$inferSelect>({
  name: 'hot-words',
  about: '搜索热词；搜不到商品的不显示',
  table: hotWords,
  columns: { id: number(1, 999_999), title: words(1, 20), image: picture, sort: number(0, 9999) },
  key: 'id',
  needed: ['title'],
  otherwise: ({ id = 0 }) => ({ image: '', sort: id }),
  rows: (db) => db.select().from(hotWords).orderBy(asc(hotWords.sort)),
  isWhole: whole('id', 'title')
})

/** Where a block or a banner is shown. */
const shownWhere = { hiddenOnChannels: list(number(0, 999)), cities: list(code) }
const EVERYWHERE = { hiddenOnChannels: [], cities: [] }

/** Cities that there are not. */
async function judgeCities(
  tx: Tx,
  changed: readonly { readonly line: number; readonly row: { readonly cities: readonly string[] } }[]
): Promise<Problem[]> {
  const known = new Set((await tx.select({ code: cities.cityCode }).from(cities)).map((row) => row.code))
  return changed.flatMap(({ line, row }) =>
    row.cities
      .filter((one) => !known.has(one))
      .map((one) => ({ line, column: 'cities', why: `没有城市 ${one}` }))
  )
}

export const bannerSheet = plainSheet<typeof banners.$inferSelect>({
  name: 'banners',
  about:
    '轮播图，从 startAt 到 endAt 显示，place 是 home、shop 或 mine，首页的要有 kind 为 banner 的一块；' +
    'hiddenOnChannels 写不显示的渠道，cities 写城市编码就只在这些城市显示；指向已下架商品的不显示',
  table: banners,
  columns: {
    id: number(1, 999_999),
    place: oneOf<string>(...bannerInput.entries.position.options),
    title: words(1, 40),
    subtitle: words(0, 60),
    image: picture,
    tone: oneOf<string>(...TONES),
    link: orNothing(goal),
    sort: number(0, 9999),
    startAt: moment,
    endAt: moment,
    ...shownWhere
  },
  key: 'id',
  needed: ['title', 'image', 'startAt', 'endAt'],
  otherwise: ({ id = 0 }) => ({
    ...{ place: 'home', subtitle: '', tone: 'mint', link: null, sort: id },
    ...EVERYWHERE
  }),
  rows: (db) => db.select().from(banners).orderBy(asc(banners.sort)),
  judge: async (tx, changed) => [
    ...(await judgeLinks<typeof banners.$inferSelect>('link', ({ link }) => [link])(tx, changed)),
    ...(await judgeCities(tx, changed))
  ],
  isWhole: whole('id', 'title', 'image', 'startAt', 'endAt')
})

export const popUpSheet = plainSheet<typeof popWindows.$inferSelect>({
  name: 'popups',
  about: '弹窗，从 startAt 到 endAt 显示；指向已下架商品的不显示',
  table: popWindows,
  columns: {
    id: number(1, 999_999),
    place: oneOf<string>(...popWindowInput.entries.position.options),
    title: words(1, 40),
    image: picture,
    link: orNothing(goal),
    text: words(0, 200, true),
    buttonText: words(1, 10),
    startAt: moment,
    endAt: moment
  },
  key: 'id',
  needed: ['title', 'startAt', 'endAt'],
  otherwise: () => ({ place: 'home', image: '', link: null, text: '', buttonText: '去看看' }),
  rows: (db) => db.select().from(popWindows).orderBy(asc(popWindows.id)),
  judge: judgeLinks('link', ({ link }) => [link]),
  isWhole: whole('id', 'title', 'startAt', 'endAt')
})

const RAIL_STYLES = groupModules.entries.modules.item.entries.style.wrapped.options

/** A block with its entries, as home reads it. */
const blockData = v.object({
  kind: v.picklist([...groupModules.entries.modules.item.entries.kind.options, 'hotWords']),
  items: v.fallback(moduleDetails, []),
  dark: v.optional(v.boolean(), false),
  shelf: v.optional(v.nullable(v.picklist(SHELF_IDS)), null),
  style: v.optional(v.nullable(v.picklist(RAIL_STYLES)), null)
})
type Block = Omit<typeof modules.$inferSelect, 'data'> & v.InferOutput<typeof blockData>

export const moduleSheet = sheet<Block>({
  name: 'modules',
  about:
    '首页的各块，kind 是 services 服务入口、banner 轮播图（banners）、flash 秒杀（sales）、recommend 推荐商品；' +
    'trust 保障、rail 一类商品（写 shelf 货架和 style 样式）；没有这一块就不显示；cities 写城市编码就只在这些城市显示；items 是 JSON（id、title、imgUrl、icon、badge、link），指向已下架商品的入口不显示',
  columns: {
    moduleId: number(1, 999_999),
    moduleType: number(1, 9999),
    title: words(0, 40),
    place: oneOf<string>(...PLACES),
    sort: number(0, 9999),
    kind: oneOf(...blockData.entries.kind.options),
    dark: flag,
    shelf: orNothing(oneOf(...SHELF_IDS)),
    style: orNothing(oneOf(...RAIL_STYLES)),
    ...shownWhere,
    items: json(moduleDetails)
  },
  key: ['moduleId'],
  rows: async (db) =>
    (await db.select().from(modules).orderBy(asc(modules.place), asc(modules.sort))).flatMap(
      ({ data, ...row }) => {
        const read = v.safeParse(blockData, data)
        return read.success ? [{ ...row, ...read.output }] : []
      }
    ),
  fresh: (given, like) => {
    const { moduleId = 0, kind } = { ...like, ...given }
    if (kind === undefined) return `没有 ${moduleId}；新的一块要有 kind`
    return {
      ...{
        moduleType: 1,
        title: '',
        place: 'home',
        sort: moduleId,
        dark: false,
        shelf: null,
        style: null,
        ...EVERYWHERE,
        items: []
      },
      ...like,
      ...given,
      ...{ moduleId, kind }
    }
  },
  judge: async (tx, changed) => [
    ...(await judgeLinks<Block>('items', ({ items }) => items.map(({ link }) => link))(tx, changed)),
    ...(await judgeCities(tx, changed))
  ],
  write: async (tx, changed) => {
    for (const { row } of changed) {
      const { kind, items, dark, shelf, style, ...block } = row
      const rail = shelf === null ? {} : { shelf, style: style ?? 'squares' }
      const values = { ...block, data: { kind, items, ...(dark ? { dark } : {}), ...rail } }
      await tx.insert(modules).values(values).onConflictDoUpdate({ target: modules.moduleId, set: values })
    }
    return []
  }
})

async function judgeSales(tx: Tx, changed: readonly Change<Sale>[]): Promise<Problem[]> {
  const sold = new Map(
    (await tx.select({ code: products.productCode, fen: products.salePriceFen }).from(products)).map(
      (row) => [row.code, row.fen]
    )
  )
  return changed.flatMap(({ line, row }): Problem[] => {
    const fen = sold.get(row.productCode)
    return [
      ...(fen === undefined
        ? [{ line, column: 'productCode', why: `没有商品 ${row.productCode}` }]
        : row.priceFen > fen
          ? [{ line, column: 'price', why: '秒杀价高于售价' }]
          : []),
      ...(row.startAt >= row.endAt ? [{ line, column: 'endAt', why: '结束不晚于开始' }] : []),
      ...(row.stock < row.taken
        ? [{ line, column: 'stock', why: `数量 ${row.stock} 少于已售 ${row.taken}` }]
        : [])
    ]
  })
}

type Sale = Omit<typeof flashSales.$inferSelect, 'remaining'>

export const saleSheet = plainSheet<Sale>({
  name: 'sales',
  about:
    '秒杀：商品、价格、数量和起止时间；queued 为“是”的要排队，轮到的人名额保留五分钟；首页要有 kind 为 flash 的一块',
  table: flashSales,
  columns: {
    activityId: code,
    productCode: code,
    priceFen: yuan,
    stock: number(0, 1_000_000),
    perUser: number(1, 999),
    queued: flag,
    startAt: moment,
    endAt: moment
  },
  key: 'activityId',
  needed: ['productCode', 'priceFen', 'stock', 'startAt', 'endAt'],
  otherwise: () => ({ perUser: 1, queued: false, taken: 0 }),
  rows: (db) => db.select().from(flashSales).orderBy(asc(flashSales.activityId)),
  judge: judgeSales,
  isWhole: whole('activityId', 'productCode', 'priceFen', 'stock', 'startAt', 'endAt')
})

const MARK = '## '

/** Sections begin with `## ` and their heading; each other line is a paragraph. */
const sections: Column<{ heading: string; paragraphs: string[] }[]> = {
  read: (typed) => {
    const checked = text(1, 50_000).read(typed)
    if (!checked.ok) return checked
    const found: { heading: string; paragraphs: string[] }[] = []
    for (const line of typed.split(/\r?\n/).map((one) => one.trim())) {
      if (line.startsWith(MARK)) found.push({ heading: line.slice(MARK.length), paragraphs: [] })
      else if (line !== '')
        (found.at(-1) ?? found[found.push({ heading: '', paragraphs: [] }) - 1])?.paragraphs.push(line)
    }
    return { ok: true, value: found }
  },
  show: (all) =>
    all.map(({ heading, paragraphs }) => [`${MARK}${heading}`, ...paragraphs].join('\n')).join('\n')
}

export const agreementSheet = plainSheet<typeof agreements.$inferSelect>({
  name: 'agreements',
  about: '协议正文：key 是 user、privacy、cancellation、account 或 card，每节以“## 标题”开头',
  table: agreements,
  columns: {
    key: oneOf<string>('user', 'privacy', 'cancellation', 'account', 'card'),
    title: words(1, 40),
    updatedOn: day,
    sections
  },
  key: 'key',
  needed: ['title', 'updatedOn', 'sections'],
  otherwise: () => ({}),
  rows: (db) =>
    db
      .select()
      .from(agreements)
      .orderBy(sql`key`),
  isWhole: whole('key', 'title', 'updatedOn', 'sections')
})
