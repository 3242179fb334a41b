import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { resealRegularly } from '../jobs/reseal'
import { ordering, VISIT_DATE } from '../testing/ordering'
import { createTestApp, type TestApp } from '../testing/test-app'
import { TEST_DATA_KEY } from '../testing/test-database'
import { rowsOf } from './client'
import { currentPrefix, DataKeyError, heldKeys, useDataKeys } from './data-keys'
import { prepareDatabase } from './migrate'
import { contacts, orderPeople, sessions, settings } from './schema'

/** Somebody whom the sample data does not know. */
const WOMAN = { name: '欧阳静姝', mobile: '13700000042', id_number: '990101198507150049' }

let server: TestApp
let steps: ReturnType<typeof ordering>
let session: Session
beforeEach(async () => {
  server = await createTestApp()
  steps = ordering(server)
  session = await server.login('10000000001')
})
afterEach(async () => {
  useDataKeys([TEST_DATA_KEY])
  await server.close()
})

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  const { db } = server.database
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const rows = await rowsOf<{ text: string }>(
      db,
      sql`select t::text as text from ${sql.identifier(name)} t`
    )
    texts.push(...rows.map(({ text }) => text))
  }
  return texts.join('\n')
}

/** A person is added, is examined, answers a questionnaire, pays and gets the money back. */
async function journey() {
  const saved = await server.call(
    'contacts.save',
    { ...WOMAN, gender: 0, id_type: 1, relation: '配偶', consent: 1, addressDetails: '绝密路七号' },
    { session }
  )
  if (saved.code !== 1) throw new Error(saved.message)
  const order = await steps.placed(session, {
    productCode: 'CK1004',
    medUserInfo: {
      cardType: 1,
      contactsId: saved.results.contacts_id,
      gender: 0,
      identityCard: WOMAN.id_number,
      medUserName: WOMAN.name,
      medUserPhone: WOMAN.mobile,
      marry: 1
    },
    sexHistory: 1
  })
  await steps.pay(session, order.orderNum)
  const { results } = await server.call('order.detail', { id: order.orderNum }, { session })
  return { order, detail: results }
}

test('after a journey the database tells nobody’s name, number or address, and no secret', async () => {
  const { order, detail } = await journey()
  const { db } = server.database
  const secrets = (await db.select().from(settings)).map(({ value }) => value)
  expect(secrets.length).toBeGreaterThanOrEqual(3)
  const [row] = await db.select().from(sessions).where(eq(sessions.id, session.kid))
  const plainHash = createHash('sha256').update(`1|${WOMAN.id_number}`).digest('base64url')
  const text = await dump()
  expect(detail.credential).not.toBeNull()
  expect(text).toContain(order.orderNum)
  const hidden = [
    WOMAN.name,
    WOMAN.mobile,
    WOMAN.id_number,
    plainHash,
    '绝密路七号',
    '陈予安',
    '99010119880314011X',
    '1988-03-14',
    session.sessionSecret,
    row?.rotationKey ?? '?',
    ...secrets
  ]
  expect(hidden.filter((value) => text.includes(value))).toEqual([])
})

describe('another data key', () => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const young = createHash('sha256').update('a younger key').digest()

  /** The job, until it rests. */
  async function reseal() {
    const job = resealRegularly()
    const told: unknown[] = []
    const { database, clock, config, gateway } = server
    const context = { db: database.db, now: clock.now, config, gateway, log }
    const counting = { ...context, log: { ...log, info: (entry: unknown) => void told.push(entry) } }
    for (let runs = 0; runs < 200 && told.length === 0; runs += 1) await job.run(counting)
    return told
  }

  test('comes first: all rows move to it, and everybody stays who they are', async () => {
    const { order } = await journey()
    useDataKeys([young, TEST_DATA_KEY])
    const [moved] = await reseal()
    expect(moved).toMatchObject({ rows: expect.any(Number) })
    expect(await reseal()).toEqual([{ rows: 0 }])
    expect((await dump()).match(/sealed\.[\w-]{8}\./g)?.filter((mark) => mark !== currentPrefix())).toEqual(
      []
    )

    useDataKeys([young])
    const restarted = await createTestApp({ database: server.database, now: server.clock.now() })
    const list = await restarted.call('contacts.list', {}, { session })
    expect(list.results.map(({ name }) => name)).toContain(WOMAN.name)
    const renewed = await restarted.call('auth.refresh', { refreshToken: session.refreshToken })
    expect(renewed.results.sessionSecret).toBe(session.sessionSecret)
    await restarted.app.close()
    const [row] = await server.database.db
      .select()
      .from(orderPeople)
      .where(eq(orderPeople.orderNum, order.orderNum))
    expect(row?.person).toMatchObject({ name: WOMAN.name, idNumber: WOMAN.id_number })
  })

  test('the same person is still found again (27008)', async () => {
    const first = await steps.placed(session, { regDate: VISIT_DATE })
    useDataKeys([young, TEST_DATA_KEY])
    await reseal()
    const restarted = await createTestApp({ database: server.database, now: server.clock.now() })
    const again = await ordering(restarted).complete(session, { regDate: VISIT_DATE })
    await restarted.app.close()
    expect(again).toMatchObject({ code: ErrorCode.duplicateOrder, results: [{ orderNum: first.orderNum }] })
  })

  const start = () => prepareDatabase(server.database, { now: server.clock.now(), demo: true })
  const registered = async () => {
    const rows = await rowsOf<{ id: string }>(
      server.database.db,
      sql`select id from data_keys order by since`
    )
    return rows.map(({ id }) => id)
  }

  test('one that does not fit ends the start', async () => {
    useDataKeys([young])
    await expect(start()).rejects.toThrow(DataKeyError)
  })

  test('an older one that is dropped while rows need it ends the start with one sentence', async () => {
    useDataKeys([TEST_DATA_KEY, young])
    await start()
    useDataKeys([young, TEST_DATA_KEY])
    server.clock.advance(1)
    await start()
    const [old, next] = await registered()
    expect([old, next]).toEqual([heldKeys()[1], heldKeys()[0]])
    // A last row of a table that the start itself does not read.
    await reseal()
    useDataKeys([TEST_DATA_KEY, young])
    await server.database.db.update(contacts).set({ name: WOMAN.name })
    useDataKeys([young])
    await expect(start()).rejects.toThrow(
      `有数据是用密钥 ${String(old)} 加密的，配置里没有它；请把它写在新密钥后面`
    )

    useDataKeys([young, TEST_DATA_KEY])
    await start()
    await reseal()
    useDataKeys([young])
    await start()
    expect(await registered()).toEqual([next])
  })

  test('also in a database whose servers did not keep their keys yet', async () => {
    await server.database.db.execute(sql`delete from data_keys`)
    useDataKeys([young])
    await expect(start()).rejects.toThrow('请把它写在新密钥后面')
    expect(await registered()).toEqual([])
    useDataKeys([young, TEST_DATA_KEY])
    await start()
    expect([...(await registered())].sort()).toEqual([...heldKeys()].sort())
  })
})
