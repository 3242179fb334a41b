import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import type { GlucoseBook } from '@/contract/report/dto/health'
import { typeInto, type MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import BloodGlucosePage from './index'

type Row = GlucoseBook['records'][number]
const record = (id: string, date: string, when: Row['when'], value: number, tags: string[] = []): Row => ({
  id,
  date,
  when,
  value,
  tags
})
const TARGETS = { fasting: { low: 4.4, high: 7 }, post2h: { low: 4.4, high: 10 } }
const RECORDS = [
  record('b1', '2026-11-19', 'fasting', 7.4),
  record('b2', '2026-11-19', 'lunch', 9, ['聚餐']),
  record('b3', '2026-11-14', 'fasting', 3.5),
  record('b4', '2026-11-01', 'fasting', 6)
]
const book = (records = RECORDS): GlucoseBook => ({ records, targets: TARGETS })

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})
async function open(calls: FakeCalls = {}, options: WorldOptions = {}) {
  world = createWorld({ calls: { 'glucose.book': () => book(), ...calls }, ...options })
  await act(async () => {
    page = await world.open('bloodGlucose', BloodGlucosePage, {})
  })
  await idle()
}
const press = async (keys: string) => {
  for (const key of keys) await tap(all(`[role="button"][aria-label="${key}"]`).at(-1))
}
const toast = () => world.root.feedback.toastShown?.text

test('R2.57 the last week, what it comes to, and every record with where it stands', async () => {
  await open()
  expect(shows('近 7 天测了 3 次，1 次达标')).toBe(true)
  expect(all('[aria-label="平均值"] [role="listitem"]').map(({ textContent }) => textContent)).toEqual([
    '5.5空腹平均',
    '9餐后平均',
    '9最高 · 11月19日'
  ])
  expect(byLabel('近 7 天血糖：空腹 3.5、7.4；餐后 9')).toBeDefined()
  expect(byLabel('11月19日 周四 空腹 7.4，偏高，修改')).toBeDefined()
  expect(byLabel('11月19日 周四 午餐后 9 聚餐，在目标内，修改')?.textContent).toContain('聚餐')
  expect(byLabel('11月14日 周六 空腹 3.5，请尽快就医，修改')).toBeDefined()
  expect(byLabel('11月1日 周日 空腹 6，在目标内，修改')).toBeUndefined()
  await tap(control('radio', '近 30 天'))
  expect(shows('近 30 天测了 4 次，2 次达标')).toBe(true)
  expect(control('radio', '近 30 天')?.getAttribute('aria-checked')).toBe('true')
  expect(byLabel('11月1日 周日 空腹 6，在目标内，修改')).toBeDefined()
})

test('a value is typed with its moment and what was special, and kept for today', async () => {
  await open({
    'glucose.save': (input) => book([{ ...record('b9', '', 'fasting', 0), ...input, id: 'b9' }, ...RECORDS])
  })
  await tap(byText('记一次血糖'))
  expect(shows('11月20日 周五')).toBe(true)
  await tap(control('radio', '早餐后'))
  await press('84')
  await tap(byLabel('删除'))
  await press('.44')
  expect(shows('在目标内 · 目标 4.4 – 10.0')).toBe(true)
  await tap(control('checkbox', '睡得少'))
  await tap(byText('保存'))
  expect(world.made1('glucose.save')).toEqual({
    id: '',
    date: '2026-11-20',
    when: 'breakfast',
    value: 8.4,
    tags: ['睡得少'],
    onTwice: 'ask'
  })
  expect(toast()).toBe('已保存')
  expect(byLabel('11月20日 周五 早餐后 8.4 睡得少，在目标内，修改')).toBeDefined()
})

test('nothing typed, or what no meter shows, is told and not sent', async () => {
  await open()
  await tap(byText('记一次血糖'))
  await tap(byText('保存'))
  expect(shows('请填写血糖值')).toBe(true)
  await press('40')
  await tap(byText('保存'))
  expect(shows('请核对：血糖值一般在 1.1 到 33.3 之间')).toBe(true)
  expect(world.made1('glucose.save')).toBeUndefined()
})

