import { asc, sql } from 'drizzle-orm'
import { CHARGE_TYPE, COUNT_PRICE_TYPE } from '@/domain/addon/types'
import { NO_TERMS } from '@/domain/addon/item-terms'
import type { Db } from '../../db/client'
import { addonPackageItems, addonPackages, checkItems, itemCategories, products } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { code, flag, list, oneOf, orNothing, sex, whole as number, words, yuan } from './cell'
import { plainSheet, whole } from './plain'
import { changes, sheet, type Change, type Problem } from './sheet'

type Category = typeof itemCategories.$inferSelect
type Item = typeof checkItems.$inferSelect
type Package = typeof addonPackages.$inferSelect & { items: string[] }

export const categorySheet = plainSheet<Category>({
  name: 'categories',
  about: '检查项目的分类',
  table: itemCategories,
  columns: {
    id: code,
    name: words(1, 20),
    dimension: oneOf<string>('部位', '病症', '人群'),
    sort: number(0, 9999)
  },
  key: 'id',
  needed: ['name'],
  otherwise: () => ({ dimension: '部位', sort: 0 }),
  rows: (db) => db.select().from(itemCategories).orderBy(asc(itemCategories.sort), asc(itemCategories.id)),
  isWhole: whole('id', 'name')
})

/** Items of old numbers keep them; a new one gets the next (`server/db/schema`). */
async function judgeItems(tx: Tx, changed: readonly Change<Item>[]): Promise<Problem[]> {
  const known = new Set((await tx.select({ id: itemCategories.id }).from(itemCategories)).map(({ id }) => id))
  const ids = new Map(
    (await tx.select({ code: checkItems.itemCode, id: checkItems.itemId }).from(checkItems)).map((row) => [
      row.id,
      row.code
    ])
  )
  return changed.flatMap(({ line, row }): Problem[] => {
    const owner = ids.get(row.itemId)
    ids.set(row.itemId, row.itemCode)
    return [
      ...(known.has(row.categoryId)
        ? []
        : [{ line, column: 'categoryId', why: `没有分类 ${row.categoryId}` }]),
      ...(owner !== undefined && owner !== row.itemCode
        ? [{ line, column: 'itemId', why: `编号 ${row.itemId} 已是 ${owner} 的` }]
        : [])
    ]
  })
}

export const itemSheet = plainSheet<Item>({
  name: 'items',
  about: '检查项目；itemId 是不重复的数字，sexLimit 写男或女，空着是男女都可',
  table: checkItems,
  columns: {
    itemCode: code,
    itemId: number(1, 9_999_999),
    name: words(1, 60),
    categoryId: code,
    intro: words(0, 500, true),
    salePriceFen: yuan,
    marketPriceFen: yuan,
    sexLimit: orNothing(sex),
    fasting: flag,
    durationMin: number(0, 1440),
    hot: flag,
    department: words(0, 40),
    minAge: orNothing(number(0, 120)),
    specialTip: words(0, 200),
    radiation: flag
  },
  key: 'itemCode',
  needed: ['itemId', 'name', 'categoryId', 'salePriceFen'],
  otherwise: ({ salePriceFen = 0 }) => ({
    ...{ intro: '', marketPriceFen: salePriceFen, sexLimit: null, fasting: false, durationMin: 0 },
    ...{ hot: false, sellCount: 0, department: '', minAge: null, specialTip: '', radiation: false },
    terms: NO_TERMS
  }),
  rows: (db) => db.select().from(checkItems).orderBy(asc(checkItems.itemCode)),
  judge: judgeItems,
  isWhole: whole('itemCode', 'itemId', 'name', 'categoryId', 'salePriceFen')
})

const LIST_TYPES = [
  'require',
  'notRequire',
  'individ',
  'custom',
  'public',
  'smart',
  'block',
  'special',
  'category'
]

async function packagesOf(db: Db): Promise<Package[]> {
  const rows = await db.select().from(addonPackages).orderBy(asc(addonPackages.sort), asc(addonPackages.id))
  const links = await db.select().from(addonPackageItems).orderBy(asc(addonPackageItems.sort))
  return rows.map((row) => ({
    ...row,
    items: links.filter(({ packageId }) => packageId === row.id).map(({ itemCode }) => itemCode)
  }))
}

