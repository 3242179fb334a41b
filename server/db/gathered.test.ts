import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import type { Db } from './client'
import { gathered } from './gathered'

/** No statement is run here: the list itself is watched. */
const db = {} as Db

const after = async (ms: number) => void (await pause(ms))

describe('calls that come together', () => {
  test('go together, and each gets its own answer', async () => {
    const lists: number[][] = []
    const double = gathered(async (_db, inputs: readonly number[]) => {
      lists.push([...inputs])
      return inputs.map((input) => input * 2)
    })
    expect(await Promise.all([1, 2, 3].map((input) => double(db, input)))).toEqual([2, 4, 6])
    expect(await double(db, 4)).toBe(8)
    expect(lists).toEqual([[1, 2, 3], [4]])
  })

  test('wait for the list under way and go with the next, at most 64', async () => {
    const lists: number[] = []
    const ends: (() => void)[] = []
    const run = gathered(async (_db, inputs: readonly number[]) => {
      lists.push(inputs.length)
      if (lists.length === 1) await new Promise<void>((end) => ends.push(end))
      return inputs
    })
    const first = run(db, 0)
    await turn()
    const others = Array.from({ length: 70 }, (_, index) => run(db, index))
    await turn()
    expect(lists).toEqual([1])
    ends[0]?.()
    await Promise.all([first, ...others])
    expect(lists).toEqual([1, 64, 6])
  })

  test('do not wait for a list that is held up', async () => {
    const held = new Promise<never>(() => undefined)
    const run = gathered(async (_db, inputs: readonly string[]) => (inputs.includes('held') ? held : inputs))
    void run(db, 'held')
    await turn()
    expect(await run(db, 'other')).toBe('other')
  })

  test('one that fails does not spoil the others', async () => {
    const run = gathered(async (_db, inputs: readonly string[]) => {
      await after(1)
      if (inputs.includes('bad')) throw new Error(`one of ${inputs.length}`)
      return inputs
    })
    const answers = await Promise.allSettled(['a', 'bad', 'c'].map((input) => run(db, input)))
    expect(answers).toEqual([
      { status: 'fulfilled', value: 'a' },
      { status: 'rejected', reason: new Error('one of 1') },
      { status: 'fulfilled', value: 'c' }
    ])
  })
})

test('lists of different databases and transactions do not mix', async () => {
  const lists: number[] = []
  const run = gathered(async (_db, inputs: readonly number[]) => {
    lists.push(inputs.length)
    return inputs
  })
  await Promise.all([run(db, 1), run({} as Db, 2)])
  expect(lists).toEqual([1, 1])
})
