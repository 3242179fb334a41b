import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { catalogue, type EndpointName } from '@/contract/catalogue'
import type { Session } from '@/contract/auth/dto/auth'
import type { EndpointMeta } from '@/contract/endpoint'
import { ErrorCode } from '@/contract/errors'
import { schemas } from '@/contract/schemas'
import { rowsOf } from '../db/client'
import { inputsFor } from '../testing/generate'
import { ordering } from '../testing/ordering'
import { createTestApp, type TestApp } from '../testing/test-app'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const rows = (Object.keys(catalogue) as EndpointName[]).map((name): [EndpointName, EndpointMeta] => [
  name,
  catalogue[name]
])
const changing = rows.filter(([, row]) => row.changes)

let server: TestApp
let session: Session
let steps: ReturnType<typeof ordering>

beforeAll(async () => {
  server = await createTestApp()
  steps = ordering(server)
  session = await server.login('10000000001')
})
afterAll(() => server.close())

/** As a browser sends it when a page of another site has a link, picture or form that leads here. */
const fromElsewhere = (row: EndpointMeta, path: string, place: 'cookie' | 'query') =>
  server.app.inject({
    method: row.method,
    url: `/api${path}${place === 'query' ? `?access_token=${session.token}` : ''}`,
    headers: place === 'cookie' ? { cookie: `access_token=${session.token}` } : {}
  })

describe.each(['cookie', 'query'] as const)('a token in the %s', (place) => {
  test.each(changing.filter(([, row]) => row.auth === 'user'))(
    '%s, which changes something, does not take it for a login',
    async (_name, row) => {
      const answer = await fromElsewhere(row, row.path.replace(/:\w+/g, '1'), place)
      expect(answer.json()).toMatchObject({ code: ErrorCode.tokenInvalid })
    }
  )

  test('cancels no order, deletes none and logs nobody out, although these are GETs (§7)', async () => {
    const order = await steps.placed(session)
    await fromElsewhere(catalogue['order.cancel'], `/order/cancel/checkup/${order.orderNum}`, place)
    expect(await steps.status(session, order.orderNum)).toBe(0)
    expect((await server.call('order.cancel', { id: order.orderNum }, { session })).code).toBe(ErrorCode.ok)
    await fromElsewhere(catalogue['order.delete'], `/order/delete/1/${order.orderNum}`, place)
    expect(await steps.status(session, order.orderNum)).toBe(80)
    await fromElsewhere(catalogue['auth.logout'], '/logout', place)
    expect((await server.call('auth.userInfo', {}, { session })).code).toBe(ErrorCode.ok)
  })

  test('R6.1 serves what is only read', async () => {
    const read = await fromElsewhere(catalogue['order.tabCounts'], '/order/status/count', place)
    expect(read.json()).toMatchObject({ code: ErrorCode.ok })
  })
})

describe('rows that say they change nothing', () => {
  /** What belongs to somebody; keys, nonces and quotes are the server's own. */
  const TABLES = [
    'orders',
    'order_events',
    'pay_orders',
    'dues',
    'payments',
    'refunds',
    'refund_payouts',
    'transfers',
    'holds',
    'slots',
    'user_coupons',
    'contacts',
    'users'
  ]
  const TABLES_TOO = ['consents', 'questionnaire_answers', 'module_hides', 'order_count_reports', 'sessions']

  const everything = async () => {
    const found: string[] = []
    for (const table of [...TABLES, ...TABLES_TOO]) {
      const [row] = await rowsOf<{ hash: string }>(
        server.database.db,
        sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${sql.identifier(table)} t`
      )
      found.push(`${table} ${row?.hash}`)
    }
    return found
  }

  test('write nothing', async () => {
    const { results } = await server.call(
      'hold.take',
      { orgCode: 'H1001', productCode: 'CK1003', date: '2026-05-28', slotId: 103 },
      { session }
    )
    const order = await steps.placed(session, { productCode: 'CK1009' })
    await steps.opened(session, order.orderNum)
    const ids = [results.holdId, order.orderNum, order.payOrderNum, 'c001', 'CP-PL50', 'CK1003', 'H1001']
    const before = await everything()
    for (const [name, row] of rows.filter(([, { changes }]) => !changes)) {
      const fields = [...row.path.matchAll(/:(\w+)/g)].map(([, field]) => field ?? '')
      const named = ids.map((id) => Object.fromEntries(fields.map((field) => [field, id])))
      for (const input of [...named, ...inputsFor(schemas[name].input, ids, 20, 7)]) {
        await server.callRaw(name, input, { session }).catch(() => null)
      }
      expect([name, await everything()]).toEqual([name, before])
    }
  })

  test('so every call with an idempotency key and every DELETE says the other', () => {
    const wrong = rows.filter(([, row]) => (row.idempotent || row.method === 'DELETE') && !row.changes)
    expect(wrong).toEqual([])
  })
})