async function judgePackages(tx: Tx, changed: readonly Change<Package>[]): Promise<Problem[]> {
  const items = new Set(
    (await tx.select({ code: checkItems.itemCode }).from(checkItems)).map((row) => row.code)
  )
  const sold = new Set(
    (await tx.select({ code: products.productCode }).from(products)).map((row) => row.code)
  )
  const codes = new Map((await tx.select().from(addonPackages)).map((row) => [row.code, row.id]))
  return changed.flatMap(({ line, row }): Problem[] => {
    const wrong = (column: string, why: string): Problem => ({ line, column, why })
    const missing = row.items.filter((one) => !items.has(one))
    const gone = row.productCodes.filter((one) => !sold.has(one))
    const owner = codes.get(row.code)
    codes.set(row.code, row.id)
    return [
      ...(missing.length > 0 ? [wrong('items', `没有项目 ${missing.join('、')}`)] : []),
      ...(row.items.length === 0 ? [wrong('items', '至少要有一个项目')] : []),
      ...(gone.length > 0 ? [wrong('productCodes', `没有商品 ${gone.join('、')}`)] : []),
      ...(row.minNums > row.maxNums ? [wrong('minNums', '最少项数大于最多项数')] : []),
      ...(owner !== undefined && owner !== row.id
        ? [wrong('code', `${row.code} 已是加项包 ${owner} 的`)]
        : [])
    ]
  })
}

async function writePackages(tx: Tx, changed: readonly Change<Package>[]): Promise<Problem[]> {
  for (const change of changed) {
    const { items, ...row } = change.row
    await tx.insert(addonPackages).values(row).onConflictDoUpdate({ target: addonPackages.id, set: row })
    if (!changes(change, 'items')) continue
    const kept = await tx
      .select()
      .from(addonPackageItems)
      .where(sql`${addonPackageItems.packageId} = ${row.id}`)
    const triggers = new Map(kept.map(({ itemCode, triggerItemCodes }) => [itemCode, triggerItemCodes]))
    await tx.delete(addonPackageItems).where(sql`${addonPackageItems.packageId} = ${row.id}`)
    await tx.insert(addonPackageItems).values(
      items.map((itemCode, sort) => ({
        ...{ packageId: row.id, itemCode, sort },
        triggerItemCodes: triggers.get(itemCode) ?? []
      }))
    )
  }
  return []
}

export const packageSheet = sheet<Package>({
  name: 'packages',
  about: '加项包和它的项目；productCodes 空着就对所有体检开放',
  columns: {
    id: number(1, 9_999_999),
    name: words(1, 60),
    code,
    detail: words(0, 500, true),
    salePriceFen: yuan,
    mandatory: flag,
    withIn: flag,
    chargeType: oneOf<number>(...Object.values(CHARGE_TYPE)),
    countPriceType: oneOf<number>(...Object.values(COUNT_PRICE_TYPE)),
    minNums: number(0, 500),
    maxNums: number(0, 500),
    listType: oneOf(...LIST_TYPES),
    sexLimit: orNothing(sex),
    productCodes: list(code),
    sort: number(0, 99_999),
    items: list(code)
  },
  key: ['id'],
  rows: packagesOf,
  fresh: (given, like) => {
    const { id = 0, name, items } = { ...like, ...given }
    if (name === undefined || items === undefined) return `没有 ${id}；新加项包要有 name, items`
    return {
      ...{ code: `AP${id}`, detail: '', salePriceFen: 0, mandatory: false, withIn: false },
      ...{ chargeType: CHARGE_TYPE.selfSelected, countPriceType: COUNT_PRICE_TYPE.perItem },
      ...{
        minNums: 0,
        maxNums: items.length,
        listType: 'individ',
        sexLimit: null,
        productCodes: [],
        sort: 0
      },
      ...like,
      ...given,
      ...{ id, name, items }
    }
  },
  judge: judgePackages,
  write: writePackages
})
