import { asc, getTableColumns, inArray, sql } from 'drizzle-orm'
import { kindOfCategory, PRODUCT_KINDS, rulesOf, type ProductKind } from '@/domain/kinds'
import { sexLimitFrom, sexLimitWord, type SexLimitWord } from '@/domain/kinds/sex-limit'
import { GENDER, genderOf } from '@/domain/person/codes'
import { kindTexts } from '../../db/seed/kind-texts'
import { branches, checkItems, productBranches, productItems, products } from '../../db/schema'
import type { Db } from '../../db/client'
import type { Tx } from '../../db/transact'
import { code, flag, link, list, oneOf, orNothing, whole, worded, words, yuan } from './cell'
import { extraWith, TERM_COLUMNS, termProblems, TERMS, termsOf, type ProductTerms } from './product-terms'
import { withOwnTexts } from './product-texts'
import { changes, pieces, sheet, type Change, type Columns, type Problem } from './sheet'
import { measure, steps } from './told'

/** A product with what hangs on it. Of items of two people whose each is stands behind it: `IM010:1` the man's. */
type Row = Omit<typeof products.$inferSelect, 'sexLimit'> &
  ProductTerms & {
    /** Nothing: the kind's own limit; the table has the limit that counts. */
    sexLimit: SexLimitWord
    branches: string[]
    items: string[]
  }

/** Rows of one statement: with more a parameter list is too long. */
const PIECE = 500
/** Items and branches, which are short. */
const LINKS = 5_000

const item = {
  ...code,
  read: (text: string) =>
    /^[A-Za-z0-9_-]{1,40}(:[01])?$/.test(text)
      ? { ok: true as const, value: text }
      : { ok: false as const, why: '应为项目编号，双人套餐在后面加 :1（男）或 :0（女）' }
}

const SEX_LIMIT = worded<NonNullable<SexLimitWord>>(
  ['男', GENDER.male],
  ['女', GENDER.female],
  ['不限', 'open']
)

const COLUMNS = {
  productCode: code,
  name: words(1, 60),
  kind: oneOf(...PRODUCT_KINDS),
  category: whole(0, 999),
  salePriceFen: yuan,
  marketPriceFen: yuan,
  sexLimit: orNothing(SEX_LIMIT),
  ageMin: orNothing(whole(0, 120)),
  ageMax: orNothing(whole(0, 120)),
  intro: words(0, 2000, true),
  tags: list(words(1, 20)),
  keywords: list(words(1, 20)),
  onShelf: flag,
  thumbnail: link,
  images: list(link),
  fasting: flag,
  estimatedMinutes: whole(0, 1440),
  reportWorkdays: whole(0, 99),
  persons: whole(1, 2),
  orderLimit: orNothing(whole(1, 9999)),
  freightFen: yuan,
  notice: list(words(1, 500)),
  process: steps,
  measure: orNothing(measure),
  guide: steps,
  suitFor: list(words(1, 200)),
  channels: list(words(1, 40)),
  ...TERM_COLUMNS,
  branches: list(code),
  items: list(item)
} satisfies Columns<Row>

async function rowsOf(db: Db): Promise<Row[]> {
  const rows = await db.select().from(products).orderBy(asc(products.productCode))
  const links = await db.select().from(productBranches).orderBy(asc(productBranches.orgCode))
  const contents = await db
    .select()
    .from(productItems)
    .orderBy(asc(productItems.sort), asc(productItems.itemCode))
  const found = new Map(
    rows.map((row) => {
      const sexLimit = sexLimitWord(row.kind, row.category, genderOf(row.sexLimit))
      const empty = { branches: [] as string[], items: [] as string[] }
      return [row.productCode, { ...row, ...termsOf(row), ...empty, sexLimit }]
    })
  )
  for (const { productCode, orgCode } of links) found.get(productCode)?.branches.push(orgCode)
  for (const { productCode, ...one } of contents) found.get(productCode)?.items.push(itemOf(one))
  return [...found.values()]
}

const itemOf = ({ itemCode, sex }: { itemCode: string; sex: number | null }): string =>
  sex === null ? itemCode : `${itemCode}:${sex}`
const itemFrom = (text: string) => {
  const [itemCode = '', sex] = text.split(':')
  return { itemCode, sex: sex === undefined ? null : Number(sex) }
}

