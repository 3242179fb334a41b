/** Tills of branches: their keys, and steps that are told twice. */
import { eq, sql } from 'drizzle-orm'
import { rowsOf } from '../../db/client'
import { opsLog, tills } from '../../db/schema'
import { runOps } from '../../ops/run'
import { server, session, steps, testOrders } from '../../testing/order-tests'
import { createTestApp } from '../../testing/test-app'

testOrders({ sound: true })

const ops = (...typed: string[]) =>
  runOps({ db: server.database.db, now: server.clock.now }, typed, 'head office')
const rows = async (...typed: string[]) =>
  (JSON.parse((await ops(...typed, '--json')).text) as { rows: Record<string, string>[] }).rows
/** Each test has branches' tills of its own name. */
const made = async (orgCode: string, name: string) => {
  const [row] = await rows('tills', 'make', orgCode, '--name', name)
  return { id: row!['till']!, key: row!['key']! }
}
async function code(): Promise<string> {
  const { results } = await server.call(
    'order.completeCoupon',
    {
      receiveName: '林知夏',
      receivePhone: '13800000007',
      productCode: 'CA3101',
      skuId: 'CA3101-1',
      quantity: 1
    },
    { session }
  )
  const orderNum = results[0]?.orderNum ?? ''
  await steps.pay(session, orderNum)
  return (await steps.detail(session, orderNum)).codes[0]!.code
}
const ask = async (key: string, payload: object, number: string | null, at = server) => {
  const headers = { 'x-till-key': key, ...(number === null ? {} : { 'idempotency-key': number }) }
  const answer = await at.app.inject({ method: 'POST', url: '/api/branch/code', headers, payload })
  return [answer.statusCode, answer.json<{ state?: string; message?: string }>()] as const
}

test('a key is shown once and stored as its hash, with 256 bits; several tills of a branch have several', async () => {
  const [one, two] = [await made('H2003', '前台一'), await made('H2003', '前台二')]
  expect(one.key).toMatch(/^till_[\w-]{43}$/)
  expect(one.key).not.toBe(two.key)
  expect((await ops('tills', 'make', 'H2003', '--name', '前台一')).text).toMatch(/已有收银台「前台一」/)
  expect((await ops('tills', 'make', 'H9999', '--name', '前台一')).text).toMatch(/没有分院 H9999/)
  expect((await ops('tills', 'make', 'H2003')).text).toMatch(/--name/)
  const stored = JSON.stringify([
    await server.database.db.select().from(tills),
    await server.database.db.select().from(opsLog),
    await rows('tills', 'list')
  ])
  expect(stored).toContain(one.id)
  expect(stored).not.toContain(one.key)
  expect((await rows('tills', 'list', '--branch', 'H1003')).length).toBe(0)
})

test('the same number again gets the same answer and does nothing, also at once and after the code has moved on; with something else asked 409', async () => {
  const { key } = await made('H2003', '重复')
  const shown = await code()
  const take = { code: shown, step: 'take' }
  const [first, again] = await Promise.all([ask(key, take, 'take-0001'), ask(key, take, 'take-0001')])
  expect(first).toMatchObject([200, { state: 'taken' }])
  expect(again).toEqual(first)
  const use = { code: shown, step: 'use' }
  expect(await ask(key, use, 'use-00001')).toMatchObject([200, { state: 'used' }])
  expect(await ask(key, take, 'take-0001')).toEqual(first)
  expect(await ask(key, use, 'use-00001')).toMatchObject([200, { state: 'used' }])
  expect(await ask(key, use, 'use-00002')).toMatchObject([409, { message: expect.stringMatching(/使用$/) }])
  expect(await ask(key, take, 'use-00001')).toMatchObject([
    409,
    { message: expect.stringMatching(/该编号已用于/) }
  ])
  const other = await made('H2003', '重复二')
  expect(await ask(other.key, use, 'use-00001')).toMatchObject([
    409,
    { message: expect.stringMatching(/使用$/) }
  ])
  expect(await ask(key, use, null)).toMatchObject([400, { message: expect.stringMatching(/编号/) }])
})

