/** A day's funnel: devices by step, kind and door, beside the orders that were paid. */
import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { AnalyticsEvent } from '@/contract/analytics/dto'
import { CHANNEL } from '@/contract/channels'
import { MEASURED_DOORS, type MeasuredDoor } from '@/domain/analytics/limits'
import { addDays, DAY_MS, instantAt } from '@/domain/date'
import type { ProductKind } from '@/domain/kinds'
import { routes } from '@/routes/table'
import { analyticsEvents, analyticsLosses, orders } from '../db/schema'
import { runOps } from '../ops/run'
import { server, session, steps, stranger, testOrders } from '../testing/order-tests'
import { CHANNEL_DOORS, FUNNEL_STEPS, STEPS } from './funnel-steps'
import { funnelOf, type FunnelRow } from './queries/funnel'

testOrders({ sound: true })
const DAY = '2026-05-20'
const MORNING = instantAt(DAY, '08:00')

beforeEach(async () => {
  for (const table of [analyticsEvents, analyticsLosses]) await server.database.db.delete(table)
})

const { list, detail, booking, confirm, cashier, success } = FUNNEL_STEPS

/** A device opens pages one after the other, of a kind where it says so. */
async function walk(
  door: MeasuredDoor,
  pages: readonly (readonly [page: string, kind?: ProductKind])[],
  {
    begin = MORNING,
    env = 'test',
    dropped = 0
  }: { begin?: number; env?: 'prod' | 'test'; dropped?: number } = {}
): Promise<void> {
  const events = pages.map(([page, kind], index): AnalyticsEvent => {
    const common = { id: randomUUID(), at: begin + index * 1000, page, door }
    return { ...common, type: 'page_view', ...(kind ? { kind } : {}) }
  })
  const channel = door === 'weapp' ? 'WEAPP' : 'H5'
  const batch = { project: 'tjb', channel, env, device: randomUUID(), dropped, events } as const
  const { results } = await server.call('analytics.send', batch)
  expect(results).toEqual({ accepted: events.length, refused: 0 })
}

/** A row as numbers by step, and what was paid. */
const figures = (row: FunnelRow | undefined) =>
  row && [...STEPS.map((step) => row.devices[step]), row.paid?.orders]
const funnel = (day = DAY, env: 'prod' | 'test' = 'test') => funnelOf(server.database.db, day, env)
async function rowOf(kind: ProductKind | null, channel: number | null, door: MeasuredDoor | null) {
  const { rows } = await funnel()
  return figures(rows.find((row) => row.kind === kind && row.channel === channel && row.door === door))
}
const paidAlready = async () => (await funnel()).rows[0]?.paid?.orders ?? 0

test('each page of a step is one of the route table, and each door belongs to one channel', () => {
  const paths: readonly string[] = Object.values(routes).map(({ path }) => path)
  expect(
    Object.values(FUNNEL_STEPS)
      .flat()
      .filter((page) => !paths.includes(page))
  ).toEqual([])
  expect(CHANNEL_DOORS.flatMap(({ doors }) => doors).toSorted()).toEqual(MEASURED_DOORS.toSorted())
})

test('devices are counted by kind and door; pages that name no kind are of the one seen last, lists of none', async () => {
  const already = await paidAlready()
  await walk('browser', [
    [list[0]],
    [detail[0], 'checkup'],
    [booking[0], 'checkup'],
    [detail[0], 'checkup'],
    [confirm[0], 'checkup'],
    [cashier[0]],
    [success[0]],
    [list[0]]
  ])
  await walk('wechat', [
    [detail[0], 'checkup'],
    [confirm[0], 'checkup'],
    [detail[0], 'vaccine'],
    [cashier[0]]
  ])
  await walk('weapp', [
    [list[1], 'vaccine'],
    [detail[0], 'vaccine'],
    [booking[0], 'vaccine']
  ])
  expect(await rowOf(null, null, null)).toEqual([2, 3, 2, 2, 2, 1, already])
  expect(await rowOf('checkup', null, null)).toEqual([0, 2, 1, 2, 1, 1, expect.any(Number)])
  expect(await rowOf('checkup', CHANNEL.web, 'browser')).toEqual([0, 1, 1, 1, 1, 1, undefined])
  expect(await rowOf('checkup', CHANNEL.web, 'wechat')).toEqual([0, 1, 0, 1, 0, 0, undefined])
  expect(await rowOf('vaccine', CHANNEL.web, 'wechat')).toEqual([0, 1, 0, 0, 1, 0, undefined])
  expect(await rowOf('vaccine', CHANNEL.miniProgram, 'weapp')).toEqual([1, 1, 1, 0, 0, 0, undefined])
  expect(await rowOf('vaccine', CHANNEL.miniProgram, null)).toEqual([1, 1, 1, 0, 0, 0, 0])
  expect(await rowOf('dentistry', CHANNEL.web, 'browser')).toBeUndefined()
})

