import { observable, reaction, runInAction } from 'mobx'
import { vi } from 'vitest'
import { makePackage } from '@/domain/addon/fixtures'
import { CHARGE_TYPE } from '@/domain/addon/types'
import { addonGroups, groupAtEdge } from './groups'
import { PaneModel } from './pane'
import { markWord } from '@/components/addon/search'

const IDS = ['a', 'b', 'c']

function pane({ tops = [0, 500, 900] }: { tops?: (number | null)[] } = {}) {
  let time = 0
  const undrawn = observable.set<string>()
  const asked: string[] = []
  const read: string[] = []
  const model = new PaneModel(
    {
      tops: async (_pane, ids) => ids.map((id) => tops[IDS.indexOf(id)] ?? null),
      read: (id) => void read.push(id)
    },
    () => IDS,
    (id) => !undrawn.has(id),
    () => time
  )
  reaction(
    () => model.into,
    (id) => void (id && asked.push(id))
  )
  const pass = async (ms: number) => {
    time += ms
    await vi.advanceTimersByTimeAsync(ms)
  }
  const move = (by: number) => tops.forEach((top, at) => (tops[at] = top === null ? null : top + by))
  const draw = (id: string) => runInAction(() => undrawn.delete(id))
  const hide = (id: string) => runInAction(() => undrawn.add(id))
  return { model, asked, read, pass, move, draw, hide }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each([
  ['nothing scrolled', [0, 500, 900], 0],
  ['the second at the edge', [-500, 0, 400], 1],
  ['the second nearly there', [-480, 20, 420], 1],
  ['the second still below', [-450, 50, 450], 0],
  ['the last', [-900, -400, -10], 2],
  ['one that is not drawn is passed over', [-500, null, 10], 2]
])('R2.137 the group at the upper edge: %s', (_name, tops, expected) => {
  expect(groupAtEdge(tops)).toBe(expected)
})

test('R2.137 a tap highlights and brings its group', () => {
  const { model, asked, read } = pane()
  expect(model.current).toBe('a')
  model.jump('c')
  expect([model.current, asked, read]).toEqual(['c', ['c'], ['c']])
})

test('R2.137 a tapped group that is not drawn yet is highlighted at once and brought as soon as it is drawn', async () => {
  const { model, asked, read, pass, draw, hide } = pane()
  hide('c')
  model.jump('c')
  await pass(500)
  model.scrolled()
  await pass(100)
  expect([model.current, asked, read]).toEqual(['c', [], []])
  draw('c')
  await pass(0)
  expect([model.current, asked, read]).toEqual(['c', ['c'], ['c']])
})

test('another tap while a group is waited for: the list goes to the newer one only', async () => {
  const { model, asked, pass, draw, hide } = pane()
  hide('c')
  model.jump('c')
  model.jump('b')
  draw('c')
  await pass(0)
  expect([model.current, asked]).toEqual(['b', ['b']])
})

test('the name is given to the list and taken back, so that it can be given again', async () => {
  const { model, pass } = pane()
  model.jump('b')
  expect(model.into).toBe('b')
  await pass(200)
  expect(model.into).toBe('')
})

test('scrolling moves the highlight and brings its entry into view', async () => {
  const { model, pass } = pane({ tops: [-500, 0, 400] })
  model.scrolled()
  await pass(100)
  expect([model.current, model.followed]).toEqual(['b', 'b'])
})

test('R9.18 for 200 ms after a tap scrolling does not move the highlight', async () => {
  const { model, pass, move } = pane({ tops: [-500, 0, 400] })
  model.jump('c')
  await pass(99)
  model.scrolled()
  await pass(100)
  expect(model.current).toBe('c')
  await pass(1)
  move(-100)
  model.scrolled()
  await pass(100)
  expect(model.current).toBe('b')
})

test('a tapped group that cannot reach the edge keeps the highlight while the list only settles', async () => {
  const { model, pass, move } = pane({ tops: [-500, 0, 400] })
  model.jump('c')
  await pass(200)
  move(52)
  model.scrolled()
  await pass(100)
  expect(model.current).toBe('c')
  move(100)
  model.scrolled()
  await pass(100)
  expect(model.current).toBe('a')
})

test('after leaving nothing moves any more', async () => {
  const { model, pass } = pane({ tops: [-500, 0, 400] })
  model.scrolled()
  model.dispose()
  await pass(300)
  expect(model.current).toBe('a')
})

test('R2.136 order of the navigation: recommendation, exchange, company, personal, self-selected', () => {
  const groups = addonGroups({
    packages: [
      makePackage(5, ['TH004']),
      makePackage(4, ['GL004'], { chargeType: CHARGE_TYPE.personal }),
      makePackage(1, ['LU001'], { withIn: 1, chargeType: CHARGE_TYPE.enterprise }),
      makePackage(-1, [])
    ],
    smart: true,
    exchange: true
  })
  expect(groups.map(({ name }) => name)).toEqual(['智能推荐', '换购', '加项包1', '加项包4', '加项包5'])
})

test.each([
  ['甲功七项', '甲功', ['[甲功]', '七项']],
  ['13C呼气试验', 'c', ['13', '[C]', '呼气试验']],
  ['尿尿', '尿', ['[尿]', '[尿]']],
  ['心电图', '', ['心电图']]
])('the word is marked in %s', (name, word, expected) => {
  expect(markWord(name, word).map(({ text, hit }) => (hit ? `[${text}]` : text))).toEqual(expected)
})
