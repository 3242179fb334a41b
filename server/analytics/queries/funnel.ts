import { and, count, eq, gte, lt, sql, sum } from 'drizzle-orm'
import type { AnalyticsEnvironment, MeasuredDoor } from '@/domain/analytics/limits'
import { DAY_MS, instantAt } from '@/domain/date'
import { PRODUCT_KINDS, type ProductKind } from '@/domain/kinds'
import { rowsOf, type Db } from '../../db/client'
import { analyticsEvents, analyticsLosses, orders } from '../../db/schema'
import { CHANNEL_DOORS, doorsOf, FUNNEL_STEPS, STEPS, type FunnelStep } from '../funnel-steps'

/** How many devices came how far in a day: of one kind or all, by one door, one channel or all. */
export interface FunnelRow {
  /** null: of all kinds. */
  readonly kind: ProductKind | null
  /** null: by all channels. */
  readonly channel: number | null
  /** null: by all doors of the channel. */
  readonly door: MeasuredDoor | null
  readonly devices: Readonly<Record<FunnelStep, number>>
  /** Orders paid on that day, of everybody; null of a single door among several, which no order knows. */
  readonly paid: { readonly orders: number; readonly fen: number } | null
}

export interface Funnel {
  readonly rows: readonly FunnelRow[]
  /** Events that are missing in the figures. */
  readonly lost: { readonly dropped: number; readonly refused: number }
}

/** A day's funnel (Asia/Shanghai): all kinds first, of each all channels first, of a channel all its doors first. */
export async function funnelOf(db: Db, day: string, env: AnalyticsEnvironment): Promise<Funnel> {
  const span = { from: new Date(instantAt(day)), to: new Date(instantAt(day) + DAY_MS) }
  const counts = await devicesOf(db, span, env)
  const paid = await paidOf(db, span)
  const channels = new Set([...CHANNEL_DOORS, ...paid].map(({ channel }) => channel))
  const rows = [null, ...PRODUCT_KINDS].flatMap((kind) =>
    [null, ...channels].flatMap((channel) => {
      const doors = doorsOf(channel)
      return doors.length === 1
        ? doors.map((door) => rowOf(kind, channel, door))
        : [null, ...doors].map((door) => rowOf(kind, channel, door))
    })
  )
  const [lost] = await db
    .select({
      dropped: sql<number>`coalesce(sum(${analyticsLosses.dropped}), 0)`.mapWith(Number),
      refused: sql<number>`coalesce(sum(${analyticsLosses.refused}), 0)`.mapWith(Number)
    })
    .from(analyticsLosses)
    .where(and(eq(analyticsLosses.day, day), eq(analyticsLosses.env, env)))
  return { rows: rows.filter(isSomething), lost: lost ?? { dropped: 0, refused: 0 } }

  function rowOf(kind: ProductKind | null, channel: number | null, door: MeasuredDoor | null): FunnelRow {
    const came = (step: FunnelStep): number =>
      counts.find(
        (one) => one.kind === kind && one.channel === channel && one.door === door && one.step === step
      )?.devices ?? 0
    const devices = {
      ...{ list: came('list'), detail: came('detail'), booking: came('booking') },
      ...{ confirm: came('confirm'), cashier: came('cashier'), success: came('success') }
    }
    const mine = paid.filter(
      (one) => (kind === null || one.kind === kind) && (channel === null || one.channel === channel)
    )
    const sumOf = (key: 'orders' | 'fen') => mine.reduce((total, one) => total + one[key], 0)
    const known = door === null || doorsOf(channel).length === 1
    return {
      kind,
      channel,
      door,
      devices,
      paid: known ? { orders: sumOf('orders'), fen: sumOf('fen') } : null
    }
  }
}

const isSomething = ({ kind, channel, devices, paid }: FunnelRow): boolean =>
  (kind === null && channel === null) ||
  STEPS.some((step) => devices[step] > 0) ||
  (paid !== null && paid.orders > 0)

interface Span {
  readonly from: Date
  readonly to: Date
}

interface Counted {
  readonly kind: ProductKind | null
  readonly channel: number | null
  readonly door: MeasuredDoor | null
  readonly step: FunnelStep
  readonly devices: number
}

const pageRows = JSON.stringify(STEPS.flatMap((step) => FUNNEL_STEPS[step].map((page) => ({ page, step }))))
const doorRows = JSON.stringify(
  CHANNEL_DOORS.flatMap(({ channel, doors }) => doors.map((door) => ({ door, channel })))
)

/** A page that does not say its kind is of the kind that the device saw last; a list is of its own or of none. */
const devicesOf = (db: Db, { from, to }: Span, env: AnalyticsEnvironment): Promise<Counted[]> =>
  rowsOf<Counted>(
    db,
    sql`
    with seen as (
      select device, door, kind, step, count(kind) over (partition by device order by at, id) as named
      from ${analyticsEvents}
      join jsonb_to_recordset(${pageRows}::jsonb) as p(page text, step text) using (page)
      where type = 'page_view' and env = ${env} and at >= ${from.toISOString()} and at < ${to.toISOString()}
    ), known as (
      select device, door, channel, step,
        case when step = 'list' then kind else max(kind) over (partition by device, named) end as kind
      from seen join jsonb_to_recordset(${doorRows}::jsonb) as d(door text, channel int) using (door)
    )
    select kind, channel, door, step, count(distinct device)::int as devices
    from known
    group by grouping sets ((step), (step, channel), (step, channel, door),
      (step, kind), (step, kind, channel), (step, kind, channel, door))
    having grouping(kind) = 1 or kind is not null`
  )

interface Paid {
  readonly kind: ProductKind
  readonly channel: number
  readonly orders: number
  readonly fen: number
}

const paidOf = (db: Db, { from, to }: Span): Promise<Paid[]> =>
  db
    .select({
      ...{ kind: orders.kind, channel: orders.comefrom },
      ...{ orders: count(), fen: sum(orders.paidFen).mapWith(Number) }
    })
    .from(orders)
    .where(and(gte(orders.paidAt, from), lt(orders.paidAt, to)))
    .groupBy(orders.kind, orders.comefrom)
    .orderBy(orders.comefrom)
