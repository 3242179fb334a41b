import { sql } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import type { OrderDetail } from '@/contract/order/dto/order'
import { ErrorCode } from '@/contract/errors'
import { toFen } from '@/domain/money'
import { PAYING_TENDERS, TENDER_NAMES } from '@/domain/order/tenders'
import { rowsOf, type Db } from '../db/client'
import type { TestApp } from './test-app'

/** What the ledger says of an order, in fen. */
interface Moved {
  readonly paid: number
  readonly stored: number
  /** Taken from the order to go back, and arrived. */
  readonly out: number
  readonly arrived: number
  readonly storedBack: number
  /** Came after its end and went back from its pay order: of the whole payment. */
  readonly late: number
  readonly lines: number
  /** What its latest payment brought to all orders. */
  readonly last: number
}

/** Accounts of stored money, and what it is called. */
const STORED = `^(${PAYING_TENDERS.join('|')}):`
const STORED_NAMES: readonly string[] = Object.values(TENDER_NAMES)

async function movedOf(db: Db, orderNum: string): Promise<Moved> {
  const own = `order:${orderNum}`
  const [moved] = await rowsOf<Moved>(
    db,
    sql`
    with back as (select to_account as refund from transfers where from_account = ${own}),
    last as (
      select d.pay_order_num from dues d join transfers t on t.cause = 'due:' || d.id where t.to_account = ${own} order by d.id desc limit 1
    )
    select
      coalesce((select sum(amount_fen) from transfers where to_account = ${own}), 0)::int as paid,
      coalesce((select sum(amount_fen) from transfers where to_account = ${own} and from_account ~ ${STORED}), 0)::int as stored,
      coalesce((select sum(amount_fen) from transfers where from_account = ${own}), 0)::int as out,
      coalesce((select sum(amount_fen) from transfers where from_account in (select refund from back)), 0)::int as arrived,
      coalesce((select sum(amount_fen) from transfers where from_account in (select refund from back) and to_account ~ ${STORED}), 0)::int as "storedBack",
      coalesce((select sum(t.amount_fen) from transfers t join refunds r on t.to_account = 'refund:' || r.refund_no
        join orders o on t.from_account = 'pay:' || o.pay_order_num where o.order_num = ${orderNum} and r.reason_id = 'late'), 0)::int as late,
      (select sum(payable_fen) from order_lines where order_num = ${orderNum})::int as lines,
      coalesce((select sum(t.amount_fen) from transfers t join dues d on t.cause = 'due:' || d.id
        where d.pay_order_num = (select pay_order_num from last)), 0)::int as last`
  )
  if (!moved) throw new Error('an order without lines')
  return moved
}

type Terms = OrderDetail['terms']
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, yuan) => sum + toFen(yuan), 0)
const of = (terms: Terms, ...keys: string[]): number =>
  sumOf(terms.filter(({ key }) => keys.includes(key)).map(({ amount }) => amount))
const byStored = (terms: Terms, ...keys: string[]): number =>
  sumOf(
    terms
      .filter(({ key }) => keys.includes(key))
      .flatMap(({ ways }) =>
        ways.filter(({ name }) => STORED_NAMES.includes(name)).map(({ amount }) => amount)
      )
  )

/** Sums of a user's orders, wherever they are told, that are not what the ledger says: a line each. */
export async function wrongSums(server: TestApp, session: Session): Promise<string[]> {
  const wrong: string[] = []
  const { results } = await server.call('order.list', { x: 1 }, { session })
  for (const card of results.list) {
    if (/CA\d{8}00\d{2}$/.test(card.orderNum)) continue
    const said = await saidOf(server, session, card)
    for (const [what, told, right] of said) {
      if (JSON.stringify(told) === JSON.stringify(right)) continue
      wrong.push(
        `${card.orderNum} ${what}: ${JSON.stringify(told)} is told, ${JSON.stringify(right)} is right`
      )
    }
  }
  return wrong
}

type Said = readonly [what: string, told: unknown, right: unknown]

