import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../db/client'
import { GONE, HAD, LIVING, PRICES_SEEN, STOCK_BEFORE, UNPAID } from './accountant-notes'

/**
 * A patient accountant: says what of each order the shop may keep, from what was bought, at which prices, what was paid and what was given
 * back for which pieces, and holds that against the gateway's own book and the gift cards. It reads neither transfers nor claims nor any
 * sum that the ledger has written, so that books that balance and are wrong all the same are found.
 */

interface Bought {
  readonly orderNum: string
  readonly kind: string
  readonly payOrderNum: string
  readonly payStatus: number
  readonly lines: readonly {
    readonly id: string
    readonly role: string
    readonly product: string
    readonly sku: string | null
    readonly quantity: number
    readonly unitFen: number
    readonly offFen: number
    readonly payableFen: number
  }[]
  readonly visits: number
  readonly dues: readonly {
    readonly payOrderNum: string | null
    readonly purpose: string
    readonly amountFen: number
    readonly giftFen: number
    readonly paid: boolean
  }[]
  readonly changes: readonly { readonly state: string; readonly fen: number }[]
  /** Pieces that went back, each refund by itself. */
  readonly back: readonly { readonly lineId: string; readonly itemCode: string; readonly quantity: number }[]
  readonly codes: readonly { readonly id: string; readonly state: string; readonly paidFen: number }[]
}

/** What an order was bought and given back as; `back` are pieces of refunds that are paid or on their way. */
const boughtSince = (db: Db, since: Date) =>
  rowsOf<Bought>(
    db,
    sql`
    select order_num as "orderNum", kind, pay_order_num as "payOrderNum", pay_status as "payStatus",
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'role', role, 'product', product_code, 'sku', sku_id, 'quantity', quantity,
        'unitFen', unit_fen, 'offFen', discount_fen + covered_fen, 'payableFen', payable_fen) order by id)
        from order_lines l where l.order_num = o.order_num), '[]') as lines,
      (select count(*)::int from order_visits v where v.order_num = o.order_num) as visits,
      coalesce((select jsonb_agg(jsonb_build_object('payOrderNum', d.pay_order_num, 'purpose', purpose, 'amountFen', d.amount_fen,
        'giftFen', coalesce((select sum(g.amount_fen) from due_gifts g where g.due_id = d.id), 0),
        'paid', coalesce(p.state = 'paid', false)))
        from dues d left join pay_orders p on p.pay_order_num = d.pay_order_num where d.order_num = o.order_num), '[]') as dues,
      coalesce((select jsonb_agg(jsonb_build_object('state', state, 'fen', difference_fen) order by created_at, id)
        from order_changes c where c.order_num = o.order_num), '[]') as changes,
      coalesce((select jsonb_agg(jsonb_build_object('lineId', line_id, 'itemCode', item_code, 'quantity', b.quantity))
        from refund_lines b join refunds r using (refund_no) where r.order_num = o.order_num and r.state in (40, 50)), '[]') as back,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'state', state, 'paidFen', paid_fen))
        from order_codes k where k.order_num = o.order_num), '[]') as codes
    from orders o where order_num not like 'CA________00__' and created_at >= ${since.toISOString()}::timestamptz`
  )

interface Money {
  readonly payOrderNum: string
  readonly cashFen: number
  readonly giftBackFen: number
}

/** What the gateway has of each pay order by its own book, and what went back to gift cards. */
const moneyOf = (db: Db) =>
  rowsOf<Money>(
    db,
    sql`
    select o.pay_order_num as "payOrderNum",
      coalesce((select sum(g.amount_fen - coalesce((select sum(b.amount_fen) from gateway_refunds b where b.prepay_id = g.prepay_id), 0))
        from gateway_payments g join payments p on p.id = g.merchant_order
        where p.pay_order_num = o.pay_order_num and g.state = 'paid'), 0)::int as "cashFen",
      coalesce((select sum(w.amount_fen) from refund_payouts w join refunds r using (refund_no)
        where r.pay_order_num = o.pay_order_num and w.gift_no is not null), 0)::int as "giftBackFen"
    from pay_orders o where pay_order_num not like 'PAY________00__'`
  )

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((all, row) => all + of(row), 0)
const halfUp = (fen: number, part: number, of: number): number => Math.floor((2 * fen * part + of) / (2 * of))

const BACK: readonly string[] = ['refunding', 'refunded']

/** What was taken off by changes that made it cheaper, and what those cost that made it dearer. */
function changedOf({ changes }: Bought) {
  const applied = changes.filter(({ state }) => state === 'applied')
  return {
    lessFen: sum(applied, ({ fen }) => Math.max(0, -fen)),
    moreFen: sum(applied, ({ fen }) => Math.max(0, fen))
  }
}

/** What goes back for the pieces that went back. */
function backFen(order: Bought, paidFen: number): number {
  const { lines, back, codes, visits } = order
  if (back.length === 0) return 0
  if (codes.length > 0)
    return sum(
      codes.filter(({ state }) => BACK.includes(state)),
      ({ paidFen: fen }) => fen
    )
  if (visits > 0) return paidFen
  const products = lines.filter(({ role }) => role === 'product')
  const ofLine = (id: string) => back.filter(({ lineId }) => lineId === id).map(({ quantity }) => quantity)
  const isAll = (line: Bought['lines'][number]) => sum(ofLine(line.id), (pieces) => pieces) === line.quantity
  if (products.every(isAll)) return paidFen
  return sum(products, (line) =>
    isAll(line)
      ? line.payableFen
      : sum(ofLine(line.id), (pieces) => halfUp(line.payableFen, pieces, line.quantity))
  )
}

