import * as v from 'valibot'
import { dropOldest, idAfter, idsOf, QUEUE_BYTES, withoutSent, withSegment, type Queue } from './queue'

const EMPTY: Queue = { device: 'd', dropped: 0, segments: [] }
const segment = (id: string, bytes: number, count = 100) => ({ id, count, bytes })
const ids = ({ segments }: Queue) => segments.map(({ id }) => id)

const filled = (...segments: Queue['segments']): Queue =>
  segments.reduce((queue, one) => withSegment(queue, one).queue, EMPTY)

test('segments stand in the order in which they came', () => {
  expect(ids(filled(segment('a', 10), segment('b', 10)))).toEqual(['a', 'b'])
})

test('one that has grown takes the place of what it was', () => {
  const queue = withSegment(filled(segment('a', 10, 1), segment('b', 10)), segment('a', 90, 9)).queue
  expect(queue.segments).toEqual([segment('a', 90, 9), segment('b', 10)])
})

test('10000 events of 140 bytes fit within 2 MB, and none is dropped', () => {
  expect(QUEUE_BYTES).toBe(2_097_152)
  const queue = filled(...Array.from({ length: 100 }, (_, at) => segment(String(at), 14_000)))
  expect([queue.segments.length, queue.dropped]).toEqual([100, 0])
})

test('beyond 2 MB the oldest go, and their events are counted', () => {
  const queue = filled(segment('a', 900_000, 7), segment('b', 900_000), segment('c', 100))
  const { queue: after, gone } = withSegment(queue, segment('d', 900_000))
  expect(gone).toEqual(['a'])
  expect([ids(after), after.dropped]).toEqual([['b', 'c', 'd'], 7])
})

test('what is larger than all the room is dropped itself', () => {
  expect(withSegment(EMPTY, segment('a', QUEUE_BYTES, 3))).toEqual({
    queue: { ...EMPTY, dropped: 3 },
    gone: ['a']
  })
})

test('a phone without room loses its oldest, as long as there is one', () => {
  const { queue, gone } = dropOldest(filled(segment('a', 1, 4), segment('b', 1)))
  expect([gone, ids(queue), queue.dropped]).toEqual(['a', ['b'], 4])
  expect(dropOldest(EMPTY)).toEqual({ queue: EMPTY, gone: null })
})

test('what was sent goes, and only as many dropped ones as were told', () => {
  const queue = { ...filled(segment('a', 1), segment('b', 1)), dropped: 5 }
  expect(withoutSent(queue, 'a', 3)).toEqual({ device: 'd', dropped: 2, segments: [segment('b', 1)] })
})

test('ids are uuids, and count on from the first', () => {
  const { device, first } = idsOf(Uint8Array.from({ length: 26 }, (_, at) => 255 - at))
  const uuid = v.pipe(v.string(), v.uuid())
  for (const id of [device, first, idAfter(first, 99)]) expect(v.is(uuid, id)).toBe(true)
  expect(first.endsWith('-000000000000')).toBe(true)
  expect(idAfter(idAfter(first, 99), 1)).toBe(idAfter(first, 100))
  expect(idAfter(first, 100).endsWith('000000000064')).toBe(true)
  expect(first.slice(0, 8)).not.toBe(device.slice(0, 8))
})
