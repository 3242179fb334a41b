import { vi } from 'vitest'
import { makePackage } from '@/domain/addon/fixtures'
import { addonGroups } from './groups'
import { ListChunks } from './list-chunks'

const SIZE = 4
const codes = (id: number, count: number) => Array.from({ length: count }, (_, index) => `${id}-${index}`)

/** Six packages of four items, the recommendation switched on without one. */
function list({ count = 6, now = () => 0 }: { count?: number; now?: () => number } = {}) {
  const packages = Array.from({ length: count }, (_, index) => index + 1).map((id) =>
    makePackage(id, codes(id, SIZE))
  )
  const groups = addonGroups({ packages, smart: true, exchange: false })
  const model = new ListChunks(() => groups, now)
  const drawn = () => model.shown.map(({ group, items }) => `${group.id.split('-').at(-1)}:${items}`)
  /** Headings and items that the next frame adds. */
  const added = () => {
    const before = sum()
    vi.advanceTimersToNextTimer()
    model.drew()
    return sum() - before
  }
  const toTheEnd = () => {
    while (vi.getTimerCount() > 0) added()
  }
  const sum = () => (model.shown[0]?.items ?? 0) + 1
  return { model, drawn, added, toTheEnd }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the first frame draws the head of the list only', () => {
  const { drawn } = list()
  // A heading each and as many items as are left.
  expect(drawn()).toEqual(['smart:7', '1:6', '2:1'])
})

test('later frames add a few each until everything is drawn, and then nothing runs any more', () => {
  const { model, drawn, added, toTheEnd } = list()
  model.drew()
  added()
  expect(drawn()).toEqual(['smart:15', '1:14', '2:9', '3:4'])
  toTheEnd()
  const last = model.shown.at(-1)
  expect([last?.group.id, (last?.items ?? 0) >= SIZE]).toEqual(['addon-group-6', true])
})

test('a chunk that is not drawn yet is followed by no other: on a busy phone they do not become one', () => {
  const { model, drawn } = list()
  model.drew()
  vi.runAllTimers()
  expect(drawn()).toEqual(['smart:15', '1:14', '2:9', '3:4'])
})

test.each([
  ['on a fast phone more and more', 30, [8, 16, 24, 24]],
  ['on a slow one fewer and fewer', 60, [8, 4, 4, 4]]
])('%s is added per frame', (_name, frameMs, expected) => {
  let time = 0
  const { model, added } = list({ count: 30, now: () => (time += frameMs) })
  model.drew()
  expect([added(), added(), added(), added()]).toEqual(expected)
})

test('a group is reached once a screen below its heading is drawn; the last ones with the end', () => {
  const { model, added, toTheEnd } = list()
  expect([model.reaches('addon-group-smart'), model.reaches('addon-group-1')]).toEqual([true, false])
  model.drew()
  added()
  expect([model.reaches('addon-group-2'), model.reaches('addon-group-3')]).toEqual([true, false])
  toTheEnd()
  expect(model.reaches('addon-group-6')).toBe(true)
})

test('after leaving nothing is drawn any more', () => {
  const { model } = list()
  model.drew()
  model.dispose()
  expect(vi.getTimerCount()).toBe(0)
})
