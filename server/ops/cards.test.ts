/** What operators do with cards: who is entitled comes from a file. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count } from 'drizzle-orm'
import { boundCards, employers } from '../db/schema'
import { wrongCards } from '../testing/cards'
import { createTestApp, type TestApp } from '../testing/test-app'
import { runOps } from './run'

let server: TestApp
let folder = ''
beforeAll(async () => {
  server = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'entitlements-'))
})
afterAll(() => server?.close())

const ops = (...typed: string[]) =>
  runOps({ db: server.database.db, now: server.clock.now, demo: true }, typed, 'tester')
const cards = async () => (await server.database.db.select({ n: count() }).from(boundCards))[0]!.n
async function imported(text: string) {
  const file = join(folder, 'people.csv')
  await writeFile(file, text)
  return ops('import', 'entitlements', file)
}
const sample = async () => (await ops('sample', 'entitlements')).text

test('the sample is imported: a card for each work number, which its person can bind; twice it is refused', async () => {
  const before = await cards()
  expect((await imported(await sample())).text).toContain('1\t2')
  expect(await cards()).toBe(before + 1)
  expect(await wrongCards(server.database.db)).toEqual([])
  const again = await imported(await sample())
  expect(again).toMatchObject({ exit: 1, text: expect.stringContaining('已经导入过') as string })
  const session = await server.login('10000000031')
  server.clock.advance(61_000)
  const { demoCode = '' } = (await server.call('card.sendCode', {}, { session })).results
  const sms = { way: 'sms', employerId: 'E1001', mobile: '10000000031', code: demoCode } as const
  const { results } = await server.call('card.enterpriseInfo', sms, { session })
  expect(results).toMatchObject({ quota: 200, workNo: 'YQ-30001', rights: [{ text: '三选一 · 1 份' }, {}] })
})

test('each wrong row is named with its reason, and nothing is written', async () => {
  const [head = '', first = '', second = ''] = (await sample()).split('\n')
  const good = first.replaceAll('YQ-30001', 'YQ-30002')
  const rows: readonly (readonly [string, string])[] = [
    [first.replace('云桥科技（演示企业）', '无此企业'), '第 3 行 企业：没有企业 无此企业'],
    [first.replace('YQ-30001', '工号一'), '第 4 行 工号：工号由字母'],
    [first.replace('990101199203150415', '12345').replace('YQ-30001', 'YQ-3'), '第 5 行 证件号：'],
    [first.replace('10000000031', '1234').replace('YQ-30001', 'YQ-4'), '第 6 行 手机：'],
    [first.replace('2016|2008|2007', '9999').replace('YQ-30001', 'YQ-5'), '第 7 行 套餐：没有套餐 9999'],
    [first.replace('2027-12-31', '2020-01-01').replace('YQ-30001', 'YQ-6'), '第 8 行 结束：结束早于开始'],
    [second.replace('女儿', '同事').replace('YQ-30001', 'YQ-7'), '第 9 行 家属关系：没有关系 同事'],
    [good.replace('王晓晨', '王晓').replace('年度套餐', '又一份'), '第 10 行 姓名：和第 2 行同一工号'],
    [first.replace('6101', '9999').replace('YQ-30001', 'YQ-8'), '第 11 行 必选包：没有加项包 9999'],
    [first.replace(',1,是', ',99,是').replace('YQ-30001', 'YQ-9'), '第 12 行 份数：']
  ]
  const before = await cards()
  const answer = await imported([head, good, ...rows.map(([row]) => row)].join('\n'))
  expect(answer.exit).toBe(1)
  for (const [, why] of rows) expect(answer.text).toContain(why)
  expect(answer.text).not.toMatch(/^第 2 行/m)
  expect(await cards()).toBe(before)
})

test('a column that is missing, and one of departments, are refused', async () => {
  const text = await sample()
  expect((await imported(text.replace('手机', '部门'))).text).toMatch(
    /手机：缺少这一列[\s\S]*部门：没有这一列/
  )
})

test('companies are made once, and have a key that is shown once', async () => {
  const made = await ops('employers', 'make', '--name', '白塔设计', '--ways', 'workNo,sms', '--json')
  const { employer } = (JSON.parse(made.text) as { rows: { employer: string }[] }).rows[0]!
  expect((await ops('employers', 'make', '--name', '白塔设计')).text).toContain('已有企业')
  expect((await ops('employers', 'make', '--name', '某某', '--ways', 'face')).exit).toBe(1)
  const { text } = await ops('employers', 'key', employer)
  expect(text).toMatch(/emp_[\w-]{43}/)
  expect((await ops('employers', 'list')).text).not.toContain('emp_')
  expect((await ops('employers', 'key', 'E9')).exit).toBe(1)
})

test('what is left of somebody’s entitlements is withdrawn by name', async () => {
  const gone = await ops('entitlements', 'withdraw', 'E1001', '--work', 'YQ-20433', '--right', '家属共享')
  expect(gone.text).toContain('7700200000000033 家属共享')
  expect(
    (await ops('entitlements', 'withdraw', 'E1001', '--work', 'YQ-20433', '--right', '家属共享')).exit
  ).toBe(1)
  expect(await wrongCards(server.database.db)).toEqual([])
})

test('what a company has agreed with branches is set as a whole', async () => {
  const set = await ops(
    'employers',
    'branches',
    'E1001',
    '--unsigned',
    'H1001',
    '--fees',
    'H1002:60.5:专梯费'
  )
  expect([set.exit, set.text]).toEqual([0, expect.stringContaining('另付 专梯费 60.5 元') as string])
  const stored = async () =>
    (await server.database.db.select().from(employers)).find(({ id }) => id === 'E1001')?.branchTerms
  const terms = [
    { orgCode: 'H1001', signed: false },
    { orgCode: 'H1002', signed: true, feeName: '专梯费', feeFen: 6050 }
  ]
  expect(await stored()).toEqual(terms)
  for (const [typed, why] of [
    [['E1001', '--unsigned', 'H9999'], '没有分院 H9999'],
    [['E1001', '--fees', 'H1002:六十:专梯费'], '写成 分院:元:名目'],
    [['E1001', '--unsigned', 'H1002', '--fees', 'H1002:60:专梯费'], '写了两次'],
    [['E9999', '--unsigned', 'H1001'], '没有企业 E9999']
  ] as const)
    expect(await ops('employers', 'branches', ...typed)).toMatchObject({
      exit: 1,
      text: expect.stringContaining(why) as string
    })
  expect(await stored()).toEqual(terms)
  expect((await ops('employers', 'branches', 'E1001')).exit).toBe(0)
  expect(await stored()).toEqual([])
})

test('demo cards prints numbers and passwords, only of a demo', async () => {
  const { text } = await ops('demo', 'cards')
  for (const told of ['8600100012345670', '123456', 'YQ-20433', 'QH-1088', '未绑定', 'CA7K-M2QH-X4WN-P9TE'])
    expect(text).toContain(told)
  const real = await runOps({ db: server.database.db, now: server.clock.now }, ['demo', 'cards'], 'tester')
  expect(real.exit).toBe(1)
})
