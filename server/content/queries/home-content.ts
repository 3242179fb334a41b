import { and, asc, desc, eq, gt, lte } from 'drizzle-orm'
import * as v from 'valibot'
import { isOpen } from '@/contract/completions'
import { ErrorCode } from '@/contract/errors'
import { HOT_WORD_MODULE_TYPE } from '@/domain/constants'
import { entryProduct } from '@/domain/entry/entry-product'
import { kindOfSegment, type ProductKind } from '@/domain/kinds'
import { SHELVES, shelfNamed } from '@/domain/kinds/shelves'
import { findsAny } from '../../catalogue/queries/product-search'
import type { Shop } from '../../catalogue/queries/read-shop'
import { shopNow } from '../../catalogue/queries/shop'
import { shownAt, type ArticleRow } from '../../article/queries/shown'
import { floatData, homeData, listData, type Entry, type HomeModule } from '../module-data'
import { CONTENT_TEXTS } from '../texts'
import type { Db } from '../../db/client'
import { banners, hotWords, moduleHides, modules, news, popWindows } from '../../db/schema'
import { Refusal } from '../../http/refusal'

const NO_MODULE = 0
/** Entries of the grid of services: two rows of five. */
const SERVICES = 10

type ModuleRow = typeof modules.$inferSelect

/** Who asks for home, and as what. */
interface AskedHome {
  readonly db: Db
  readonly comefrom: number
  /** The device, which may have put blocks away; null unknown. */
  readonly owner: string | null
  /** Blocks of a preview in the place of those that are published. */
  readonly preview: readonly ModuleRow[] | null
}

/** The blocks of home in their order, as they are published. */
export const homeRows = (db: Db): Promise<ModuleRow[]> =>
  db.select().from(modules).where(eq(modules.place, 'home')).orderBy(asc(modules.sort))

const rowsAsked = async ({ db, preview }: AskedHome): Promise<readonly ModuleRow[]> =>
  preview ?? (await homeRows(db))

/** Where somebody looks; without a city, which the caller does not tell, no city hides anything. */
interface Where {
  readonly comefrom: number
  readonly cityCode?: string | undefined
}

/** Whether the operator shows it there. */
const isElsewhere = (
  { hiddenOnChannels, cities }: Pick<ModuleRow, 'hiddenOnChannels' | 'cities'>,
  { comefrom, cityCode }: Where
): boolean =>
  hiddenOnChannels.includes(comefrom) ||
  (cityCode !== undefined && cities.length > 0 && !cities.includes(cityCode))

const isHidden = (row: ModuleRow, where: Where, putAway: ReadonlySet<number>): boolean =>
  isElsewhere(row, where) || putAway.has(row.moduleId)

async function putAwayBy(db: Db, owner: string | null): Promise<ReadonlySet<number>> {
  if (owner === null) return new Set()
  const rows = await db
    .select({ id: moduleHides.moduleId })
    .from(moduleHides)
    .where(eq(moduleHides.owner, owner))
  return new Set(rows.map(({ id }) => id))
}

/** The blocks of home that are put away on the channel, in the city or by the device. */
export async function hiddenModules(asked: AskedHome, cityCode?: string): Promise<number[]> {
  const putAway = await putAwayBy(asked.db, asked.owner)
  return (await rowsAsked(asked))
    .filter((row) => isHidden(row, { comefrom: asked.comefrom, cityCode }, putAway))
    .map(({ moduleId }) => moduleId)
}

const isSold = ({ products }: Shop, kind: ProductKind): boolean =>
  [...products.values()].some((product) => product.kind === kind && product.onShelf)

/** False for an entry to products that nobody can buy, yet or any more; what else it leads to is the page's own affair. */
function isOffered(shop: Shop, { link: to }: Pick<Entry, 'link'>): boolean {
  const product = entryProduct(to)
  if (product && shop.products.get(product.id)?.onShelf !== true) return false
  if (to?.route === 'shop') {
    const shelf = shelfNamed(to.params['category'])
    return shelf === null || SHELVES[shelf].kinds.some((kind) => isOpen(kind) && isSold(shop, kind))
  }
  const kind = product && kindOfSegment(product.type)
  return kind === null || isOpen(kind)
}

/** Entries that lead somewhere; of the grid as many as it shows, so that later ones fill the places of kinds that are not sold yet. */
const offeredItems = (shop: Shop, { kind, items }: v.InferOutput<typeof listData>): Entry[] =>
  items.filter((item) => isOffered(shop, item)).slice(0, kind === 'services' ? SERVICES : items.length)

/** Callers of an older version do not know these blocks. */
const RAILS: readonly HomeModule['kind'][] = ['trust', 'rail']
const RAILS_VERSION = 2

/** What stands for the number of branches in an entry's words. */
const BRANCHES = '{branches}'

const told = ({ branches }: Shop, items: readonly Entry[]): Entry[] =>
  items.map((item) => ({ ...item, title: item.title.replace(BRANCHES, String(branches.size)) }))

/** The blocks of home, and which of them is the dark one; 0 none. */
interface HomeModules {
  readonly darkModuleId: number
  readonly modules: HomeModule[]
}

