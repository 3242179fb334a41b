import { act } from 'react'
import type { HealthPlanWire } from '@/contract/report/dto/health'
import { CallError, ErrorCode } from '@/contract/errors'
import { typeInto, type MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import HealthPlanPage from './index'

const PLAN = { startedOn: '2026-10-20', startKg: 78.2, goalKg: 74.3, reportNo: '' }
const kept = (changes: Partial<HealthPlanWire> = {}): HealthPlanWire => ({
  plan: PLAN,
  days: [
    { date: '2026-11-17', done: {}, kg: 76.4 },
    { date: '2026-11-20', done: { walk: 6000, glucose: 1 }, kg: null }
  ],
  ...changes
})

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})
async function open(calls: FakeCalls = {}, options: WorldOptions = {}) {
  world = createWorld({ calls: { 'plan.get': () => kept(), ...calls }, ...options })
  await act(async () => {
    page = await world.open('healthPlan', HealthPlanPage, {})
  })
  await idle()
}
const type = (label: string, text: string) => act(async () => typeInto(byLabel(label) ?? document.body, text))
const tasks = () =>
  all('[role="listitem"]')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text.includes(' / '))

test('R2.56 how far the plan has come, the week, and what is left of today', async () => {
  await open()
  for (const text of [
    '12 周计划 · 第 5 周',
    '把体重减到 74.3 公斤',
    '起点 78.2，现在 76.4，已减 1.8 公斤',
    '完成 46%',
    '完成 1 / 4'
  ])
    expect(shows(text)).toBe(true)
  expect(byLabel('11月17日 周二 有记录')).toBeDefined()
  expect(byLabel('11月20日 周五 今天 有记录')).toBeDefined()
  expect(tasks()).toEqual([
    '走路6000 / 8000 步+1000 步',
    '喝水0 / 8 杯+1 杯',
    '测空腹血糖1 / 1 次已完成',
    '晚饭主食减四分之一0 / 1 次打卡'
  ])
  expect(byLabel('体重：10月20日 周二 78.2，11月17日 周二 76.4')).toBeDefined()
})

test('a tap does a part of a task', async () => {
  await open({
    'plan.tap': () => kept({ days: [{ date: '2026-11-20', done: { water: 1 }, kg: null }] })
  })
  await tap(all('[role="button"]').find((found) => found.getAttribute('aria-label') === '喝水 +1 杯'))
  expect(world.made1('plan.tap')).toEqual({ task: 'water' })
  expect(tasks()[1]).toBe('喝水1 / 8 杯+1 杯')
})

test('a weight is kept for today, and a wrong one is told and stays', async () => {
  await open({ 'plan.weigh': ({ kg }) => kept({ days: [{ date: '2026-11-20', done: {}, kg }] }) })
  await tap(byText('记体重'))
  await type('今天的体重（公斤）', '12')
  await tap(byText('保存'))
  expect(shows('请填写 30 到 250 之间的体重')).toBe(true)
  await type('今天的体重（公斤）', '74')
  await tap(byText('保存'))
  expect(world.made1('plan.weigh')).toEqual({ kg: 74 })
  expect(shows('已经到了 74.3 公斤的目标')).toBe(true)
})

test('a plan is begun with the advised goal', async () => {
  await open({ 'plan.get': () => ({ plan: null, days: [] }), 'plan.save': () => kept({ days: [] }) })
  await tap(byText('开始计划'))
  expect(shows('请填写 30 到 250 之间的体重')).toBe(true)
  await type('现在 kg', '78.2')
  expect(shows('减 5% 比较合适：74.3 公斤')).toBe(true)
  await tap(byText('开始计划'))
  expect(world.made1('plan.save')).toEqual({ startKg: 78.2, goalKg: 74.3 })
  expect(shows('把体重减到 74.3 公斤')).toBe(true)
})

test('another goal begins from the weight of now, and too much at once is refused', async () => {
  await open()
  await tap(byText('换个目标'))
  await type('目标 kg', '50')
  await tap(byText('开始计划'))
  expect(shows('12 周减重不建议超过体重的 15%')).toBe(true)
  expect(world.made1('plan.save')).toBeUndefined()
})

test('without a line there is another try, and a guest logs in first', async () => {
  let fails = true
  await open({
    'plan.get': () => {
      if (fails) throw new CallError(ErrorCode.network, '')
      return kept()
    }
  })
  fails = false
  await tap(byText('重新加载'))
  expect(shows('完成 46%')).toBe(true)
  page?.leave()
  await open({}, { session: null })
  expect(world.made).toEqual([])
  expect(world.visited.at(0)).toContain(encodeURIComponent('/health-plan'))
})