async function saidOf(
  server: TestApp,
  session: Session,
  card: { readonly orderNum: string; readonly terms: Terms }
): Promise<Said[]> {
  const { orderNum } = card
  const moved = await movedOf(server.database.db, orderNum)
  const detail = (await server.call('order.detail', { id: orderNum }, { session })).results
  const { terms, owed, paidTogether } = detail
  const has = (key: string) => terms.some((term) => term.key === key)
  const [due, open, paid, gone] = [
    of(terms, 'due', ...PAYING_TENDERS),
    of(terms, 'open'),
    of(terms, 'paid'),
    of(terms, 'back', 'returning')
  ]
  const costs = sumOf(detail.lines.map(({ amount }) => amount))
  const coupons = detail.lines.filter(({ kind }) => kind === 'coupon')
  const couponFen = -sumOf(coupons.map(({ amount }) => amount))
  const late = paidTogether === 1 ? moved.late : moved.late > 0 ? paid - moved.paid : 0
  const isLater = owed !== null && owed.purpose !== 'change'
  return [
    ['its card', card.terms, terms],
    [
      'what it costs',
      [of(terms, 'total') || (has('total') ? 0 : of(terms, 'due', 'paid')), costs],
      [moved.lines, moved.lines]
    ],
    ['paid', paid, moved.paid + late],
    [
      'paid by its ways',
      sumOf(
        terms.filter(({ key }) => key === 'paid').flatMap(({ ways }) => ways.map(({ amount }) => amount))
      ),
      paid
    ],
    ['paid, payment by payment', sumOf(detail.payments.map(({ amount }) => amount)), paid],
    [
      'paid by stored money, payment by payment',
      detail.payments
        .flatMap(({ ways }) => ways.filter(({ name }) => STORED_NAMES.includes(name)))
        .reduce((sum, { amount }) => sum + toFen(amount), 0),
      moved.stored
    ],
    ['paid by stored money', byStored(terms, 'paid'), moved.stored],
    ['given back', gone, moved.out + late],
    ['back on stored money', byStored(terms, 'back', 'returning'), moved.storedBack],
    ...(late === 0 ? ([['arrived', of(terms, 'back'), moved.arrived]] as const) : []),
    ...(has('kept') ? ([['kept', of(terms, 'kept'), moved.paid - moved.out]] as const) : []),
    ...(has('due') ? ([['to be paid and open', due + open, moved.lines]] as const) : []),
    ...(has('due') && paidTogether === 1
      ? ([['at the cashier', of(terms, 'due'), toFen(detail.payPrice)]] as const)
      : []),
    ...(!has('due') && gone === 0 && isLater ? ([['paid and open', paid + open, moved.lines]] as const) : []),
    ...(has('due') && detail.together.length === paidTogether && paidTogether > 1
      ? ([
          [
            'all that is paid together',
            sumOf(detail.together.map(({ userPayPrice }) => userPayPrice)),
            toFen(detail.payPrice) + sumOf(detail.stored.map(({ amount }) => amount))
          ]
        ] as const)
      : []),
    ...(owed ? ([['owed', open, toFen(owed.price)]] as const) : []),
    ['what was paid last', toFen(detail.payment?.amount ?? 0), moved.last],
    ...(await backSaid(server, session, orderNum, moved, paid)),
    ...(await invoiceSaid(server, session, orderNum, moved, couponFen))
  ]
}

const FORMULA = /^¥([\d.]+) × ([\d.]+) ÷ ([\d.]+)(?: = ¥([\d.]+)|，已退 ¥([\d.]+)，还剩 ¥([\d.]+))$/

/** What items that were not done come to: the formula, reckoned anew from the operands that it shows, or what is left of what was paid. */
const reckoned = (what: string, how: readonly string[]): Said[] =>
  how.flatMap((sentence): Said[] => {
    const found = FORMULA.exec(sentence)
    if (!found) return []
    const [undone = 0, paid = 0, all = 0, share, gone = 0, left = 0] = found
      .slice(1)
      .map((yuan: string | undefined) => (yuan === undefined ? undefined : toFen(Number(yuan))))
    return share === undefined
      ? [[`${what}: ${sentence}`, left, paid - gone]]
      : [[`${what}: ${sentence}`, share, Math.floor((2 * paid * undone + all) / (2 * all))]]
  })

/** On the page of its refunds: what was paid, what each gives back and by which ways, and what would go back now. */
async function backSaid(
  server: TestApp,
  session: Session,
  orderNum: string,
  { paid, out }: Moved,
  shown: number
): Promise<Said[]> {
  const view = (await server.call('order.refundView', { id: orderNum }, { session })).results
  const moved = new Map(
    (
      await rowsOf<{ no: string; fen: number }>(
        server.database.db,
        sql`select substr(to_account, 8) as no, amount_fen as fen from transfers where to_account like 'refund:%'`
      )
    ).map(({ no, fen }) => [no, fen])
  )
  const made = view.refunds.filter(({ refundNo }) => moved.has(refundNo))
  const told: Said[] = [
    ['paid, before it is taken back', toFen(view.paidPrice), shown],
    ...made.flatMap(({ refundNo, amount, ways, parts, how }): Said[] => [
      ...reckoned(refundNo, how),
      [refundNo, toFen(amount), moved.get(refundNo)],
      [`${refundNo} by its ways`, sumOf(ways.map((way) => way.amount)), toFen(amount)],
      ...(parts.length > 0
        ? ([[`${refundNo} by its parts`, sumOf(parts.map((part) => part.amount)), toFen(amount)]] as const)
        : [])
    ])
  ]
  if (view.refusal !== '') return told
  const preview = await server.call('order.refundPreview', { orderNum }, { session })
  if (preview.code !== ErrorCode.ok) return told
  const { amount, ways, parts, how } = preview.results
  return [
    ...told,
    ...reckoned('the preview', how),
    ['the preview by its ways', sumOf(ways.map((way) => way.amount)), toFen(amount)],
    ['the preview by its parts', sumOf(parts.map((part) => part.amount)), toFen(amount)],
    ['no more than is left', Math.min(toFen(amount), paid - out), toFen(amount)]
  ]
}

/** An invoice is for what was paid by money and is not on its way back. */
async function invoiceSaid(
  server: TestApp,
  session: Session,
  orderNum: string,
  { paid, stored, out, storedBack }: Moved,
  couponFen: number
): Promise<Said[]> {
  const view = (await server.call('invoice.view', { id: orderNum }, { session })).results
  return [
    ['to be invoiced', toFen(view.amount), paid - stored - (out - storedBack)],
    ['invoiced when it was bought', sumOf(view.stored.map(({ amount }) => amount)), stored - storedBack],
    ['not invoiced: coupons', toFen(view.couponPrice), couponFen]
  ]
}
