/**
 * A shop as it is after years: many orders in the states in which orders end up, many products, branches with their slots. Few orders are placed
 * as customers place them, and brought on as operators bring them on; the rest is copies of these, made by the database. Takes minutes for a million.
 */
import { templates } from './big-orders.mjs'

export const BIG = { orders: 1_000_000, products: 50_000, branches: 400, days: 90 }
/** So many orders the customer has who is looked at; the others share theirs among this part of all orders. */
export const LISTED = 1_000
const ORDERS_EACH = 5
/** How long ago the oldest is. */
const YEARS_BACK = 2
const RECENT_DAYS = 20
/** Branches that take a checkup. */
const TAKERS = 4
/** Older messages are forgotten (`server/jobs/clean-up.ts`). */
const MESSAGES_DAYS = 90
/** Not copied: what is cleaned up after days, belongs to one call, or counts on its own. */
const LEFT_OUT = [
  ...['outbox', 'idempotency_keys', 'nonces', 'sessions', 'holds', 'quotes', 'received_notices', 'ops_log'],
  ...['call_counts', 'gateway_notices', 'human_checks', 'shop_changes', 'analytics_events']
]

const quoted = (text) => `'${text.replaceAll("'", "''")}'`

const columnsOf = async (client, table) =>
  (
    await client.query(
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'
       and coalesce(column_default, '') not like 'nextval%' order by ordinal_position`,
      [table]
    )
  ).rows

/** Rows of `table` again for each `n`, with other expressions for some columns. */
async function multiply(client, table, where, count, set) {
  const columns = await columnsOf(client, table)
  const names = columns.map(({ name }) => `"${name}"`)
  const values = columns.map(({ name }) => set[name] ?? `t."${name}"`)
  await client.query(
    `insert into "${table}" (${names}) select ${values} from "${table}" as t, generate_series(1, ${count}) as n where ${where}`
  )
}

async function addPlaces(client, { products, branches, days }) {
  const org = `'BR' || lpad(n::text, 5, '0')`
  await multiply(client, 'branches', `org_code = 'H1001'`, branches, {
    ...{ org_code: org, name: `name || n`, lat: 'lat + (n % 50) * 0.01', lon: 'lon + (n / 50) * 0.01' },
    city_code: `(array(select city_code from cities order by city_code))[1 + n % (select count(*)::int from cities)]`
  })
  await client.query(
    `insert into slots (org_code, date, kind, slot_id, timespan, ampm, capacity)
     select ${org}, current_date + day, kind, slot_id, timespan, ampm, 1000000
     from (select distinct on (slot_id) * from slots where org_code = 'H1001' and kind = 'checkup' order by slot_id) as spans,
       generate_series(1, ${branches}) as n, generate_series(1, ${days}) as day`
  )
  const code = `t.product_code || 'X' || n`
  // Of ten products one is a checkup, as it is with branches.
  const checkups = Math.round(products / 10)
  const goods = products - checkups
  const named = {
    ...{ product_code: code, combo_id: 'null', supermarket_code: 'null', offer_id: 'null' },
    ...{
      name: `t.name || ' ' || n`,
      sell_count: '(n * 7919) % 5000',
      sale_price_fen: `t.sale_price_fen + n % 500 * 100`
    }
  }
  const like = async (kind, all) => {
    const { rows } = await client.query(
      `select product_code as code from products where kind = $1 and on_shelf and product_code not like '%X%' order by 1 limit 10`,
      [kind]
    )
    const each = Math.floor(all / rows.length)
    const codes = rows.map((row) => quoted(row.code)).join()
    await multiply(client, 'products', `t.product_code in (${codes})`, each, named)
    for (const table of ['product_items', 'product_skus']) {
      const own =
        table === 'product_skus' ? { sku_id: `t.sku_id || 'X' || n`, stock: '1000000', taken: '0' } : {}
      await multiply(client, table, `t.product_code in (${codes})`, each, { product_code: code, ...own })
    }
    return { codes, each }
  }
  await like('health-selection', goods)
  const { codes, each } = await like('checkup', checkups)
  await client.query(
    `insert into product_branches (product_code, org_code)
     select t.product_code || 'X' || n, 'BR' || lpad((1 + (n * ${TAKERS} + place) % ${branches})::text, 5, '0')
     from products as t, generate_series(1, ${each}) as n, generate_series(1, ${TAKERS}) as place where t.product_code in (${codes})
     on conflict do nothing`
  )
}

/** Tables with rows that name the order, those that are pointed at first. */
async function tablesOf(client, tokens) {
  const { rows: all } = await client.query(
    `select relname as name, (select array_agg(distinct confrelid::regclass::text) from pg_constraint
       where conrelid = pg_class.oid and contype = 'f' and confrelid <> pg_class.oid) as needs
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`
  )
  const found = []
  for (const { name, needs } of all.filter((table) => !LEFT_OUT.includes(table.name))) {
    const { rows } = await client.query(
      `select row_to_json(t)::text as row from "${name}" as t where t::text like any ($1)`,
      [tokens.map((token) => `%${token}%`)]
    )
    if (rows.length > 0) found.push({ name, needs: needs ?? [], rows: rows.map(({ row }) => row) })
  }
  const ordered = []
  while (ordered.length < found.length) {
    const next = found.find(
      (table) =>
        !ordered.includes(table) &&
        table.needs.every(
          (need) => !found.some((one) => one.name === need) || ordered.some((one) => one.name === need)
        )
    )
    if (!next) throw new Error('tables that need each other')
    ordered.push(next)
  }
  return ordered
}

/** Every number of its own that an order brought with it, in whatever table. */
async function tokensOf(client, orderNum) {
  const { rows } = await client.query(
    `with own as (select order_num, pay_order_num from orders where order_num = $1)
     select array(select order_num from own union all select pay_order_num from own
       union select p.id from payments p join own using (pay_order_num)
       union select p.prepay_id from payments p join own using (pay_order_num)
       union select p.gateway_trade_no from payments p join own using (pay_order_num)
       union select refund_no from refunds r join own on r.order_num = own.order_num
       union select cause from refunds r join own on r.order_num = own.order_num
       union select 'due:' || d.id from dues d join own on d.order_num = own.order_num
       union select 'order-event:' || e.id from order_events e join own on e.order_num = own.order_num
       union select invoice_no from invoices i join own on i.order_num = own.order_num) as tokens`,
    [orderNum]
  )
  return rows[0].tokens.filter((token) => token)
}

const TEXTS = ['text', 'character varying']
const JSONS = ['jsonb', 'json']
const isTime = (type) => type.startsWith('timestamp')

/** What is copied of an order: rows of every table that name it, kept aside while tables are small. */
async function keptAside(client, { order, ...rest }, index) {
  const tokens = await tokensOf(client, order)
  const like = tokens.map((token) => `t::text like ${quoted(`%${token}%`)}`).join(' or ')
  const tables = []
  for (const { name, rows } of await tablesOf(client, tokens)) {
    const kept = `big_${index}_${name}`
    await client.query(`create temp table ${kept} as select * from "${name}" as t where ${like}`)
    tables.push({
      name,
      kept,
      rows: rows.map((row) => JSON.parse(row)),
      columns: await columnsOf(client, name)
    })
  }
  return { ...rest, tokens, tables }
}

async function copyOrder(client, { share, tokens, tables, ahead = false, recent = false }, sizes, customer) {
  const count = Math.round(sizes.orders * share)
  const back = ahead || recent ? RECENT_DAYS : YEARS_BACK * 365
  const shift = `(n % ${back}) * interval '1 day' + (n % 86400 * 7919 % 86400) * interval '1 second'`
  const others = Math.ceil(sizes.orders / ORDERS_EACH)
  const every = Math.floor(sizes.orders / LISTED)
  const owner = `case when n % ${every} = 0 then ${quoted(customer)} else 'big-' || (1 + n * 31 % ${others}) end`
  const slot = (column) =>
    `(select ${column} from big_slots where no = 1 + n % (select max(no) from big_slots))`
  const slots = ahead
    ? Object.fromEntries(['org_code', 'date', 'timespan'].map((name) => [name, slot(name)]))
    : { date: `t.date - (n % ${back})::int` }
  for (const { name, kept, rows, columns } of tables) {
    const set = {}
    for (const { name: column, type } of columns) {
      const holds = tokens.filter((token) =>
        rows.some((row) => JSON.stringify(row[column] ?? '').includes(token))
      )
      const replaced = holds.reduce(
        (text, token) => `replace(${text}, ${quoted(token)}, ${quoted(`${token}Z`)} || n)`,
        JSONS.includes(type) ? `t."${column}"::text` : `t."${column}"`
      )
      if (column === 'user_id') set[column] = owner
      else if (column === 'same_key') set[column] = 'null'
      else if (holds.length > 0 && TEXTS.includes(type)) set[column] = replaced
      else if (holds.length > 0 && JSONS.includes(type)) set[column] = `(${replaced})::${type}`
      else if (isTime(type)) set[column] = `t."${column}" - (${shift})`
    }
    if (name === 'order_visits')
      Object.assign(set, slots, ahead ? { slot_id: slot('id'), time_span_id: slot('slot_id') } : {})
    if (name === 'order_claims' && ahead)
      set.resource = `case when t.kind = 'seat' then ${slot('id')}::text else t.resource end`
    const names = columns.map((column) => `"${column.name}"`)
    const values = columns.map((column) => set[column.name] ?? `t."${column.name}"`)
    await client.query(
      `insert into "${name}" (${names}) select ${values} from ${kept} as t, generate_series(1, ${count}) as n`
    )
    await client.query(`drop table ${kept}`)
  }
  return count
}

async function addCustomers(client, customer, orders) {
  const columns = await columnsOf(client, 'users')
  const values = columns.map(({ name }) =>
    name === 'id' ? `'big-' || n` : /phone|openid/.test(name) ? `t.${name} || 'Z' || n` : `t."${name}"`
  )
  await client.query(
    `insert into users (${columns.map(({ name }) => `"${name}"`)}) select ${values} from users as t,
       generate_series(1, ${Math.ceil(orders / ORDERS_EACH)}) as n where id = ${quoted(customer)}`
  )
}

/**
 * Fills the empty database of an address.
 * @param say hears of each part that is done
 * @returns {Promise<{ customer: string, orders: number }>} who has `LISTED` orders, the one with the phone of `logIn(caller, 0)`
 */
export async function makeBigShop(client, url, sizes = BIG, say = () => {}) {
  await client.query(`set timezone to 'Asia/Shanghai'`)
  const { customer, shares } = await templates(client, url)
  const kept = []
  for (const [index, one] of shares.entries()) kept.push(await keptAside(client, one, index))
  say('orders to copy are there')
  await addPlaces(client, sizes)
  say(`${sizes.products} products, ${sizes.branches} branches with ${sizes.days} days of slots`)
  await addCustomers(client, customer, sizes.orders)
  await client.query(
    `create temp table big_slots as select row_number() over (order by date, id) as no, id, org_code, date, timespan, slot_id
     from slots where org_code like 'BR%' and kind = 'checkup'`
  )
  await client.query('create unique index on big_slots (no)')
  await client.query('analyze big_slots')
  let orders = 0
  for (const one of kept) {
    orders += await copyOrder(client, one, sizes, customer)
    say(`${orders} orders`)
  }
  await client.query(
    `update slots set taken = taken + claimed.amount from (select resource, sum(amount - given_back) as amount from order_claims
       where kind = 'seat' and order_num like '%Z%' group by resource) as claimed where slots.id::text = claimed.resource`
  )
  await client.query('drop table big_slots')
  await client.query(`delete from messages where at < now() - interval '${MESSAGES_DAYS} days'`)
  await client.query('vacuum analyze')
  say('done')
  return { customer, orders }
}
