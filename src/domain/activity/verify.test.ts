import { createHash, createHmac } from 'node:crypto'
import { drawMessage, fractionOf, prizeAt } from './draw'
import { verifyDay, type Digests, type PublishedDay } from './verify'

const DIGESTS: Digests = {
  sha256: (seed) => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'),
  hmac: (seed, text) => createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest('hex')
}
const SEED = '5a'.repeat(32)
const PRIZES = [
  { prizeId: 'cup', weight: 40, left: 3 },
  { prizeId: 'coupon', weight: 20, left: null },
  { prizeId: 'none', weight: 40, left: null }
]

/** Sixty draws of three accounts, as an honest server makes them. */
function honestDay(): PublishedDay {
  let cups = 0
  const draws = Array.from({ length: 60 }, (_, at) => {
    const chance = { account: `acc${at % 3}`, chanceNo: Math.floor(at / 3) + 5 }
    const message = drawMessage({ activityId: 'BB01', ...chance })
    const { prizeId } = prizeAt(PRIZES, fractionOf(DIGESTS.hmac(SEED, message)))
    const out = prizeId === 'cup' && cups >= 3
    if (prizeId === 'cup' && !out) cups += 1
    return { no: at + 1, ...chance, prizeId, givenId: out ? 'none' : prizeId }
  })
  return {
    activityId: 'BB01',
    commitment: DIGESTS.sha256(SEED),
    seed: SEED,
    prizes: PRIZES,
    fallbackId: 'none',
    draws
  }
}

const withDraw = (at: (day: PublishedDay) => number, change: object) => (day: PublishedDay) => ({
  ...day,
  draws: day.draws.map((draw, index) => (index === at(day) ? { ...draw, ...change } : draw))
})
const firstOf = (prizeId: string) => (day: PublishedDay) =>
  day.draws.findIndex((draw) => draw.givenId === prizeId)

test('an honest day has no problem, also once a prize has run out', () => {
  const day = honestDay()
  expect(day.draws.filter(({ prizeId, givenId }) => prizeId !== givenId).length).toBeGreaterThan(0)
  expect(verifyDay(day, DIGESTS)).toEqual([])
})

test.each([
  [
    'a seed that is not the one that was promised',
    (day: PublishedDay) => ({ ...day, seed: '5b'.repeat(32) }),
    'commitment'
  ],
  ['what was drawn from has no prizes', (day: PublishedDay) => ({ ...day, prizes: [] }), 'table'],
  [
    'other odds than were published',
    (day: PublishedDay) => ({ ...day, prizes: [{ prizeId: 'cup', weight: 1, left: 3 }, ...PRIZES.slice(1)] }),
    'prize'
  ],
  [
    'another prize than the seed says',
    withDraw(firstOf('cup'), { prizeId: 'none', givenId: 'none' }),
    'prize'
  ],
  ['a prize kept back though there are pieces', withDraw(firstOf('cup'), { givenId: 'none' }), 'given'],
  [
    'a piece more than there were',
    (day: PublishedDay) => ({ ...day, draws: day.draws.map((draw) => ({ ...draw, givenId: draw.prizeId })) }),
    'given'
  ],
  ['a chance used twice', withDraw((day) => day.draws.length - 1, { chanceNo: 5 }), 'chance'],
  [
    'a draw that is left out',
    (day: PublishedDay) => ({ ...day, draws: day.draws.filter((_, at) => at !== 30) }),
    'chance'
  ]
] as const)('a day that is not as it was promised: %s', (_rule, spoil, kind) => {
  expect(verifyDay(spoil(honestDay()), DIGESTS).map((problem) => problem.kind)).toContain(kind)
})
