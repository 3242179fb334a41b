import { asc, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { PAY_STATUS } from '@/domain/order/codes'
import { DELIVERY_STEPS, VISIT_STEPS, type DeliveryState, type VisitState } from '@/domain/order/parts'
import { orderDeliveries, orders, orderVisits } from '../../../db/schema'
import { transact } from '../../../db/transact'
import { ordering } from '../../../testing/ordering'
import { wrongOrders } from '../../../testing/orders'
import { createTestApp, type TestApp } from '../../../testing/test-app'
import type { Transitions } from '../transitions'
import { settle } from './settle'

const RUNS = 40
const SEED = 20_260_520
const VISITS = 3
const PARCELS = 2

let server: TestApp
let steps: ReturnType<typeof ordering>
beforeAll(async () => {
  server = await createTestApp()
  steps = ordering(server)
  await steps.remember()
})
afterAll(() => server?.close())

const keys = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[]

type Step =
  | { readonly part: 'visit'; readonly index: number; readonly to: VisitState }
  | { readonly part: 'delivery'; readonly index: number; readonly to: DeliveryState }
  | { readonly part: 'fact'; readonly payStatus: number; readonly reportState: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    part: fc.constant('visit' as const),
    index: fc.nat(VISITS - 1),
    to: fc.constantFrom(...keys(VISIT_STEPS))
  }),
  fc.record({
    part: fc.constant('delivery' as const),
    index: fc.nat(PARCELS - 1),
    to: fc.constantFrom(...keys(DELIVERY_STEPS))
  }),
  fc.record({
    part: fc.constant('fact' as const),
    payStatus: fc.constantFrom(...Object.values(PAY_STATUS)),
    reportState: fc.nat(5)
  })
)

/** An order of three visits, of which the first is asked for, and two parcels. */
async function orderOfMany(): Promise<string> {
  await steps.startOver()
  const { orderNum } = await steps.placed(await server.login('10000000001'))
  const { db } = server.database
  const visit = { orderNum, state: 'toBook' as const }
  await db.insert(orderVisits).values([2, 3].map((no) => ({ ...visit, id: `V${no}`, no })))
  const parcel = { orderNum, direction: 'out' as const, state: 'packing' as const }
  await db.insert(orderDeliveries).values([1, 2].map((no) => ({ ...parcel, id: `P${no}` })))
  return orderNum
}

test('whatever its parts go through: only steps that a part takes are taken, and the stored status is the one that follows', async () => {
  const { db } = server.database
  const orderNum = await orderOfMany()
  const states = async () => ({
    visit: await db
      .select()
      .from(orderVisits)
      .where(eq(orderVisits.orderNum, orderNum))
      .orderBy(asc(orderVisits.no)),
    delivery: await db
      .select()
      .from(orderDeliveries)
      .where(eq(orderDeliveries.orderNum, orderNum))
      .orderBy(asc(orderDeliveries.id))
  })
  const first = await states()
  const move = (moves: Transitions) => transact(db, (tx) => settle(tx, [{ orderNum }], moves))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (run) => {
      for (const { id, state } of first.visit)
        await db.update(orderVisits).set({ state }).where(eq(orderVisits.id, id))
      for (const { id, state } of first.delivery) {
        await db.update(orderDeliveries).set({ state }).where(eq(orderDeliveries.id, id))
      }
      await move({})
      for (const one of run) {
        if (one.part === 'fact') {
          const { payStatus, reportState } = one
          await db.update(orders).set({ payStatus, reportState }).where(eq(orders.orderNum, orderNum))
          await move({})
        } else {
          const before = (await states())[one.part][one.index]!
          const steps: Readonly<Record<string, readonly string[]>> =
            one.part === 'visit' ? VISIT_STEPS : DELIVERY_STEPS
          const moving = move({
            visit: ({ id, state }) => (one.part === 'visit' && id === before.id ? one.to : state),
            delivery: ({ id, state }) => (one.part === 'delivery' && id === before.id ? one.to : state)
          })
          const taken = before.state === one.to || (steps[before.state] ?? []).includes(one.to)
          if (taken) await moving
          else await expect(moving).rejects.toThrow(`does not go from ${before.state} to ${one.to}`)
          const now = (await states())[one.part][one.index]
          expect(now?.state).toBe(taken ? one.to : before.state)
        }
        expect(await wrongOrders(db)).toEqual([])
      }
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true }
  )
})
