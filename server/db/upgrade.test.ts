import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { hashToken } from '../settings/tokens'
import { migrateBefore } from '../testing/migrations'
import { ordering, VISIT_DATE } from '../testing/ordering'
import { createTestApp, TEST_NOW, type TestApp } from '../testing/test-app'
import { openEmptyDatabase } from '../testing/test-database'
import { rowsOf, type Database } from './client'
import { prepareDatabase } from './migrate'

/** Before it, all columns were plain. */
const SEALING = 'sealed_columns'
const SECRET = Buffer.alloc(32, 5).toString('base64url')
const TOKEN = 'token-old'.padEnd(43, 'x')
const REFRESH = 'refresh-old'.padEnd(43, 'x')
const PERSON = {
  contactsId: 'c-old',
  name: '旧日人',
  mobile: '13700000043',
  gender: 1,
  idType: 1,
  idNumber: '99010119880314011X',
  marry: null,
  birthday: '1988-03-14',
  relation: '本人'
}

/** Rows as the servers of that time wrote them. */
async function writeOldRows({ db }: Database): Promise<void> {
  const json = JSON.stringify
  await db.execute(
    sql`insert into users (id, phone, name, created_at) values ('u-old', '13700000043', 'plain.x', ${TEST_NOW})`
  )
  await db.execute(
    sql`insert into sessions (id, user_id, token_hash, refresh_hash, secret, rotation_key, comefrom, created_at,
          access_expires_at, refresh_expires_at)
        values ('s-old', 'u-old', ${hashToken(TOKEN)}, ${hashToken(REFRESH)}, ${SECRET}, 'rotation', 50, ${TEST_NOW},
          ${TEST_NOW}::timestamptz + interval '1 hour', ${TEST_NOW}::timestamptz + interval '1 day')`
  )
  // More than one batch.
  await db.execute(
    sql`insert into contacts (id, user_id, name, mobile, gender, id_type, id_number, relation, birthday, created_at, updated_at)
        select 'c-' || n, 'u-old', '旧人' || n, '13700000043', 1, 9, 'P' || n, '朋友', null, ${TEST_NOW}, ${TEST_NOW}
          from generate_series(1, 450) as n`
  )
  await db.execute(
    sql`insert into contacts (id, user_id, name, mobile, gender, id_type, id_number, relation, birthday, created_at, updated_at)
        values ('c-old', 'u-old', ${PERSON.name}, ${PERSON.mobile}, 1, 1, ${PERSON.idNumber}, '本人', '1988-03-14', ${TEST_NOW}, ${TEST_NOW})`
  )
  const plainHash = createHash('sha256').update(`1|${PERSON.idNumber}`).digest('base64url')
  await db.execute(
    sql`insert into orders (order_num, pay_order_num, user_id, order_type, kind, product_category, product_code, product_name,
          pay_status, appointment_state, report_state, total_fen, payable_fen, lines, addons, coupon_ids, person, person_hash,
          appointment_date, comefrom, extra, created_at, pay_deadline)
        values ('CA-OLD', 'PAY-OLD', 'u-old', 1, 'checkup', 1, 'CK1003', '旧套餐', 0, 1, 0, 108000, 108000, '[]', '[]', '[]',
          ${json(PERSON)}::jsonb, ${plainHash}, ${VISIT_DATE}, 50, ${json({ sexHistory: 1 })}::jsonb, ${TEST_NOW},
          ${TEST_NOW}::timestamptz + interval '30 minutes')`
  )
  await db.execute(
    sql`insert into settings (name, value, updated_at) values ('sandbox-notices', 'old secret', ${TEST_NOW})`
  )
}

let database: Database
let server: TestApp
beforeAll(async () => {
  database = await openEmptyDatabase()
  await migrateBefore(database, SEALING)
  await writeOldRows(database)
  await prepareDatabase(database, { now: TEST_NOW, demo: true })
  server = await createTestApp({ database })
})
afterAll(() => server?.close())

const session = {
  token: TOKEN,
  refreshToken: REFRESH,
  kid: 's-old',
  sessionSecret: SECRET,
  expiresIn: 3600,
  serverTime: 0,
  userInfo: { user_id: 'u-old', mobile: '', name: '', id_type: 1, id_number: '', memberLevel: 0 }
}

describe('a database of the time when all columns were plain', () => {
  test('holds nothing plain any more', async () => {
    const texts = await rowsOf<{ text: string }>(
      database.db,
      sql`select c::text as text from contacts c union all select o::text from orders o union all select s::text from sessions s
          union all select u::text from users u union all select t::text from settings t`
    )
    const all = texts.map(({ text }) => text).join('\n')
    expect(all).toContain('c-450')
    const hidden = [
      PERSON.name,
      PERSON.idNumber,
      '旧人',
      'P450',
      'plain.',
      'rotation,',
      SECRET,
      'old secret',
      '1988-03-14'
    ]
    expect(hidden.filter((value) => all.includes(value))).toEqual([])
  })

  test('serves its people, sessions and orders as before', async () => {
    const { results } = await server.call('contacts.list', {}, { session })
    expect(results).toHaveLength(451)
    expect(results.find(({ contacts_id: id }) => id === 'c-old')).toMatchObject({
      name: PERSON.name,
      id_number: PERSON.idNumber,
      birthday: '19880314'
    })
    expect(results.find(({ contacts_id: id }) => id === 'c-450')).toMatchObject({
      name: '旧人450',
      birthday: ''
    })
    const account = await server.call('auth.userInfo', {}, { session })
    expect(account.results).toMatchObject([{ account: { user_id: 'u-old', name: 'plain.x' } }])
    const renewed = await server.call('auth.refresh', { refreshToken: REFRESH })
    expect(renewed.results).toMatchObject({ kid: 's-old', sessionSecret: SECRET })
    const again = await ordering(server).complete(
      { ...session, token: renewed.results.token },
      {
        medUserInfo: {
          cardType: 1,
          contactsId: 'c-old',
          gender: 1,
          identityCard: PERSON.idNumber,
          medUserName: '陈予安',
          medUserPhone: PERSON.mobile
        }
      }
    )
    expect(again).toMatchObject({ code: ErrorCode.duplicateOrder, results: [{ orderNum: 'CA-OLD' }] })
  })
})