/** What its file does not say comes from the product that it is like, or else from its kind. */
function fresh(given: Partial<Row>, like: Row | null, now: Date): Row | string {
  const first = like ?? firstOf(given)
  if (typeof first === 'string') return first
  const row = {
    ...first,
    comboId: null,
    supermarketCode: null,
    reviews: null,
    sellCount: 0,
    createdAt: now,
    ...given
  }
  return withOwnTexts({ ...row, productType: row.category, orderType: row.category }, first)
}

/** What the first product of a shop is where its file says nothing. */
function firstOf(given: Partial<Row>): Row | string {
  const { productCode = '', name, kind, category, salePriceFen } = given
  if (name === undefined || kind === undefined || category === undefined || salePriceFen === undefined) {
    return `没有 ${productCode}；新商品要有 name, kind, category, salePrice，或用 like 列写明照哪个商品建`
  }
  const fasting = given.fasting ?? false
  const numbers = { productType: category, orderType: category, salePriceFen, marketPriceFen: salePriceFen }
  return {
    ...{ productCode, comboId: null, name, kind, category, ...numbers },
    ...{ sexLimit: null, ageMin: null, ageMax: null, intro: '', tags: [], keywords: [], onShelf: true },
    ...{ showShopButton: true, thumbnail: '', images: [], fasting, estimatedMinutes: 0 },
    ...{ reportWorkdays: 0, sellCount: 0 },
    ...{
      persons: 1,
      supermarketCode: null,
      skipItemSelection: false,
      paperReport: rulesOf(kind).addons === 'shop'
    },
    ...{ needsConfirmation: false, reviews: null, reasons: {}, suitFor: [], channels: [], orderLimit: null },
    ...{
      freightFen: 0,
      params: [],
      measure: null,
      guide: [],
      extra: {},
      createdAt: new Date(0),
      branches: [],
      items: []
    },
    ...{ scheduleDays: [], supply: '', payTypes: ['all'], depositFen: null, balanceAtBranch: false },
    ...{ taxRate: null, codes: null, useDays: null },
    ...kindTexts(kind, category, fasting)
  }
}

async function judge(tx: Tx, changed: readonly Change<Row>[]): Promise<Problem[]> {
  const orgs = new Map(
    (await tx.select({ org: branches.orgCode, kinds: branches.kinds }).from(branches)).map(
      ({ org, kinds }) => [org, kinds]
    )
  )
  const items = new Set(
    (await tx.select({ code: checkItems.itemCode }).from(checkItems)).map((row) => row.code)
  )
  return changed.flatMap((change) => {
    const { line, was, row } = change
    const wrong = (column: string, why: string): Problem => ({ line, column, why })
    const of = (...names: Parameters<typeof changes<Row>>[1][]) => changes(change, ...names)
    const missing = row.items.filter((one) => !items.has(itemFrom(one).itemCode))
    const twice = row.items.map((one) => itemFrom(one).itemCode)
    const away = row.branches.filter((org) => !orgs.has(org))
    const elsewhere = row.branches.filter((org) => orgs.get(org)?.includes(row.kind) === false)
    return [
      ...(was && of('kind') ? [wrong('kind', '已有商品不能换类别，请新建商品')] : []),
      ...(was && of('category') ? [wrong('category', '已有商品不能换分类，请新建商品')] : []),
      ...(kindOfCategory(row.category) === row.kind
        ? []
        : [wrong('category', `${row.kind} 没有分类 ${row.category}，有 ${categoriesOf(row.kind)}`)]),
      ...(of('salePriceFen', 'marketPriceFen') && row.salePriceFen > row.marketPriceFen
        ? [wrong('salePrice', '售价高于划线价')]
        : []),
      ...(row.ageMin !== null && row.ageMax !== null && row.ageMin > row.ageMax
        ? [wrong('ageMin', '最小年龄大于最大年龄')]
        : []),
      ...(of('items') && missing.length > 0 ? [wrong('items', `没有项目 ${missing.join('、')}`)] : []),
      ...(new Set(twice).size < twice.length ? [wrong('items', '同一项目出现了两次')] : []),
      ...(of('branches') && away.length > 0 ? [wrong('branches', `没有分院 ${away.join('、')}`)] : []),
      ...(of('branches') && elsewhere.length > 0
        ? [wrong('branches', `分院 ${elsewhere.join('、')} 不做 ${row.kind}`)]
        : []),
      ...(of(...TERMS) ? termProblems(row).map(({ column, why }) => wrong(column, why)) : [])
    ]
  })
}

const categoriesOf = (kind: ProductKind): string => Object.keys(rulesOf(kind).variants).join('、')

