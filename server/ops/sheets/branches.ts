import { asc, getTableColumns, inArray, sql } from 'drizzle-orm'
import { PRODUCT_KINDS } from '@/domain/kinds'
import { branches, breakfasts, checkItems, cities, orderVisits } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { code, decimal, flag, link, list, oneOf, orNothing, whole, words } from './cell'
import { changes, pieces, sheet, type Change, type Columns, type Problem } from './sheet'
import { arrival } from './told'

type Row = typeof branches.$inferSelect

const PIECE = 500
const COLUMNS = {
  orgCode: code,
  cityCode: code,
  name: words(1, 60),
  address: words(1, 120),
  areaName: words(1, 40),
  lat: decimal(-90, 90),
  lon: decimal(-180, 180),
  openHours: words(1, 60),
  transit: words(0, 200),
  tel: words(0, 30),
  intro: words(0, 2000, true),
  image: link,
  gallery: list(link),
  licence: words(0, 60),
  arrival,
  facilities: list(words(1, 40)),
  tags: list(words(1, 20)),
  kinds: list(oneOf<string>(...PRODUCT_KINDS)),
  capacityPerDay: whole(0, 100_000),
  thirdOrg: flag,
  closedWeekdays: list(whole(0, 6)),
  excludeItemCodes: list(code),
  hasBreakfast: flag,
  breakfastIds: orNothing(list(whole(1, 999_999))),
  singleSlot: flag
} satisfies Columns<Row>

const REQUIRED = [
  'cityCode',
  'name',
  'address',
  'areaName',
  'lat',
  'lon',
  'openHours',
  'kinds',
  'capacityPerDay'
] as const

function fresh(given: Partial<Row>, like: Row | null): Row | string {
  const missing = like ? [] : REQUIRED.filter((name) => given[name] === undefined)
  if (missing.length > 0) return `没有 ${given.orgCode ?? ''}；新分院还缺 ${missing.join(', ')}`
  const { orgCode = '', cityCode = '', name = '', address = '', areaName = '', lat = 0, lon = 0 } = given
  const { openHours = '', kinds = [], capacityPerDay = 0 } = given
  return {
    ...{ orgCode, cityCode, name, address, areaName, lat, lon, openHours, kinds, capacityPerDay },
    ...{ coordSystem: 'GCJ-02', transit: '', tel: '', intro: '', image: '', facilities: [], tags: [] },
    ...{ gallery: [], licence: '', arrival: {} },
    ...{
      thirdOrg: false,
      closedWeekdays: [],
      excludeItemCodes: [],
      hasBreakfast: false,
      breakfastIds: null,
      singleSlot: false
    },
    ...like,
    ...{ baseOccupancy: 0, fullDates: [], reviews: null },
    ...given
  }
}

async function judge(tx: Tx, changed: readonly Change<Row>[]): Promise<Problem[]> {
  const known = {
    cities: new Set((await tx.select({ code: cities.cityCode }).from(cities)).map((row) => row.code)),
    items: new Set((await tx.select({ code: checkItems.itemCode }).from(checkItems)).map((row) => row.code)),
    breakfasts: new Set((await tx.select({ id: breakfasts.id }).from(breakfasts)).map(({ id }) => id))
  }
  const visited = await bookedAt(tx, changed)
  return changed.flatMap((change) => {
    const { line, was, row } = change
    const wrong = (column: string, why: string): Problem => ({ line, column, why })
    const items = row.excludeItemCodes.filter((one) => !known.items.has(one))
    const meals = (row.breakfastIds ?? []).filter((id) => !known.breakfasts.has(id))
    const gone = was ? was.kinds.filter((kind) => !row.kinds.includes(kind)) : []
    return [
      ...(known.cities.has(row.cityCode) ? [] : [wrong('cityCode', `没有城市 ${row.cityCode}`)]),
      ...(changes(change, 'excludeItemCodes') && items.length > 0
        ? [wrong('excludeItemCodes', `没有项目 ${items.join('、')}`)]
        : []),
      ...(meals.length > 0 ? [wrong('breakfastIds', `没有早餐 ${meals.join('、')}`)] : []),
      ...(gone.length > 0 && visited.has(row.orgCode)
        ? [wrong('kinds', `还有未到检的预约，不能去掉 ${gone.join('、')}`)]
        : [])
    ]
  })
}

/** Branches where somebody is still to come. */
async function bookedAt(tx: Tx, changed: readonly Change<Row>[]): Promise<ReadonlySet<string>> {
  const codes = changed.filter((change) => changes(change, 'kinds')).map(({ row }) => row.orgCode)
  const rows = await tx
    .selectDistinct({ org: orderVisits.orgCode })
    .from(orderVisits)
    .where(sql`${inArray(orderVisits.orgCode, codes)} and ${inArray(orderVisits.state, ['asked', 'booked'])}`)
  return new Set(rows.flatMap(({ org }) => org ?? []))
}

const excluded = Object.fromEntries(
  Object.entries(getTableColumns(branches)).flatMap(([name, column]) =>
    name in COLUMNS && name !== 'orgCode' ? [[name, sql`excluded.${sql.identifier(column.name)}`]] : []
  )
)

export const branchSheet = sheet<Row>({
  name: 'branches',
  about: '分院；新分院的排期一刻钟内自动生成',
  columns: COLUMNS,
  key: ['orgCode'],
  rows: (db) => db.select().from(branches).orderBy(asc(branches.orgCode)),
  fresh,
  judge,
  write: async (tx, changed) => {
    for (const piece of pieces(changed, PIECE)) {
      await tx
        .insert(branches)
        .values(piece.map(({ row }) => row))
        .onConflictDoUpdate({ target: branches.orgCode, set: excluded })
    }
    return []
  }
})