/** The blocks of home in their order, without those put away on the channel or by the device. */
export async function homeModules(asked: AskedHome, version: number): Promise<HomeModules> {
  const { db, comefrom, owner } = asked
  const rows = await rowsAsked(asked)
  const putAway = await putAwayBy(db, owner)
  const shop = await shopNow(db)
  const shown = rows
    .filter((row) => !isHidden(row, { comefrom }, putAway))
    .map(({ moduleId, moduleType, title, data }) => ({
      moduleId,
      moduleType,
      title,
      ...v.parse(homeData, data)
    }))
    .filter(({ kind }) => version >= RAILS_VERSION || !RAILS.includes(kind))
  return {
    darkModuleId: shown.find((module) => module.dark)?.moduleId ?? NO_MODULE,
    modules: shown.map(({ dark: _dark, ...module }) => ({
      ...module,
      items: told(shop, offeredItems(shop, module))
    }))
  }
}

/** The entries of one block; of type 83 the hot words (§7). Refuses with 404 when there is no such block. */
export async function moduleItems(
  db: Db,
  { moduleId, moduleType }: Pick<HomeModule, 'moduleId' | 'moduleType'>
): Promise<Entry[]> {
  if (moduleType === HOT_WORD_MODULE_TYPE) return (await hotWordList(db)).map(wordItem)
  const [row] = await db
    .select({ data: modules.data })
    .from(modules)
    .where(and(eq(modules.moduleId, moduleId), eq(modules.moduleType, moduleType)))
  if (!row) throw new Refusal(ErrorCode.notFound, CONTENT_TEXTS.moduleMissing)
  return offeredItems(await shopNow(db), v.parse(listData, row.data))
}

const found = new WeakMap<Shop, Map<string, Promise<boolean>>>()

/** Whether a search finds something that is sold; asked once of each state of the shop. */
function leadsOn(db: Db, shop: Shop, word: string): Promise<boolean> {
  const known = found.get(shop) ?? new Map<string, Promise<boolean>>()
  found.set(shop, known)
  const answer = known.get(word) ?? findsAny(db, word)
  known.set(word, answer)
  answer.catch(() => known.delete(word))
  return answer
}

type HotWordRow = typeof hotWords.$inferSelect

/** The hot words in their order, without those that lead to nothing. */
async function hotWordList(db: Db): Promise<HotWordRow[]> {
  const shop = await shopNow(db)
  const all = await db.select().from(hotWords).orderBy(asc(hotWords.sort))
  const lead = await Promise.all(all.map(({ title }) => leadsOn(db, shop, title)))
  return all.filter((_word, index) => lead[index] === true)
}

const wordItem = ({ id, title, image }: HotWordRow): Entry => ({
  id,
  title,
  imgUrl: image,
  icon: '',
  badge: '',
  link: { route: 'search', params: { keyword: title } }
})

const toneSchema = v.picklist(['mint', 'sky', 'apricot', 'rose', 'sand'])

type BannerRow = typeof banners.$inferSelect

export interface ShownBanner extends BannerRow {
  readonly tone: v.InferOutput<typeof toneSchema>
}

/** The banners of a page whose time has come, on the channel and in the city. */
export async function bannersAt(db: Db, now: Date, place: string, where: Where): Promise<ShownBanner[]> {
  const rows = await db
    .select()
    .from(banners)
    .where(and(eq(banners.place, place), lte(banners.startAt, now), gt(banners.endAt, now)))
    .orderBy(asc(banners.sort))
  const shop = await shopNow(db)
  const shown = rows.filter((row) => isOffered(shop, row) && !isElsewhere(row, where))
  return shown.map((row) => ({ ...row, tone: v.parse(toneSchema, row.tone) }))
}

type PopWindow = Pick<typeof popWindows.$inferSelect, 'id' | 'title' | 'text' | 'buttonText' | 'link'>

/** The windows that pop up over a page, while their time lasts. */
export async function popWindowsAt(db: Db, now: Date, place: string): Promise<PopWindow[]> {
  const rows = await db
    .select()
    .from(popWindows)
    .where(and(eq(popWindows.place, place), lte(popWindows.startAt, now), gt(popWindows.endAt, now)))
    .orderBy(asc(popWindows.id))
  const shop = await shopNow(db)
  const shown = rows.filter((row) => isOffered(shop, row))
  return shown.map(({ id, title, text, buttonText, link: to }) => ({ id, title, text, buttonText, link: to }))
}

/** Articles, the newest first. */
export const newsPage = (
  db: Db,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
  now: Date
): Promise<ArticleRow[]> =>
  db
    .select()
    .from(news)
    .where(shownAt(now))
    .orderBy(desc(news.publishDate), asc(news.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)

interface LotteryFloat extends v.InferOutput<typeof floatData> {
  readonly id: number
  readonly title: string
}

/** What floats over the page to announce a lottery; empty while none runs. */
export async function lotteryFloats(db: Db, comefrom: number): Promise<LotteryFloat[]> {
  const rows = await db.select().from(modules).where(eq(modules.place, 'float')).orderBy(asc(modules.sort))
  return rows
    .filter((row) => !row.hiddenOnChannels.includes(comefrom))
    .map(({ moduleId, title, data }) => ({ id: moduleId, title, ...v.parse(floatData, data) }))
}