test('a cashier without a kind before it counts among all kinds alone', async () => {
  await walk('bank', [[cashier[0]]])
  expect(await rowOf(null, CHANNEL.bank, 'bank')).toEqual([0, 0, 0, 0, 1, 0, 0])
  expect((await funnel()).rows.filter(({ kind, devices }) => kind !== null && devices.cashier > 0)).toEqual(
    []
  )
})

test('what is paid is read from orders, by kind and channel, also of who agreed to nothing', async () => {
  const before = (await funnel()).rows
  const was = before.find(
    ({ kind, channel, door }) => kind === 'checkup' && channel === CHANNEL.web && door === null
  )?.paid
  const placed = await steps.placed(session)
  await steps.pay(session, placed.orderNum)
  // Another's, which is not paid.
  await steps.placed(stranger)
  const [order] = await server.database.db.select().from(orders).where(eq(orders.orderNum, placed.orderNum))
  const row = (await funnel()).rows.find(
    ({ kind, channel, door }) => kind === 'checkup' && channel === CHANNEL.web && door === null
  )
  expect(row?.paid).toEqual({ orders: (was?.orders ?? 0) + 1, fen: (was?.fen ?? 0) + (order?.paidFen ?? 0) })
  expect(order?.paidFen).toBeGreaterThan(0)
})

test('a day is that of Shanghai, and a test environment counts no events of prod', async () => {
  await walk('browser', [[detail[0], 'checkup']], { begin: instantAt(DAY, '00:00') })
  await walk('browser', [[detail[0], 'checkup']], { begin: instantAt(DAY, '00:00') - 1 })
  await walk('browser', [[detail[0], 'checkup']], { env: 'prod' })
  const seen = async (day: string, env: 'prod' | 'test') => (await funnel(day, env)).rows[0]?.devices.detail
  expect([await seen(DAY, 'test'), await seen(addDays(DAY, -1), 'test'), await seen(DAY, 'prod')]).toEqual([
    1, 1, 1
  ])
})

describe('npm run ops -- funnel', () => {
  const ops = (...typed: string[]) =>
    runOps(
      { db: server.database.db, now: server.clock.now, analyticsEnv: 'test' },
      ['funnel', ...typed],
      'promoter'
    )
  const row = (text: string, kind: string, channel: string, door: string) =>
    text.split('\n').find((line) => line.startsWith(`${kind}\t${channel}\t${door}\t`))

  test('prints the day by kind and door', async () => {
    await walk('app-ios', [
      [detail[0], 'vaccine'],
      [booking[0], 'vaccine']
    ])
    const { exit, text } = await ops('--day', DAY)
    expect(exit).toBe(0)
    expect(text.split('\n')[0]).toBe(
      '品类\t渠道\t入口\t列表\t详情\t预约\t确认\t收银台\t支付成功页\t付款订单\t金额（元）'
    )
    expect(row(text, '全部', '全部', '全部')).toMatch(/\t0\t1\t1\t0\t0\t0\t\d+\t\d+\.\d\d$/)
    expect(row(text, '疫苗', '网页与 App', '苹果 App')).toMatch(/\t0\t1\t1\t0\t0\t0\t\t$/)
    expect((await ops('--day', addDays(DAY, -400))).text.split('\n')).toHaveLength(2)
  })

  test('a day that is none is refused', async () => {
    for (const day of ['yesterday', '2026-02-30'])
      expect(await ops('--day', day)).toMatchObject({ exit: 1, text: '未执行：--day 填日期，如 2026-12-01' })
  })

  test('--html writes one page of charts, which runs and fetches nothing', async () => {
    const file = join(tmpdir(), `funnel-${randomUUID()}.html`)
    await walk(
      'weapp',
      [
        [detail[0], 'checkup'],
        [booking[0], 'checkup']
      ],
      { dropped: 3 }
    )
    await walk('browser', [[detail[0], 'checkup']])
    expect((await ops('--day', DAY, '--html', file)).text).toContain(file)
    const page = await readFile(file, 'utf8')
    await rm(file)
    expect(page).toContain(`<title>${DAY} 转化漏斗</title>`)
    expect(page).toContain('设备没存下 3 条')
    expect(page).toContain('prefers-color-scheme:dark')
    expect(page.match(/<svg/g)?.length).toBe(new Set((await funnel()).rows.map(({ kind }) => kind)).size)
    // Two devices on a product's page by two doors, one of them went on.
    expect(page).toContain(' · 上一步的 50%')
    expect(page).not.toMatch(/<script|<link(?! rel="icon" href="data:,")|https?:|\bon\w+=|@import|url\(/)
  })
})

test('the window of a kind that was seen yesterday does not reach into today', async () => {
  await walk('browser', [[detail[0], 'checkup'], [cashier[0]]], { begin: MORNING - DAY_MS })
  expect((await rowOf('checkup', CHANNEL.web, 'browser')) ?? []).toEqual([])
})