test('a day before can be chosen, none that has not come', async () => {
  await open()
  await tap(byText('记一次血糖'))
  expect(byLabel('后一天')?.getAttribute('aria-disabled')).toBe('true')
  await tap(byLabel('前一天'))
  expect(shows('11月19日 周四')).toBe(true)
  expect(byLabel('后一天')?.getAttribute('aria-disabled')).not.toBe('true')
})

test.each([
  ['替换', 'replace'],
  ['都留', 'keep']
])('a second value at that moment is asked about: %s', async (answer, onTwice) => {
  await open({
    'glucose.save': (input) => {
      if (input.onTwice === 'ask') throw new CallError(ErrorCode.duplicateOrder, '')
      return book()
    }
  })
  await tap(byText('记一次血糖'))
  await press('6')
  await tap(byText('保存'))
  expect(shows('这个时间已经有一条记录')).toBe(true)
  await tap(byText(answer))
  expect(world.made1('glucose.save')).toMatchObject({ value: 6, onTwice })
  expect(toast()).toBe('已保存')
})

test('a record is changed, or deleted once that is confirmed', async () => {
  await open({ 'glucose.save': () => book(), 'glucose.delete': () => book(RECORDS.slice(1)) })
  await tap(byLabel('11月19日 周四 空腹 7.4，偏高，修改'))
  await tap(byText('保存'))
  expect(world.made1('glucose.save')).toMatchObject({ id: 'b1', value: 7.4, date: '2026-11-19' })
  await tap(byLabel('11月19日 周四 空腹 7.4，偏高，修改'))
  await tap(byText('删除这条记录'))
  await tap(all('[role="alertdialog"] [role="button"]').find(({ textContent }) => textContent === '删除'))
  expect(world.made1('glucose.delete')).toEqual({ id: 'b1' })
  expect(byLabel('11月19日 周四 空腹 7.4，偏高，修改')).toBeUndefined()
})

test('a failed save keeps what was typed', async () => {
  await open({
    'glucose.save': () => {
      throw new CallError(ErrorCode.network, '')
    }
  })
  await tap(byText('记一次血糖'))
  await press('6.1')
  await tap(byText('保存'))
  expect(shows('6.1')).toBe(true)
  expect(byText('保存')).toBeDefined()
  expect(toast()).toBeDefined()
})

test('a target is set within reason', async () => {
  await open({ 'glucose.targets': (targets) => ({ records: RECORDS, targets }) })
  const row = () => all('[role="button"]').find(({ textContent }) => textContent?.startsWith('空腹目标'))
  await tap(row())
  const high = () => all('[aria-label="空腹目标上限"]')[0] ?? document.body
  await act(async () => typeInto(high(), '3'))
  await tap(byText('保存'))
  expect(document.getElementById('glucose-high-error')).toBeNull()
  expect(document.getElementById('glucose-low-error')?.textContent).toBe('目标下限要小于上限')
  expect(toast()).toBe('目标下限要小于上限')
  await act(async () => typeInto(high(), '20'))
  expect(document.getElementById('glucose-low-error')).toBeNull()
  await tap(byText('保存'))
  expect(document.getElementById('glucose-high-error')?.textContent).toBe('目标上限不能高于 16.7')
  await act(async () => typeInto(high(), '7.5'))
  await tap(byText('保存'))
  expect(world.made1('glucose.targets')).toEqual({ ...TARGETS, fasting: { low: 4.4, high: 7.5 } })
  expect(row()?.textContent).toContain('4.4 – 7.5')
})

test('without a record there is the way to the first one', async () => {
  await open({ 'glucose.book': () => book([]) })
  expect(shows('还没有记录')).toBe(true)
  await tap(byText('记一次血糖'))
  expect(byText('保存')).toBeDefined()
})

test('without a line there is another try, and a guest logs in first', async () => {
  let fails = true
  await open({
    'glucose.book': () => {
      if (fails) throw new CallError(ErrorCode.network, '')
      return book()
    }
  })
  fails = false
  await tap(byText('重新加载'))
  expect(shows('近 7 天测了 3 次')).toBe(true)
  page?.leave()
  await open({}, { session: null })
  expect(world.made).toEqual([])
  expect(world.visited.at(0)).toContain(encodeURIComponent('/blood-glucose'))
})
