/** A laboratory hands over a report: the operator publishes it for an order, its customer is told and reads it. */
import { writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { messages, opsLog, orderReports, reports } from '../db/schema'
import { OWNER } from '../testing/ordering'
import { server, session, steps, testOrders } from '../testing/order-tests'
import { runOps } from './run'

testOrders({ sound: true })
beforeEach(async () => {
  await server.database.db.delete(opsLog)
  await server.database.db.update(orderReports).set({ reportNo: null })
  await server.database.db.delete(reports).where(eq(reports.reportNo, REPORT.reportNo))
})

const REPORT = {
  reportNo: 'RP2026-0815',
  person: '陈予安',
  hospitalId: 'H1002',
  dates: ['2026-05-18', '2026-05-20'],
  metrics: [
    { itemCode: 'GL002', itemName: '糖化血红蛋白', unit: '%', ref: [4, 6], values: [5.9, 6.4] },
    {
      itemCode: 'LP003',
      itemName: '尿酸',
      unit: 'μmol/L',
      ref: [208, 428],
      refs: [
        [208, 420],
        [208, 428]
      ],
      values: [400, 410]
    }
  ],
  findings: [{ level: '建议复查', itemCode: 'GL002', text: '糖化血红蛋白 6.4%，三个月后复查。' }],
  normal: ['心电图']
}

const ops = (...typed: string[]) =>
  runOps({ db: server.database.db, now: server.clock.now }, typed, 'night-shift')
const publish = async (orderNum: string, file: unknown = REPORT, ...more: string[]) => {
  const name = path.join(os.tmpdir(), `report-${process.pid}.json`)
  await writeFile(name, typeof file === 'string' ? file : JSON.stringify(file))
  return ops('reports', 'publish', name, '--order', orderNum, ...more)
}
const examined = async (changes: Parameters<typeof steps.placed>[1] = {}) => {
  const { orderNum } = await steps.placed(session, changes)
  await steps.pay(session, orderNum)
  await steps.comesToday(orderNum)
  await ops('orders', 'check-in', orderNum)
  await server.database.db.delete(opsLog)
  return orderNum
}
const card = async (orderNum: string) =>
  (await server.call('order.detail', { id: orderNum }, { session })).results
const read = async (contactsId: string) =>
  (await server.call('report.list', { contactsId }, { session })).results.reports.filter(({ reportNo }) =>
    reportNo.startsWith(REPORT.reportNo)
  )
const told = async (orderNum: string) => {
  await steps.tick()
  const rows = await server.database.db.select().from(messages).where(eq(messages.orderNum, orderNum))
  return rows.filter(({ category }) => category === 'report').map(({ title }) => title)
}

test('published: the order says 已出报告, its customer is told and reads it', async () => {
  const orderNum = await examined()
  expect((await card(orderNum)).report).toBeNull()
  expect(await publish(orderNum)).toMatchObject({ exit: 0, text: expect.stringContaining('c001') })
  expect(await card(orderNum)).toMatchObject({
    orderStatus: 70,
    reportState: 4,
    report: { contactsId: 'c001', reportNo: 'RP2026-0815' },
    actions: expect.arrayContaining(['report'])
  })
  const [newest, before] = await read('c001')
  expect([newest?.date, newest?.readings.map(({ value }) => value), newest?.normal]).toEqual([
    '2026-05-20',
    [6.4, 410],
    ['心电图']
  ])
  expect([before?.readings.map(({ high }) => high), newest?.findings[0]?.level]).toEqual([
    [6, 420],
    '建议复查'
  ])
  const [message] = await told(orderNum)
  expect(message).toBe('报告可以看了')
})

test('the same file again changes nothing; a corrected one is told as such', async () => {
  const orderNum = await examined()
  await publish(orderNum)
  await told(orderNum)
  expect((await publish(orderNum)).text).toContain('没有变化')
  expect(await told(orderNum)).toEqual(['报告可以看了'])
  expect((await publish(orderNum, { ...REPORT, normal: ['心电图', '血常规'] })).text).toContain('已更正')
  expect([(await card(orderNum)).reportState, (await card(orderNum)).orderStatus]).toEqual([5, 70])
  expect(await told(orderNum)).toEqual(['报告可以看了', '报告有更正'])
  expect((await read('c001'))[0]?.normal).toEqual(['心电图', '血常规'])
  expect((await publish(orderNum, { ...REPORT, reportNo: 'RP2026-0816' })).text).toContain(
    '要更正请用同一编号'
  )
})

test('somebody whom the account has not kept is kept, and read once they agree', async () => {
  const orderNum = await examined({
    medUserInfo: {
      ...OWNER,
      contactsId: '',
      cardType: 9,
      identityCard: 'E77015432',
      medUserName: '顾南舟',
      birthday: '19880314'
    }
  })
  expect((await publish(orderNum, { ...REPORT, person: '顾南舟' })).exit).toBe(0)
  const { contactsId = '' } = (await card(orderNum)).report ?? {}
  const { people } = (await server.call('report.people', {}, { session })).results
  expect(people.find((one) => one.contactsId === contactsId)).toMatchObject({
    name: '顾南舟',
    relation: '其他',
    access: 'locked'
  })
})

test('a try publishes nothing', async () => {
  const orderNum = await examined()
  expect((await publish(orderNum, REPORT, '--dry-run')).text).toContain('没有写入任何内容')
  expect([(await card(orderNum)).orderStatus, await read('c001')]).toEqual([60, []])
  expect(await server.database.db.select().from(opsLog)).toEqual([])
})

test.each<[string, unknown, RegExp]>([
  ['what is no JSON', '{"reportNo":', /不是 JSON/],
  [
    'a number too few',
    { ...REPORT, metrics: [{ ...REPORT.metrics[0], values: [5.9] }] },
    /糖化血红蛋白有 1 个结果，检查日期有 2 个/
  ],
  [
    'a range upside down',
    { ...REPORT, metrics: [{ ...REPORT.metrics[0], ref: [6, 4] }] },
    /metrics\.0\.ref 参考下限大于上限/
  ],
  [
    'a level that there is not',
    { ...REPORT, findings: [{ ...REPORT.findings[0], level: '很严重' }] },
    /findings\.0\.level 结论等级应为/
  ],
  ['a field that there is not', { ...REPORT, doctor: '周医生' }, /不认识的字段/],
  ['dates in disorder', { ...REPORT, dates: ['2026-05-20', '2026-05-18'] }, /从早到晚/],
  ['a day to come', { ...REPORT, dates: ['2026-05-18', '2026-05-21'] }, /2026-05-21 还没有到/],
  [
    'an unknown item and branch',
    { ...REPORT, hospitalId: 'H9', findings: [{ ...REPORT.findings[0], itemCode: 'ZZ9' }] },
    /没有项目 ZZ9\n没有分院 H9/
  ],
  ['somebody else', { ...REPORT, person: '林知夏' }, /不是该账号的联系人/],
  [
    'days that another report has',
    { ...REPORT, metrics: [], dates: ['2026-03-16'] },
    /报告 RP2026-0001 已有 2026-03-16 的结果/
  ],
  ['nothing in it', { ...REPORT, metrics: [], findings: [], normal: [] }, /没有任何内容/]
])('%s is refused, and nothing is written', async (_name, file, reason) => {
  const orderNum = await examined()
  expect(await publish(orderNum, file)).toMatchObject({ exit: 1, text: expect.stringMatching(reason) })
  expect([(await card(orderNum)).orderStatus, await read('c001')]).toEqual([60, []])
  expect(await server.database.db.select().from(opsLog)).toMatchObject([{ outcome: 'refused' }])
})

test('before the visit, or without a file, nothing is published', async () => {
  const { orderNum } = await steps.placed(session)
  expect((await publish(orderNum)).text).toContain('未支付')
  await steps.pay(session, orderNum)
  expect((await publish(orderNum)).text).toContain('还没有到检')
  expect((await publish('CA-none')).text).toContain('没有订单 CA-none')
  expect((await ops('reports', 'publish', '/nowhere.json', '--order', orderNum)).text).toContain(
    '没有文件 /nowhere.json'
  )
})

test('how far it is stands with the order, and never goes back', async () => {
  const orderNum = await examined()
  const step = (to: string) => ops('reports', 'progress', orderNum, '--step', to)
  expect((await step('testing')).exit).toBe(0)
  expect(await card(orderNum)).toMatchObject({ orderStatus: 60, reportState: 2 })
  expect((await step('testing')).exit).toBe(0)
  expect((await step('sampled')).text).toContain('“检测中”，不能变为“已采样”')
  expect((await step('done')).text).toContain('sampled、testing、reviewing')
  await publish(orderNum)
  expect((await step('reviewing')).exit).toBe(1)
})