/** Names of the sheet that are columns of the table. */
const SET = Object.keys(COLUMNS).filter(
  (name) => name !== 'branches' && name !== 'items' && name !== 'productCode'
)
/** Columns of the table; terms are in one. */
const SET_COLUMNS = [...SET.filter((name) => !TERMS.some((term) => term === name)), 'extra']
const excluded = Object.fromEntries(
  Object.entries(getTableColumns(products)).flatMap(([name, column]) =>
    SET_COLUMNS.includes(name) ? [[name, sql`excluded.${sql.identifier(column.name)}`]] : []
  )
)

/** Triggers give what changes the shop's next version: orders that were priced by an older one are priced anew. */
async function write(tx: Tx, changed: readonly Change<Row>[]): Promise<Problem[]> {
  const own = changed.filter(
    ({ was, changed: names }) => was === null || names.some((name) => SET.includes(name))
  )
  for (const piece of pieces(own, PIECE)) {
    await tx
      .insert(products)
      .values(
        piece.map((change) => {
          const { branches: _branches, items: _items, sexLimit, ...row } = change.row
          return {
            ...row,
            sexLimit: sexLimitFrom(row.kind, row.category, sexLimit),
            extra: changes(change, ...TERMS) ? extraWith(row.extra, row) : row.extra
          }
        })
      )
      .onConflictDoUpdate({ target: products.productCode, set: excluded })
  }
  const placed = changed.filter((change) => changes(change, 'branches')).map(({ row }) => row)
  for (const piece of pieces(placed, PIECE)) {
    await tx.delete(productBranches).where(
      inArray(
        productBranches.productCode,
        piece.map(({ productCode }) => productCode)
      )
    )
  }
  const orgs = placed.flatMap(({ productCode, branches: codes }) =>
    codes.map((orgCode) => ({ productCode, orgCode }))
  )
  for (const piece of pieces(orgs, LINKS)) await tx.insert(productBranches).values(piece)
  const filled = changed.filter((change) => changes(change, 'items')).map(({ row }) => row)
  for (const piece of pieces(filled, PIECE)) {
    await tx.delete(productItems).where(
      inArray(
        productItems.productCode,
        piece.map(({ productCode }) => productCode)
      )
    )
  }
  const items = filled.flatMap(({ productCode, items: codes }) =>
    codes.map((one, sort) => ({ productCode, ...itemFrom(one), sort }))
  )
  for (const piece of pieces(items, LINKS)) await tx.insert(productItems).values(piece)
  return []
}

export const productSheet = sheet<Row>({
  name: 'products',
  about:
    '商品和它的分院、项目；新商品可以用 like 列写明照哪个商品建。sexLimit 写男、女或不限，空着就照类别：口腔和疫苗只限女性。疫苗写 scheduleDays（每针在第几天，如 0|60|180）和 supply；' +
    '先付定金写 payTypes（all、deposit 或 all|deposit）和 deposit；跨境写 taxRate；券码写 codes、useDays；按尺寸选规格的写 measure（如 臂围 22-42 cm），每个规格合适的一段在 skus 的 range',
  columns: COLUMNS,
  key: ['productCode'],
  rows: rowsOf,
  fresh,
  follow: withOwnTexts,
  judge,
  write
})

type Priced = Pick<Row, 'productCode' | 'name' | 'salePriceFen' | 'marketPriceFen'>
const price = {
  productCode: products.productCode,
  name: products.name,
  salePriceFen: products.salePriceFen,
  marketPriceFen: products.marketPriceFen
}

export const priceSheet = sheet<Priced>({
  name: 'prices',
  about: '只改商品的价格；按规格卖的商品见 skus',
  columns: { productCode: code, name: words(0, 60), salePriceFen: yuan, marketPriceFen: yuan },
  key: ['productCode'],
  shown: ['name'],
  rows: (db) => db.select(price).from(products).orderBy(asc(products.productCode)),
  fresh: null,
  judge: (_tx, changed) =>
    Promise.resolve(
      changed
        .filter(({ row }) => row.salePriceFen > row.marketPriceFen)
        .map(({ line }) => ({ line, column: 'salePrice', why: '售价高于划线价' }))
    ),
  write: async (tx, changed) => {
    const rows = JSON.stringify(changed.map(({ row }) => row))
    await tx.execute(sql`
      update products set sale_price_fen = v."salePriceFen", market_price_fen = v."marketPriceFen"
      from jsonb_to_recordset(${rows}::jsonb) as v("productCode" text, "salePriceFen" int, "marketPriceFen" int)
      where product_code = v."productCode"`)
    return []
  }
})
