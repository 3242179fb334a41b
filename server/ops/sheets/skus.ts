import { asc, getTableColumns, inArray, sql } from 'drizzle-orm'
import { seatFamilyOf } from '@/domain/kinds/traits'
import { rowsOf } from '../../db/client'
import { products, productSkus } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { code, flag, orNothing, whole, words, yuan } from './cell'
import { changes, sheet, type Change, type Columns, type Problem } from './sheet'
import { range } from './told'

const { remaining: _remaining, ...columns } = getTableColumns(productSkus)
type Row = Omit<typeof productSkus.$inferSelect, 'remaining'>

const COLUMNS = {
  skuId: code,
  productCode: code,
  spec: words(1, 60),
  note: words(0, 120),
  range: orNothing(range),
  priceFen: yuan,
  stock: whole(0, 10_000_000),
  taken: whole(0, 10_000_000),
  open: flag,
  sort: whole(0, 9999)
} satisfies Columns<Row>

function fresh(given: Partial<Row>): Row | string {
  const { skuId = '', productCode, spec, priceFen, stock } = given
  if (productCode === undefined || spec === undefined || priceFen === undefined || stock === undefined) {
    return `没有 ${skuId}；新规格要有 productCode, spec, price, stock`
  }
  return {
    note: '',
    range: null,
    open: true,
    sort: 0,
    ...given,
    skuId,
    productCode,
    spec,
    priceFen,
    stock,
    taken: 0
  }
}

const tooFew = (line: number, stock: number, taken: number): Problem => ({
  ...{ line, column: 'stock' },
  why: `库存 ${stock} 少于已售 ${taken}`
})

async function judge(tx: Tx, changed: readonly Change<Row>[]): Promise<Problem[]> {
  const codes = [...new Set(changed.map(({ row }) => row.productCode))]
  const rows = await tx
    .select({ code: products.productCode, kind: products.kind, category: products.category })
    .from(products)
    .where(inArray(products.productCode, codes))
  const known = new Map(rows.map((row) => [row.code, row]))
  return changed.flatMap((change): Problem[] => {
    const { line, was, row } = change
    const product = known.get(row.productCode)
    if (!product) return [{ line, column: 'productCode', why: `没有商品 ${row.productCode}` }]
    if (was && changes(change, 'productCode'))
      return [{ line, column: 'productCode', why: '已有规格不能换商品' }]
    if (seatFamilyOf(product) !== null) {
      return [{ line, column: 'productCode', why: `${row.productCode} 要预约到院，没有规格` }]
    }
    return changes(change, 'stock') && row.stock < row.taken ? [tooFew(line, row.stock, row.taken)] : []
  })
}

/** What orders take meanwhile is not lost: a stock below what is taken by now is not written. */
async function write(tx: Tx, changed: readonly Change<Row>[]): Promise<Problem[]> {
  const written = await rowsOf<{ id: string }>(
    tx,
    sql`
    insert into product_skus (sku_id, product_code, spec, note, "range", price_fen, stock, open, sort)
    select "skuId", "productCode", spec, note, "range", "priceFen", stock, open, sort
    from jsonb_to_recordset(${JSON.stringify(changed.map(({ row }) => row))}::jsonb)
      as v("skuId" text, "productCode" text, spec text, note text, "range" jsonb, "priceFen" int, stock int, open boolean, sort int)
    order by "skuId"
    on conflict (sku_id) do update set spec = excluded.spec, note = excluded.note,
      "range" = excluded."range", price_fen = excluded.price_fen,
      stock = excluded.stock, open = excluded.open, sort = excluded.sort
    where excluded.stock = product_skus.stock or excluded.stock >= product_skus.taken
    returning sku_id as id`
  )
  const done = new Set(written.map(({ id }) => id))
  return changed
    .filter(({ row }) => !done.has(row.skuId))
    .map(({ line, row }) => ({ line, column: 'stock', why: `库存 ${row.stock} 少于已售，刚刚又有人下单` }))
}

export const skuSheet = sheet<Row>({
  name: 'skus',
  about: '规格的价格和库存；taken 是已售，不导回',
  columns: COLUMNS,
  key: ['skuId'],
  shown: ['taken'],
  rows: (db) =>
    db.select(columns).from(productSkus).orderBy(asc(productSkus.productCode), asc(productSkus.sort)),
  fresh,
  judge,
  write
})
