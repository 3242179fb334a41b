import { eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { orderLines } from '../db/schema'

/** Check items of an order by their codes or names, with commas between; or what there is. */
export async function itemsNamed(
  db: Db,
  orderNum: string,
  typed: string | undefined
): Promise<{ readonly codes: readonly string[] } | { readonly problem: string }> {
  if (typed === undefined) return { codes: [] }
  const items = await itemsOf(db, orderNum)
  const words = typed.split(/[,，、]/).map((word) => word.trim())
  const found = words.map((word) => items.find(({ code, name }) => code === word || name === word))
  const strange = words.filter((_word, index) => found[index] === undefined)
  return strange.length === 0
    ? { codes: [...new Set(found.flatMap((item) => item?.code ?? []))] }
    : {
        problem: `订单 ${orderNum} 没有项目 ${strange.join('、')}；有：${items.map(({ code, name }) => `${name}（${code}）`).join('、')}`
      }
}

/** Check items of an order, of all its lines. */
async function itemsOf(db: Db, orderNum: string) {
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderNum, orderNum))
  return lines.flatMap(({ items }) => items)
}
