import { act, useState } from 'react'
import { withFakeTime } from '@/../tests/support/screen'
import { createWorld, NOW } from '@/../tests/support/world'
import { Turn } from './turn'

const SECOND_MS = 1000
const DAY_MS = 86_400_000

/** How often what is shown is asked for anew, after each move of the phone's clock with the time that passes. */
async function asked(at: number, moves: readonly (readonly [now: number, passed: number])[]) {
  const world = createWorld({ now: NOW })
  const counts: number[] = []
  let count = 0
  let setShown: (shown: boolean) => void = () => undefined
  const Page = () => {
    const [shown, set] = useState(false)
    setShown = set
    return shown ? <Turn at={at} onTurn={() => (count += 1)} /> : null
  }
  const page = await act(() => world.open('seckill', Page))
  await withFakeTime(async (advance) => {
    await act(async () => setShown(true))
    for (const [now, passed] of moves) {
      world.setNow(now)
      await advance(passed)
      counts.push(count)
    }
    await act(async () => setShown(false))
    await advance(30 * SECOND_MS)
  })
  page.leave()
  return [...counts, count]
}

test.each([
  [
    'not before it has come',
    NOW + 2 * SECOND_MS,
    [
      [NOW, 0],
      [NOW + SECOND_MS, SECOND_MS]
    ],
    [0, 0, 0]
  ],
  ['once it has come', NOW + 2 * SECOND_MS, [[NOW + 2 * SECOND_MS, 2 * SECOND_MS]], [1, 1]],
  [
    'again while nobody has decided it, and not after the page was left',
    NOW + 2 * SECOND_MS,
    [
      [NOW + 2 * SECOND_MS, 2 * SECOND_MS],
      [NOW + 7 * SECOND_MS, 5 * SECOND_MS],
      [NOW + 12 * SECOND_MS, 5 * SECOND_MS]
    ],
    [1, 2, 3, 3]
  ],
  [
    'at its own time after a clock that ran ahead was put right',
    NOW + 120 * SECOND_MS,
    [
      [NOW + DAY_MS, SECOND_MS],
      [NOW + 6 * SECOND_MS, 5 * SECOND_MS],
      [NOW + 119 * SECOND_MS, 20 * SECOND_MS],
      [NOW + 120 * SECOND_MS, SECOND_MS]
    ],
    [1, 1, 1, 2, 2]
  ],
  [
    'after more days than a timer can wait for',
    NOW + 60 * DAY_MS,
    [
      [NOW, 0],
      [NOW + 60 * DAY_MS, SECOND_MS]
    ],
    [0, 1, 1]
  ]
] as const)('a moment is told %s', async (_name, at, moves, counts) => {
  expect(await asked(at, moves)).toEqual(counts)
})
