import { setTimeout as pause } from 'node:timers/promises'
import { Lane } from './lanes'

/** Work that ends when it is told to. */
function held() {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (number: number) => () => {
    begun.push(number)
    return new Promise<number>((resolve) => ends.push(() => resolve(number)))
  }
  return { begun, work, endNext: () => ends.shift()?.() }
}

describe('a lane', () => {
  test('runs so many at once, the others in the order in which they came', async () => {
    const lane = new Lane({ atOnce: 2, rest: 0 })
    const { begun, work, endNext } = held()
    const answers = [1, 2, 3, 4].map((number) => lane.run(work(number)))
    expect(begun).toEqual([1, 2])
    endNext()
    await expect(answers[0]).resolves.toBe(1)
    // Whoever comes during the rest comes after those who waited.
    answers.push(lane.run(work(5)))
    await pause(5)
    expect(begun).toEqual([1, 2, 3])
    for (let ended = 0; ended < 4; ended += 1) {
      endNext()
      await pause(5)
    }
    await expect(Promise.all(answers)).resolves.toEqual([1, 2, 3, 4, 5])
    expect(begun).toEqual([1, 2, 3, 4, 5])
  })

  test('rests a share of what the work took before who waited, and not before who comes when nobody waits', async () => {
    const lane = new Lane({ atOnce: 1, rest: 2 })
    const { begun, work, endNext } = held()
    const [first, second] = [lane.run(work(1)), lane.run(work(2))]
    await pause(50)
    endNext()
    await first
    const answered = performance.now()
    await pause(5)
    expect(begun).toEqual([1])
    while (begun.length === 1) await pause(5)
    expect(performance.now() - answered).toBeGreaterThan(90)
    expect(begun).toEqual([1, 2])
    endNext()
    await second
    const third = lane.run(work(3))
    expect(begun).toEqual([1, 2, 3])
    endNext()
    await expect(third).resolves.toBe(3)
  })

  test('gives the place of work that failed to the next', async () => {
    const lane = new Lane({ atOnce: 1, rest: 0 })
    const failing = lane.run(() => Promise.reject(new Error('away')))
    const next = lane.run(() => Promise.resolve('served'))
    await expect(failing).rejects.toThrow('away')
    await expect(next).resolves.toBe('served')
    await expect(lane.run(() => Promise.resolve('free again'))).resolves.toBe('free again')
  })

  test('does not begin what waited too long, nor keep a place for it', async () => {
    const lane = new Lane({ atOnce: 1, rest: 0 }, 5)
    const { begun, work, endNext } = held()
    const first = lane.run(work(1))
    await expect(lane.run(work(2))).resolves.toBeNull()
    endNext()
    await first
    await expect(lane.run(() => Promise.resolve(3))).resolves.toBe(3)
    expect(begun).toEqual([1])
  })

  test('who gives up during the rest leaves the place free', async () => {
    const lane = new Lane({ atOnce: 1, rest: 2 }, 40)
    const { work, endNext } = held()
    const [first, second] = [lane.run(work(1)), lane.run(work(2))]
    await pause(30)
    endNext()
    await first
    await expect(second).resolves.toBeNull()
    await pause(100)
    await expect(lane.run(() => Promise.resolve(3))).resolves.toBe(3)
  })
})
