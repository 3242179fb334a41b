import { asc } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Database } from '../db/client'
import { messages, outbox } from '../db/schema'
import { transact } from '../db/transact'
import { writeMessages } from '../message/commands/write-messages'
import { TEST_NOW } from '../testing/test-app'
import { openTestDatabase } from '../testing/test-database'
import { putInOutbox } from './put'
import { workOff, type Consumer } from './work-off'

let database: Database
let at: Date
const warned = vi.fn()
beforeEach(async () => {
  database = await openTestDatabase({ now: TEST_NOW, demo: true })
  at = TEST_NOW
  warned.mockClear()
})
afterEach(() => database.close())

const work = () => ({
  db: database.db,
  now: () => at,
  log: { info: () => undefined, warn: warned, error: () => undefined }
})
const put = (...keys: string[]) =>
  transact(database.db, (tx) =>
    putInOutbox(
      tx,
      keys.map((key) => ({ topic: 'test', key, payload: { of: key } })),
      at
    )
  )
const tell: Consumer = (tx, { key, payload }) =>
  writeMessages(tx, [
    { userId: 'u1001', category: 'order', title: key, text: String(payload['of']), key, at }
  ])
async function run(consumer: Consumer): Promise<void> {
  for await (const _ of workOff(work(), { test: consumer })) continue
}
const told = async () =>
  (await database.db.select().from(messages).orderBy(asc(messages.id))).map(({ title, text }) => [
    title,
    text
  ])
const later = (ms: number) => void (at = new Date(at.getTime() + ms))

test('each entry is done once, however often it is put there and worked off', async () => {
  await put('one', 'two')
  await put('one')
  await run(tell)
  await run(tell)
  expect(await told()).toEqual([
    ['one', 'one'],
    ['two', 'two']
  ])
})

test('two who work it off at once share the entries', async () => {
  const keys = Array.from({ length: 120 }, (_, index) => `entry-${index}`)
  await put(...keys)
  const done: string[] = []
  const count: Consumer = async (_tx, { key }) => void done.push(key)
  await Promise.all([run(count), run(count)])
  expect(done.toSorted()).toEqual(keys.toSorted())
})

test('one that fails leaves nothing behind, does not keep the others, and is tried again after growing pauses', async () => {
  await put('bad', 'good')
  const tried: number[] = []
  const fails: Consumer = async (tx, entry, now) => {
    await tell(tx, entry, now)
    if (entry.key !== 'bad') return
    tried.push(at.getTime() - TEST_NOW.getTime())
    if (tried.length < 3) throw new Error('no')
  }
  for (const seconds of [0, 9, 1, 19, 1]) {
    later(seconds * 1000)
    await run(fails)
  }
  expect(tried).toEqual([0, 10_000, 30_000])
  expect(warned).toHaveBeenCalledTimes(2)
  expect(await told()).toEqual([
    ['good', 'good'],
    ['bad', 'bad']
  ])
})

test('what a dead process had taken is taken up when its lease is over', async () => {
  await put('left')
  await database.db.update(outbox).set({ leasedUntil: new Date(at.getTime() + 60_000), tries: 1 })
  await run(tell)
  expect(await told()).toEqual([])
  later(60_000)
  await run(tell)
  expect(await told()).toEqual([['left', 'left']])
})
