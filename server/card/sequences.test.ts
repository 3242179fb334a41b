/**
 * Random orders on cards, of several people at once, each of whom sends now and then two calls at once: import, bind, name, book, upgrade,
 * change, pay, cancel, refund, come, run out, take back, lose, unbind. After each batch what was granted is left, occupied, used and run
 * out together, of entitlements, quota and balance; the books are right; and what each of them is told of their cards is what the
 * movements say. `CARD_SEQUENCES` says how many sequences, `ADVERSARY_SEED` with which numbers.
 */
import { vi } from 'vitest'
import type { Movements } from '@/contract/card/wallet-dto'
import { actorsOf, forgetCards, issueAll, type Actor, type Cards } from '../testing/card-actors'
import { cardSteps } from '../testing/card-steps'
import { toldOfCards, wrongCards } from '../testing/cards'
import { wrongBooks, wrongChannels } from '../testing/money'
import { VISIT_DATE } from '../testing/ordering'
import { server, steps, testOrders } from '../testing/order-tests'
import { wrongOrders } from '../testing/orders'
import { randomOf } from '../testing/random-numbers'
import { wrongCounts } from '../testing/stock'
import { runScript } from '../testing/test-database'

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 300_000 })
testOrders()

const SEED = Number(process.env['ADVERSARY_SEED'] ?? 20_261_128)
/** Sequences of a batch, which run at once, each of somebody else. */
const AT_ONCE = 20
const SEQUENCES = Number(process.env['CARD_SEQUENCES'] ?? AT_ONCE)
const STEPS = { least: 2, more: 4 }

let actors: readonly Actor[]
beforeAll(async () => {
  actors = await actorsOf(server, Math.min(AT_ONCE, SEQUENCES))
  // Seats enough for all: this is about cards.
  await runScript(
    server.database,
    ['slots', 'slots_before']
      .map(
        (table) =>
          `update ${table} set capacity = capacity + 10000 where kind = 'checkup' and date = '${VISIT_DATE}'`
      )
      .join(';')
  )
})

/** What an account is told of its cards that the movements do not say. */
async function wrongTold({ session, no }: Actor, { company, prepaid }: Cards): Promise<string[]> {
  const told = await toldOfCards(server.database.db, [company, prepaid])
  const { cards } = (await server.call('card.wallet', {}, { session })).results
  const said = cards
    .filter(({ cardNumber }) => [company, prepaid].includes(cardNumber))
    .flatMap(({ cardNumber, quota, balance, rights }) => [
      ...(quota ? [{ of: 'quota' as const, cardNumber, rightId: undefined, ...quota }] : []),
      ...(balance ? [{ of: 'balance' as const, cardNumber, rightId: undefined, ...balance }] : []),
      ...rights.map((right) => ({ of: 'right' as const, cardNumber, ...right }))
    ])
  const of = said[no % Math.max(1, said.length)]
  const history = of
    ? (
        await server.call(
          'card.movements',
          { x: of.cardNumber, of: of.of, rightId: of.rightId, size: 50 },
          { session }
        )
      ).results
    : null
  return [
    ...(said.length === told.length
      ? []
      : [`${company}: ${said.length} accounts are told of ${told.length}`]),
    ...said.flatMap((one) => {
      const row = told.find(({ key }) => key === [one.of, one.rightId ?? one.cardNumber].join(' '))
      const is = [one.granted, one.left, one.occupied + one.used, one.expired].map(round)
      const by = row && [row.granted, row.left, row.taken, row.expired].map(round)
      return JSON.stringify(is) === JSON.stringify(by)
        ? []
        : [`${row?.key}: ${is.join()} is told, ${by?.join()} moved`]
    }),
    ...(history ? wrongHistory(history) : [])
  ]
}
const round = (sum: number): number => Math.round(sum * 100) / 100

/** Each movement leaves what the one before left and it moved, and all of them what is left. */
function wrongHistory({ list, granted, left, total }: Movements): string[] {
  if (list.length < total) return []
  const wrong = list.filter(
    ({ amount, left: after }, index) => round((list[index + 1]?.left ?? 0) + amount) !== round(after)
  )
  const sum = round(list.reduce((all, { amount }) => all + amount, 0))
  return [
    ...wrong.map(({ verb, amount, left: after }) => `${verb} ${amount} leaves ${after}`),
    ...(sum === round(left) ? [] : [`${granted} granted, ${sum} moved, ${left} left`])
  ]
}

test(`of ${SEQUENCES} sequences granted is left, occupied, used and run out together, and the transfers end at 0`, async () => {
  const { db } = server.database
  let booked = 0
  for (let done = 0, batch = 1; done < SEQUENCES; batch += 1) {
    await steps.startOver()
    await forgetCards(server)
    const random = randomOf(SEED + batch)
    const those = actors.slice(0, SEQUENCES - done)
    const cards = await issueAll(server, those, batch, () => random.upTo(12) * 100)
    const runs = those.map((actor, index) => {
      const own = randomOf(SEED + done + index)
      return cardSteps(server, steps, actor, cards[index]!, own)(STEPS.least + own.below(STEPS.more))
    })
    booked += (await Promise.all(runs)).reduce((sum, count) => sum + count, 0)
    done += those.length
    await steps.tick()
    const told = await Promise.all(those.map((actor, index) => wrongTold(actor, cards[index]!)))
    expect([
      batch,
      ...told.flat(),
      ...(await wrongCards(db)),
      ...(await wrongCounts(db)),
      ...(await wrongBooks(db)),
      ...(await wrongChannels(db)),
      ...(await wrongOrders(db))
    ]).toEqual([batch])
  }
  await forgetCards(server).catch(() => undefined)
  // A crowd that booked nothing has shown nothing.
  expect(booked).toBeGreaterThan(SEQUENCES / 3)
})
