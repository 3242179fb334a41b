import { eq } from 'drizzle-orm'
import type { LineItem } from '@/domain/order/lines'
import { allocateFen } from '@/domain/money'
import { lineId, visitId } from '../../ordering/order/part-id'
import { hashPerson } from '../person-hash'
import { contacts, orderLines, orderPeople, orderVisits } from '../schema'
import type { Tx } from '../transact'

/** An add-on item of an order that is sown. */
export interface SeedItem {
  packageId: number
  packageName: string
  itemCode: string
  itemName: string
  priceFen: number
}

export interface SeedParts {
  orderNum: string
  person: Omit<typeof orderPeople.$inferInsert, 'orderNum' | 'role'>
  visit: Omit<typeof orderVisits.$inferInsert, 'id' | 'orderNum' | 'no'>
  product: { productCode: string; name: string; salePriceFen: number }
  /** Of the product, at the prices that they have by themselves. */
  items: readonly LineItem[]
  added: readonly SeedItem[]
}

/** Who is examined, the visit, and a line for the product and for each package of add-ons. */
export async function seedParts(tx: Tx, parts: SeedParts): Promise<void> {
  const { orderNum, person, visit, product, items, added } = parts
  await tx.insert(orderPeople).values({ ...person, orderNum, role: 'examinee' })
  await tx.insert(orderVisits).values({ ...visit, id: visitId(orderNum, 1), orderNum, no: 1 })
  const prices = allocateFen(
    product.salePriceFen,
    items.map(({ priceFen }) => priceFen)
  )
  const packages = [...new Set(added.map(({ packageId }) => packageId))].map((packageId) => {
    const own = added.filter((item) => item.packageId === packageId)
    return {
      role: 'addon' as const,
      productCode: String(packageId),
      name: own[0]?.packageName ?? '',
      fen: own.reduce((total, { priceFen }) => total + priceFen, 0),
      items: own.map(({ itemCode, itemName, priceFen }) => ({ code: itemCode, name: itemName, priceFen }))
    }
  })
  const lines = [
    {
      role: 'product' as const,
      productCode: product.productCode,
      name: product.name,
      fen: product.salePriceFen,
      items: items.map((item, index) => ({ ...item, listFen: item.priceFen, priceFen: prices[index] ?? 0 }))
    },
    ...packages
  ]
  await tx.insert(orderLines).values(
    lines.map(({ fen, ...line }, index) => ({
      ...line,
      id: lineId(orderNum, index + 1),
      orderNum,
      unitFen: fen,
      payableFen: fen
    }))
  )
}

async function contactOf(tx: Tx, contactsId: string) {
  const [contact] = await tx.select().from(contacts).where(eq(contacts.id, contactsId))
  if (!contact) throw new Error('an order of somebody who is not seeded')
  return contact
}

/** Who is examined, as the account's list has them. */
export async function examineeOf(tx: Tx, contactsId: string, now: Date): Promise<SeedParts['person']> {
  const { name, mobile, gender, idType, idNumber, marry, birthday, relation } = await contactOf(tx, contactsId)
  return {
    person: { contactsId, name, mobile, gender, idType, idNumber, marry, birthday, relation },
    personHash: await hashPerson(tx, now, { idType, idNumber })
  }
}