/** What the shop may keep of an order. */
function keepFen(order: Bought): number {
  const paid = sum(order.dues, ({ paid: isPaid, amountFen }) => (isPaid ? amountFen : 0))
  const owing = paid - (paid > 0 ? changedOf(order).lessFen : 0)
  return owing - backFen(order, owing)
}

/** Each change of day is from a price that was agreed to one that the product had; its first cost is that of its lines. */
function wrongPrices(order: Bought, prices: ReadonlyMap<string, ReadonlySet<number>>): string[] {
  const { orderNum, lines, dues, changes } = order
  const wrong: string[] = []
  const { lessFen, moreFen } = changedOf(order)
  const first = sum(
    dues.filter(({ purpose }) => purpose !== 'change'),
    ({ amountFen }) => amountFen
  )
  const bought = lines.filter(({ role }) => role !== 'difference')
  const cost = sum(bought, ({ unitFen, quantity, offFen }) => unitFen * quantity - offFen) + lessFen
  if (cost !== first) wrong.push(`${orderNum}: cost ${cost}, but ${first} were due`)
  const dearer = sum(lines, ({ role, payableFen }) => (role === 'difference' ? payableFen : 0))
  if (dearer !== moreFen) wrong.push(`${orderNum}: ${dearer} of lines for ${moreFen} of changes`)
  const [product] = bought.filter(({ role }) => role === 'product')
  // Others are priced by what is chosen of them, and do not change.
  const known = product && order.kind === 'checkup' ? prices.get(product.product) : undefined
  if (!product || !known) return wrong
  let agreed = product.unitFen
  if (!known.has(agreed)) wrong.push(`${orderNum}: ordered at ${agreed}, which it never cost`)
  for (const { state, fen } of changes) {
    const next = agreed + fen / product.quantity
    if (fen !== 0 && !known.has(next))
      wrong.push(`${orderNum}: changed from ${agreed} to ${next}, which it never cost`)
    if (state === 'applied') agreed = next
  }
  return wrong
}

function wrongCodes({ orderNum, codes, back, dues }: Bought): string[] {
  if (codes.length === 0) return []
  const paid = sum(dues, ({ paid: isPaid, amountFen }) => (isPaid ? amountFen : 0))
  const shares = sum(codes, ({ paidFen }) => paidFen)
  return [
    ...(paid === shares ? [] : [`${orderNum}: codes for ${shares}, ${paid} were paid`]),
    ...codes.flatMap(({ id, state }) => {
      const times = back.filter(({ itemCode }) => itemCode === id).length
      const should = BACK.includes(state) ? 1 : 0
      return times === should ? [] : [`code ${id} is ${state} and went back ${times} times`]
    })
  ]
}

/** What is held of money otherwise than it should be, of orders since a time. */
async function wrongMoney(db: Db, since: Date): Promise<string[]> {
  const orders = await boughtSince(db, since)
  const money = new Map((await moneyOf(db)).map((row) => [row.payOrderNum, row]))
  const prices = new Map<string, Set<number>>()
  for (const { code, fen } of await rowsOf<{ code: string; fen: number }>(
    db,
    sql`select * from ${PRICES_SEEN}`
  )) {
    prices.set(code, (prices.get(code) ?? new Set()).add(fen))
  }
  const groups = new Map<string, Bought[]>()
  for (const order of orders) groups.set(order.payOrderNum, [...(groups.get(order.payOrderNum) ?? []), order])
  return [
    ...orders.flatMap((order) => [...wrongPrices(order, prices), ...wrongCodes(order)]),
    ...[...groups].flatMap(([payOrderNum, together]) => {
      const dues = together.flatMap((order) => order.dues)
      const under = new Set([payOrderNum, ...dues.flatMap((due) => due.payOrderNum ?? [])])
      const held =
        sum([...under], (one) => (money.get(one)?.cashFen ?? 0) - (money.get(one)?.giftBackFen ?? 0)) +
        sum(dues, ({ paid, giftFen }) => (paid ? giftFen : 0))
      const keeps = sum(together, keepFen)
      const names = together.map(({ orderNum, payStatus }) => `${orderNum} (${payStatus})`).join(', ')
      return held === keeps ? [] : [`${names}: ${held} is held, ${keeps} may be kept`]
    })
  ]
}

/** Scarce things of which more or less is gone than orders have, by what they are and not by what they claimed. */
const wrongScarce = async (db: Db): Promise<string[]> =>
  (
    await rowsOf<{ wrong: string }>(
      db,
      sql`
    with ${HAD}, now as (
      ${GONE}
    ), coupons as (
      select c.id, c.status, count(distinct o.pay_order_num)::int as orders, bool_or(o.pay_status in ${UNPAID}) as unpaid
      from user_coupons c left join orders o on o.coupon_ids ? c.id and o.pay_status in ${LIVING}
      where exists (select from orders where coupon_ids ? c.id and order_num not like 'CA________00__') group by c.id, c.status
    )
    select now.kind || ' ' || now.key || ': ' || now.taken || ' gone, ' || (coalesce(b.taken, 0) + coalesce(sums.amount, 0)) || ' with orders' as wrong
    from now left join ${STOCK_BEFORE} b using (kind, key) left join sums using (kind, key)
    where now.taken <> coalesce(b.taken, 0) + coalesce(sums.amount, 0)
    union all
    select 'coupon ' || id || ' is ' || status || ' with ' || orders || ' orders' from coupons
    where orders > 1 or status <> case when orders = 0 then 'unused' when unpaid then 'locked' else 'used' end`
    )
  ).map(({ wrong }) => wrong)

/** All that a patient accountant would object to, once nothing is under way between the shop and the gateway. */
export const objections = async (db: Db, since = new Date(0)): Promise<string[]> => [
  ...(await wrongMoney(db, since)),
  ...(await wrongScarce(db))
]
