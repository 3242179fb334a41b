/** Whether an order wants an empty stomach, which a change of its day warns by: its product says so, or an item of it. */
import { eq, inArray } from 'drizzle-orm'
import { checkItems, orderLines, products } from '../../db/schema'
import { server, session, steps, testOrders } from '../../testing/order-tests'

testOrders()

test.each([
  ['its product', true, false, true],
  ['an item alone', false, true, true],
  ['neither', false, false, false]
])('%s wants it', async (_who, ofProduct, ofItem, wanted) => {
  const { db } = server.database
  const { orderNum } = await steps.placed(session)
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderNum, orderNum))
  const codes = lines.flatMap(({ items }) => items.map(({ code }) => code))
  const { productCode } = await steps.detail(session, orderNum)
  await db.update(products).set({ fasting: ofProduct }).where(eq(products.productCode, productCode))
  await db.update(checkItems).set({ fasting: false }).where(inArray(checkItems.itemCode, codes))
  if (ofItem)
    await db
      .update(checkItems)
      .set({ fasting: true })
      .where(eq(checkItems.itemCode, codes[0] ?? ''))
  expect((await steps.detail(session, orderNum)).fasting).toBe(wanted)
})