test('three days later the same number still gets its answer, and another till is told where and when', async () => {
  const [{ key }, other] = [await made('H2003', '三天前'), await made('H2003', '三天后')]
  const shown = await code()
  await ask(key, { code: shown, step: 'take' }, 'days-take')
  const use = { code: shown, step: 'use' }
  const first = await ask(key, use, 'days-use-1')
  server.clock.advance(3 * 24 * 60 * 60_000)
  expect(await ask(key, use, 'days-use-1')).toEqual(first)
  expect(await ask(other.key, use, 'days-use-1')).toEqual([
    409,
    {
      code: 'FAIL',
      message: expect.stringMatching(/^该券码已于 .+使用$/),
      usedAt: expect.stringMatching(/^澄安/),
      usedTime: expect.stringMatching(/^2026-05-20 /)
    }
  ])
})

test('a till acts for its own branch: one that names another is refused, and nothing is done', async () => {
  const { key } = await made('H1003', '本院')
  const shown = await code()
  expect(await ask(key, { code: shown, step: 'take', orgCode: 'H2003' }, 'other-01')).toMatchObject([
    403,
    { message: expect.stringMatching(/不能替其他分院操作/) }
  ])
  expect(await ask(key, { code: shown, step: 'take', orgCode: 'H1003' }, 'other-02')).toMatchObject([
    200,
    { state: 'taken' }
  ])
})

test('a withdrawn key opens nothing any more', async () => {
  const { id, key } = await made('H2003', '停用')
  const shown = await code()
  expect((await ask(key, { code: shown, step: 'take' }, 'before-01'))[0]).toBe(200)
  expect((await ops('tills', 'withdraw', id)).exit).toBe(0)
  expect(await ask(key, { code: shown, step: 'use' }, 'after-001')).toMatchObject([
    401,
    { message: '收银台凭证不正确或已停用' }
  ])
  expect((await ask(key, { code: shown, step: 'take' }, 'before-01'))[0]).toBe(401)
  expect((await ops('tills', 'withdraw', id)).text).toMatch(/没有在用的收银台/)
  const [row] = await server.database.db.select().from(tills).where(eq(tills.id, id))
  expect(row?.withdrawnAt).not.toBeNull()
  // Its name is free for another one.
  expect((await made('H2003', '停用')).id).not.toBe(id)
})

test('who guesses codes waits after ten, which is logged; a wrong key waits too, and a right one beside it does not', async () => {
  const lines: string[] = []
  const guessed = await createTestApp({
    env: { LOG_LEVEL: 'warn' },
    logTo: { write: (line) => void lines.push(line) }
  })
  const key = (
    JSON.parse(
      (
        await runOps(
          { db: guessed.database.db, now: guessed.clock.now },
          ['tills', 'make', 'H2003', '--name', '猜', '--json'],
          'x'
        )
      ).text
    ) as { rows: { key: string }[] }
  ).rows[0]!.key
  const guess = (no: number) =>
    ask(key, { code: `ABCD EFGH ${2000 + no}`, step: 'take' }, `guess-${1000 + no}`, guessed)
  const answers = await Promise.all(Array.from({ length: 14 }, (_, no) => guess(no)))
  expect(answers.map(([status]) => status).toSorted()).toEqual([
    ...Array<number>(10).fill(409),
    ...Array<number>(4).fill(429)
  ])
  expect(lines.filter((line) => line.includes('a code that there is not')).length).toBeGreaterThanOrEqual(10)
  guessed.clock.advance(10 * 60_000 + 1)
  expect((await guess(20))[0]).toBe(409)
  const wrong = await Promise.all(Array.from({ length: 10 }, (_, no) => ask(`till_${no}`, {}, null, guessed)))
  expect(wrong.map(([status]) => status)).toEqual(Array<number>(10).fill(401))
  expect((await ask('till_11', {}, null, guessed))[0]).toBe(429)
  expect((await ask(key, {}, null, guessed))[0]).toBe(400)
  expect(lines.join()).toContain('wrong keys of tills')
  guessed.clock.advance(10 * 60_000 + 1)
  expect((await ask('till_12', {}, null, guessed))[0]).toBe(401)
  await guessed.close()
})

test('an operator uses a code by hand, once; the log does not keep it', async () => {
  const shown = await code()
  const use = () => ops('codes', 'use', '--code', shown, '--branch', 'H2003')
  expect((await use()).text).toContain('已使用')
  expect((await use()).text).toMatch(/该券码已于 .+使用/)
  expect((await ops('codes', 'use', '--code', shown, '--branch', 'H9999')).text).toMatch(/没有分院/)
  const logged = await rowsOf(server.database.db, sql`select args from ops_log where command = 'codes use'`)
  expect(JSON.stringify(logged)).not.toContain(shown)
})
