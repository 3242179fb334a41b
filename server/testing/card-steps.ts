import { eq, inArray } from 'drizzle-orm'
import type { EndpointName } from '@/contract/catalogue'
import { ErrorCode } from '@/contract/errors'
import { expireCards } from '../card/commands/expire-cards'
import { withdrawRights } from '../card/commands/withdraw-rights'
import { orders } from '../db/schema'
import { transact } from '../db/transact'
import { answerVisit } from '../ordering/visits/commands/answer-visit'
import { longAfter, bindBoth, COMPANY, endAt, RIGHTS, setLost, type Actor, type Cards } from './card-actors'
import { orderInput, type ordering } from './ordering'
import type { RandomNumbers } from './random-numbers'
import type { TestApp } from './test-app'

/** Add-ons that the company asks for, and some that its quota pays in part. */
const CHOICES = [
  [{ addPackageId: 6101, itemCodeList: ['LU001'] }],
  [
    { addPackageId: 6101, itemCodeList: ['LU001'] },
    { addPackageId: 6103, itemCodeList: ['BO002', 'HE005'] }
  ]
]
const SPANS = [
  { timeSpanId: 101, timespanStr: '07:30-08:00' },
  { timeSpanId: 102, timespanStr: '08:00-08:30' },
  { timeSpanId: 103, timespanStr: '08:30-09:00' }
]
const PAID = 2
const GONE: readonly number[] = [ErrorCode.cardRefused, ErrorCode.notFound]

/** What an actor does with the cards of a sequence, one step after the other or two at once. */
export function cardSteps(
  server: TestApp,
  steps: ReturnType<typeof ordering>,
  actor: Actor,
  cards: Cards,
  random: RandomNumbers
) {
  const { db } = server.database
  const { session, own, spouse } = actor
  const made: string[] = []
  let keys = 0
  const once = () => ({ session, idempotencyKey: `card-seq-${cards.workNo}-${(keys += 1)}` })
  const ask = (name: EndpointName, input: object) => server.callRaw(name, input, once())

  async function place(name: EndpointName, input: object): Promise<void> {
    const { code, results } = await ask(name, input)
    if (code === ErrorCode.ok)
      made.push(...(results as { orderNum: string }[]).map(({ orderNum }) => orderNum))
  }
  /** A name of an order of the sequence. */
  const one = (): string | undefined => (made.length > 0 ? random.of(made) : undefined)

  async function book(): Promise<void> {
    const family = random.chance(0.3)
    const [productCode, fromComboId] = random.of([
      ['CK1017', undefined],
      [family ? 'CK1004' : 'CK1003', '2016'],
      ['CK1002', '2016']
    ] as const)
    await place('card.complete', {
      ...orderInput({
        ...{ productCode, hospitalId: random.of(['H2002', 'H1001']), ...random.of(SPANS) },
        customAddPackage: family || fromComboId ? [] : random.of(CHOICES),
        medUserInfo: family ? spouse : own,
        ...(random.chance(0.4) ? { balanceCard: cards.prepaid } : {})
      }),
      ...{ cardNumber: cards.company, fromComboId }
    })
  }
  const spend = () =>
    place(
      'order.complete',
      orderInput({
        ...{ balanceCard: cards.prepaid, medUserInfo: random.of([own, spouse]), ...random.of(SPANS) },
        productCode: random.of(['CK1016', 'CK1002']),
        hospitalId: random.of(['H1001', 'H2002', 'H3001'])
      })
    )
  async function pay(): Promise<void> {
    const orderNo = one()
    if (orderNo === undefined) return
    const { code, results } = await server.call('pay.create', { orderNo, channel: 'alipay' }, once())
    const prepayId = results?.cashierUrl.split('/').pop()
    if (code !== ErrorCode.ok || !prepayId) return
    await steps.press(prepayId, 'approve')
    await ask('pay.status', { payOrderNum: results.payOrderNum })
  }
  async function cancel(): Promise<void> {
    const id = one()
    if (id !== undefined) await ask('order.cancel', { id })
  }
  /** What was told goes back; from two phones. */
  async function refund(): Promise<void> {
    const orderNum = one()
    if (orderNum === undefined) return
    const { code, results } = await ask('order.refundPreview', { orderNum })
    if (code !== ErrorCode.ok) return
    const input = { orderNum, amount: (results as { amount: number }).amount, reasonId: 5 }
    await Promise.all([ask('order.refund', input), ask('order.refund', input)])
  }
  async function move(): Promise<void> {
    const orderNum = one()
    if (orderNum === undefined) return
    const { regDate } = orderInput()
    await ask('order.changeVisit', {
      orderNum,
      regDate,
      hospitalId: random.of(['H2002', 'H1001']),
      ...random.of(SPANS)
    })
  }
  async function come(): Promise<void> {
    const orderNum = one()
    const [order] =
      orderNum === undefined ? [] : await db.select().from(orders).where(eq(orders.orderNum, orderNum))
    if (orderNum === undefined || order?.payStatus !== PAID) return
    await steps.comesToday(orderNum)
    await answerVisit({ db, now: server.clock.now }, { orderNum, no: 1, answer: 'visited' })
  }
  const name = () => ask('card.nameFamily', { cardNumber: cards.company, contactsId: spouse.contactsId })
  const withdraw = () =>
    transact(db, (tx) =>
      withdrawRights(
        tx,
        { employerId: COMPANY.id, workNo: cards.workNo, name: random.of([...RIGHTS, undefined]) },
        server.clock.now()
      )
    )
  /** What is left runs out; then the cards go on with what comes back. */
  async function runOut(): Promise<void> {
    const now = server.clock.now()
    await endAt(server, cards, new Date(now.getTime() - random.upTo(9)))
    await expireCards(db, now)
    if (random.chance(0.7)) await endAt(server, cards, longAfter(now))
  }
  const lose = () =>
    setLost(server, random.of([cards.company, cards.prepaid]), random.chance(0.5) ? server.clock.now() : null)
  async function unbind(): Promise<void> {
    const x = random.of([cards.company, cards.prepaid])
    const { code } = await ask('card.unbind', { x })
    if (code !== ErrorCode.ok && !GONE.includes(code)) throw new Error(`unbinding: ${code}`)
    if (random.chance(0.8)) await bindBoth(server, actor, cards)
  }

  const ALL: readonly (readonly [number, () => Promise<unknown>])[] = [
    ...([
      [7, book],
      [4, spend],
      [4, pay],
      [2, cancel],
      [4, refund],
      [2, move],
      [2, come]
    ] as const),
    ...([
      [1, name],
      [1, withdraw],
      [1, runOut],
      [1, lose],
      [1, unbind]
    ] as const)
  ]
  const weighted = ALL.flatMap(([times, step]) => Array.from({ length: times }, () => step))

  /** A sequence of so many steps, now and then two at once. @returns how many orders on cards it made */
  return async (count: number): Promise<number> => {
    await bindBoth(server, actor, cards)
    await name()
    await book()
    for (let step = 1; step < count; step += 1) {
      const together = Array.from({ length: random.chance(0.3) ? 2 : 1 }, () => random.of(weighted))
      await Promise.all(together.map((run) => run()))
    }
    await setLost(server, cards.company, null)
    await setLost(server, cards.prepaid, null)
    await endAt(server, cards, longAfter(server.clock.now()))
    await bindBoth(server, actor, cards)
    if (made.length === 0) return 0
    return (await db.select().from(orders).where(inArray(orders.orderNum, made))).filter(
      ({ rightId }) => rightId !== null
    ).length
  }
}
