import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../db/client'
import { backFen, CODE_BACK, codeFen, sum, wrongBack, type Given } from './accountant-back'
import { GONE, HAD, LIVING, PRICES_SEEN, STOCK_BEFORE, UNPAID } from './accountant-notes'

/**
 * A patient accountant: says what of each order the shop may keep, from what was bought, at which prices, what was paid and what was given
 * back for which pieces, and holds that against the gateway's own book and the tenders. It reads neither transfers nor claims nor any
 * sum that the ledger has written (of the share of a code it says only whether it is right), so that books that balance and are wrong all the same are found.
 */

interface Bought extends Given {
  readonly payOrderNum: string
  readonly payStatus: number
  readonly dues: readonly {
    readonly payOrderNum: string | null
    readonly purpose: string
    readonly amountFen: number
    /** What of it was paid beside the gateway. */
    readonly tenderFen: number
    readonly paid: boolean
  }[]
  readonly changes: readonly { readonly state: string; readonly fen: number }[]
  /** What its coupons are worth, each by itself. */
  readonly coupons: readonly { readonly id: string; readonly fen: number }[]
}

/** What an order was bought and given back as; `back` are pieces of refunds that are paid or on their way. */
const boughtSince = (db: Db, since: Date) =>
  rowsOf<Bought>(
    db,
    sql`
    select order_num as "orderNum", kind, product_category as category, pay_order_num as "payOrderNum", pay_status as "payStatus",
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'role', role, 'product', product_code, 'sku', sku_id, 'quantity', quantity,
        'unitFen', unit_fen, 'offFen', discount_fen + covered_fen, 'payableFen', payable_fen, 'items', items,
        'sent', (select coalesce(sum(s.quantity), 0) from delivery_lines s join order_deliveries b on b.id = s.delivery_id
          where s.line_id = l.id and b.direction = 'out' and b.state in ('shipped', 'received')),
        'codesPerPiece', coalesce((select (p.extra->>'codes')::int from products p where p.product_code = l.product_code), 1)) order by id)
        from order_lines l where l.order_num = o.order_num), '[]') as lines,
      coalesce((select jsonb_agg(jsonb_build_object('state', state, 'undone', undone))
        from order_visits v where v.order_num = o.order_num), '[]') as visits,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'fen', k.discounted_fen)) from user_coupons c join coupons k using (coupon_code)
        where o.coupon_ids ? c.id), '[]') as coupons,
      coalesce((select jsonb_agg(jsonb_build_object('payOrderNum', d.pay_order_num, 'purpose', purpose, 'amountFen', d.amount_fen,
        'tenderFen', coalesce((select sum(t.amount_fen) from due_tenders t where t.due_id = d.id), 0),
        'paid', coalesce(p.state = 'paid', false)))
        from dues d left join pay_orders p on p.pay_order_num = d.pay_order_num where d.order_num = o.order_num), '[]') as dues,
      coalesce((select jsonb_agg(jsonb_build_object('state', state, 'fen', difference_fen) order by created_at, id)
        from order_changes c where c.order_num = o.order_num), '[]') as changes,
      coalesce((select jsonb_agg(jsonb_build_object('type', refund_type, 'reasonId', reason_id,
        'received', exists (select from order_deliveries b where b.refund_no = r.refund_no and b.direction = 'back' and b.state = 'received'),
        'parts', (select jsonb_agg(jsonb_build_object('lineId', line_id, 'itemCode', item_code, 'quantity', b.quantity))
          from refund_lines b where b.refund_no = r.refund_no)) order by created_at, refund_no)
        from refunds r where r.order_num = o.order_num and r.state in (40, 50)
          and exists (select from refund_lines b where b.refund_no = r.refund_no)), '[]') as back,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'lineId', line_id, 'state', state, 'saidFen', paid_fen) order by id)
        from order_codes k where k.order_num = o.order_num), '[]') as codes
    from orders o where order_num not like 'CA________00__' and created_at >= ${since.toISOString()}::timestamptz`
  )

interface Money {
  readonly payOrderNum: string
  readonly cashFen: number
  readonly tenderBackFen: number
}

/** What the gateway has of each pay order by its own book, and what went back beside it. */
const moneyOf = (db: Db, since: Date) =>
  rowsOf<Money>(
    db,
    sql`
    select o.pay_order_num as "payOrderNum",
      coalesce((select sum(g.amount_fen - coalesce((select sum(b.amount_fen) from gateway_refunds b where b.prepay_id = g.prepay_id), 0))
        from gateway_payments g join payments p on p.id = g.merchant_order
        where p.pay_order_num = o.pay_order_num and g.state = 'paid'), 0)::int as "cashFen",
      coalesce((select sum(w.amount_fen) from refund_payouts w join refunds r using (refund_no)
        where r.pay_order_num = o.pay_order_num and w.tender is not null), 0)::int as "tenderBackFen"
    from pay_orders o where pay_order_num in (select d.pay_order_num from dues d join orders b using (order_num)
      where b.created_at >= ${since.toISOString()}::timestamptz union select pay_order_num from orders
      where created_at >= ${since.toISOString()}::timestamptz)`
  )

