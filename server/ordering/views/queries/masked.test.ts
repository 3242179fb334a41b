import { eq } from 'drizzle-orm'
import type { GenericSchema } from 'valibot'
import { catalogue, type EndpointName } from '@/contract/catalogue'
import type { EndpointMeta } from '@/contract/endpoint'
import { ErrorCode } from '@/contract/errors'
import { schemas } from '@/contract/schemas'
import { boundCards, contacts, orderPeople, orders } from '../../../db/schema'
import { RECIPIENT, VISIT_DATE } from '../../../testing/ordering'
import { server, session, steps, testOrders } from '../../../testing/order-tests'

testOrders()

/** Own forms, own lists of people and own documents: there a name stands in full (§5 and what settles it). */
const IN_FULL: readonly EndpointName[] = [
  'account.get',
  'account.profile',
  'account.export',
  'auth.userInfo',
  'contacts.list',
  'contacts.get',
  'address.list',
  'invoice.view',
  'order.info',
  'order.sugarAgain',
  'report.people',
  'report.list',
  'card.people'
]

/** Fields that a call asks for besides the number of something. */
const ASKED: Readonly<Record<string, unknown>> = {
  ...{ productCode: 'CK1003', comboId: 'CK1003', orgCode: 'H1001', hospitalId: 'H1001', hosId: 'H1001' },
  ...{ hopId: 'H1001', orgId: 'H1001', cityCode: '131', regDate: VISIT_DATE, rtime: VISIT_DATE },
  ...{ date: VISIT_DATE, page: 1, pageNo: 1, keyword: '体检', customAddPackage: [], position: 'home' },
  ...{ skuId: '', quantity: 1, price: 1, type: 'checkup', merchandiseId: 'CK1003', merchandiseType: 1 }
}

const entriesOf = (schema: GenericSchema & { readonly entries?: Readonly<Record<string, GenericSchema>> }) =>
  Object.entries(schema.entries ?? {})

/** A call of its contract, with `id` wherever it wants the number of something. */
const inputOf = (name: EndpointName, id: string): object =>
  Object.fromEntries(
    entriesOf(schemas[name].input)
      .filter(([field, { type }]) => type !== 'optional' || /orderNum/.test(field))
      .map(([field]) => [field, ASKED[field] ?? id])
  )

/** Whatever a user may ask without changing anything. */
const reads = (Object.entries(catalogue) as [EndpointName, EndpointMeta][])
  .filter(([name, row]) => !row.changes && row.auth !== 'none' && !IN_FULL.includes(name))
  .map(([name]) => name)

async function ownNumbers(): Promise<string[]> {
  const { db } = server.database
  const userId = session.userInfo.user_id
  const own = await db.select().from(orders).where(eq(orders.userId, userId))
  const cards = await db.select().from(boundCards).where(eq(boundCards.userId, userId))
  const people = await db.select().from(contacts).where(eq(contacts.userId, userId))
  return [
    ...own.flatMap(({ orderNum, payOrderNum }) => [orderNum, payOrderNum]),
    ...cards.map(({ cardNumber }) => cardNumber),
    ...people.map(({ id }) => id),
    '1'
  ]
}

/** Everybody whom the demo user's account names. */
async function namesOf(): Promise<string[]> {
  const { db } = server.database
  const people = await db.select({ name: contacts.name }).from(contacts)
  const ordered = await db.select({ person: orderPeople.person }).from(orderPeople)
  return [...new Set([...people, ...ordered.map(({ person }) => person)].map(({ name }) => name))]
}

/** Orders as a user has them beside those of the seed: a visit, a parcel with an invoice in a person's name. */
async function buy() {
  const visit = await steps.placed(session)
  await steps.pay(session, visit.orderNum)
  const parcel = await server.call(
    'order.completeGoods',
    {
      ...RECIPIENT,
      ...{ productCode: 'HS2009', skuId: 'HS2009-3', quantity: 1 },
      needInvoice: 1,
      invoice: { titleType: 'personal', title: RECIPIENT.receiveName, email: 'lin@example.com' }
    },
    { session }
  )
  expect([parcel.code, parcel.message]).toEqual([ErrorCode.ok, expect.any(String)])
  await steps.pay(session, parcel.results[0]!.orderNum)
  return [visit, ...parcel.results]
}

test('R5.50 no call beside own forms and own lists tells the name of anybody in full', async () => {
  expect((await buy()).map(({ appointmentUser }) => appointmentUser)).toEqual(['陈**', '林**'])
  const names = await namesOf()
  expect(names).toEqual(expect.arrayContaining(['陈予安', '林知夏', '陈国栋']))
  const numbers = await ownNumbers()
  const answered = new Set<EndpointName>()
  const told: string[] = []
  for (const name of reads)
    for (const input of new Set(numbers.map((id) => JSON.stringify(inputOf(name, id))))) {
      const { code, results, raw } = await server.callRaw(name, JSON.parse(input), { session })
      if (code === ErrorCode.ok) answered.add(name)
      const text = JSON.stringify([raw, results])
      for (const full of names) if (text.includes(full)) told.push(`${name} ${input} tells ${full}`)
    }
  expect(told).toEqual([])
  const asked = ['order.list', 'order.next', 'order.detail', 'order.refundView', 'order.logistics'] as const
  const more = ['pay.status', 'review.view', 'card.owner', 'message.list', 'card.history'] as const
  expect([...asked, ...more].filter((name) => !answered.has(name))).toEqual([])
})

test('R5.50 cards, details, the refund and the way of a parcel have the first character and stars', async () => {
  const id = (await buy())[1]?.orderNum ?? ''
  const { list } = (await server.call('order.list', { x: 1 }, { session })).results
  expect(list.find(({ orderNum }) => orderNum === id)?.appointmentUser).toBe('林**')
  const detail = await steps.detail(session, id)
  expect([detail.person.name, detail.person.mobile]).toEqual(['林**', '138****0007'])
  expect(detail.invoice).toBe('电子普票 · 个人 · 林**')
  const { receiver } = (await server.call('order.logistics', { id }, { session })).results
  expect([receiver.name, receiver.mobile]).toEqual(['林**', '138****0007'])
  expect((await server.call('order.refundView', { id }, { session })).results.note).toContain('林**')
  // Whose name an invoice is in is asked for there.
  expect((await server.call('invoice.view', { id }, { session })).results.form?.title).toBe('林知夏')
})