/** What was taken off by changes that made it cheaper, and what those cost that made it dearer. */
function changedOf({ changes }: Bought) {
  const applied = changes.filter(({ state }) => state === 'applied')
  return {
    lessFen: sum(applied, ({ fen }) => Math.max(0, -fen)),
    moreFen: sum(applied, ({ fen }) => Math.max(0, fen))
  }
}

/** What the shop may keep of an order: one sum, or several where the rest of a deposit was paid before or after a part went back. */
function keepFen(order: Bought): number[] {
  const paid = order.dues.filter((due) => due.paid)
  const lessFen = paid.length > 0 ? changedOf(order).lessFen : 0
  const all = sum(paid, ({ amountFen }) => amountFen) - lessFen
  const before = all - sum(paid, ({ purpose, amountFen }) => (purpose === 'balance' ? amountFen : 0))
  return [...new Set([all - backFen(order, all), all - backFen(order, before)])]
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

/** Of what is paid together a coupon is taken off once, and one parcel of those to one address is charged, the dearest. */
function wrongTogether(names: string, together: readonly Bought[]): string[] {
  if (!together.some(({ dues }) => dues.some(({ paid }) => paid))) return []
  const worth = new Map(together.flatMap(({ coupons }) => coupons.map(({ id, fen }) => [id, fen])))
  const couponFen = sum([...worth.values()], (fen) => fen)
  const lines = together.flatMap((order) => order.lines)
  const offFen =
    sum(lines, ({ role, offFen: fen }) => (role === 'freight' ? 0 : fen)) -
    sum(together, (order) => changedOf(order).lessFen)
  const freight = lines.filter(({ role }) => role === 'freight')
  const dearest = Math.max(0, ...freight.map(({ unitFen }) => unitFen))
  // What another order carries is taken off its own line.
  const charged = sum(freight, ({ payableFen }) => payableFen)
  return [
    ...(offFen === couponFen ? [] : [`${names}: ${offFen} taken off for coupons of ${couponFen}`]),
    ...(charged === dearest ? [] : [`${names}: ${charged} of freight, ${dearest} is the dearest`])
  ]
}

/** Codes are as many as were bought, each is worth its share, and each goes back once at most. */
function wrongCodes(order: Bought): string[] {
  const { lines, codes, back, dues } = order
  if (codes.length === 0) return []
  const paid = sum(dues, ({ paid: isPaid, amountFen }) => (isPaid ? amountFen : 0))
  const bought = lines.filter(({ role }) => role === 'product')
  return [
    ...bought.flatMap(({ id, quantity, codesPerPiece }) => {
      const made = codes.filter(({ lineId }) => lineId === id).length
      return made === quantity * codesPerPiece ? [] : [`${id}: ${made} codes for ${quantity} pieces`]
    }),
    ...codes.flatMap(({ id, state, saidFen }) => {
      const share = codeFen(order, id, paid)
      const times = back.filter(({ parts }) => parts.some(({ itemCode }) => itemCode === id)).length
      const should = CODE_BACK.includes(state) ? 1 : 0
      return [
        ...(saidFen === share ? [] : [`code ${id} is worth ${saidFen}, ${share} is its share`]),
        ...(times === should ? [] : [`code ${id} is ${state} and went back ${times} times`])
      ]
    })
  ]
}

/** What is held of money otherwise than it should be, of orders since a time. */
async function wrongMoney(db: Db, since: Date): Promise<string[]> {
  const orders = await boughtSince(db, since)
  const money = new Map((await moneyOf(db, since)).map((row) => [row.payOrderNum, row]))
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
    ...orders.flatMap((order) => [...wrongPrices(order, prices), ...wrongCodes(order), ...wrongBack(order)]),
    ...[...groups].flatMap(([payOrderNum, together]) => {
      const dues = together.flatMap((order) => order.dues)
      const under = new Set([payOrderNum, ...dues.flatMap((due) => due.payOrderNum ?? [])])
      const held =
        sum([...under], (one) => (money.get(one)?.cashFen ?? 0) - (money.get(one)?.tenderBackFen ?? 0)) +
        sum(dues, ({ paid, tenderFen }) => (paid ? tenderFen : 0))
      const keeps = together
        .map(keepFen)
        .reduce((sums, own) => sums.flatMap((before) => own.map((fen) => before + fen)), [0])
      const names = together.map(({ orderNum, payStatus }) => `${orderNum} (${payStatus})`).join(', ')
      return [
        ...(keeps.includes(held) ? [] : [`${names}: ${held} is held, ${keeps.join(' or ')} may be kept`]),
        ...wrongTogether(names, together)
      ]
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
    ), taken_off as (
      select id, order_num, pay_order_num from orders, jsonb_array_elements_text(coupon_ids) as coupon(id)
    ), coupons as (
      select c.id, c.status, count(distinct o.pay_order_num)::int as orders, bool_or(o.pay_status in ${UNPAID}) as unpaid
      -- What is paid with those that it was taken off keeps it too.
      from user_coupons c join taken_off t using (id)
        left join orders o on o.pay_order_num = t.pay_order_num and o.pay_status in ${LIVING}
      where c.id in (select id from taken_off where order_num not like 'CA________00__') group by c.id, c.status
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
