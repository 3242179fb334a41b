import { sql } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import { ordersBy } from '../../../catalogue/offers'
import { prepared } from '../../../db/prepared'
import { idempotencyKeys } from '../../../db/schema'
import type { Tx } from '../../../db/transact'
import type { Checkout, OrderPlan } from '../checkout'
import { PAID, PAYABLE, REFUND_OVER } from '../../order/pay-states'

const list = (states: readonly number[]) => sql.raw(`(${states.join(', ')})`)
const given = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`

export interface SameOrderTerms {
  orderNum: string
  orderType: number
  payableFen: number
  paid: boolean
}

/** How things stand for an order about to be written; of its user, whose orders nobody else writes meanwhile. */
export interface Preconditions {
  /** What was answered under the key before. */
  first: { bodyHash: string; results: unknown } | null
  /** With which version the parts of the shop changed last by which the order is priced. */
  version: number
  same: SameOrderTerms | null
  /** One that would be the same, but whose time to pay is over without anybody having closed it. */
  outlived: string | null
  /** Pay orders of the user that wait for their payment, where they are limited. They end within the day, so older ones are not looked at. */
  unpaid: number | null
  /** Orders of the user by the same offer, where they are limited. */
  byOffer: number | null
}

const statement = prepared((db) =>
  db
    .select({
      first: sql<Preconditions['first']>`(
        select jsonb_build_object('bodyHash', body_hash, 'results', results) from idempotency_keys
        where owner = ${given('owner', 'text')} and endpoint = ${given('endpoint', 'text')} and key = ${given('key', 'text')})`,
      version:
        sql`shop_version_of(array(select jsonb_array_elements_text(${given('parts', 'jsonb')})))`.mapWith(
          Number
        ),
      // One that waits for its payment comes first, then the paid one of which the user was told: once told, twice is not asked.
      same: sql<SameOrderTerms | null>`coalesce((
        select jsonb_build_object('orderNum', order_num, 'orderType', order_type, 'payableFen', payable_fen, 'paid', false)
        from orders o join pay_orders d using (pay_order_num)
        where o.same_key = ${given('key_of_same', 'text')} and (o.pay_status = ${sql.raw(String(PAY_STATUS.paying))}
          or o.pay_status in ${list(PAYABLE)} and d.deadline > ${given('at', 'timestamptz')})
        limit 1), (
        select jsonb_build_object('orderNum', order_num, 'orderType', order_type, 'payableFen', payable_fen, 'paid', true)
        from order_people p join orders o using (order_num)
        where p.person_hash = ${given('person', 'text')} and p.role = 'examinee' and o.user_id = ${given('user', 'text')}
          and o.deleted_at is null and o.pay_status in ${list([...PAID, PAY_STATUS.grouping])}
          and (o.refund_state is null or o.refund_state in ${list(REFUND_OVER)})
          and exists (
            select from order_visits v
              join jsonb_to_recordset(${given('visits', 'jsonb')}) as wanted (date date, branch text)
              on v.date = wanted.date and v.org_code = wanted.branch
            where v.order_num = o.order_num and v.state in ('asked', 'booked'))
        order by order_num <> ${given('beside', 'text')}, order_num
        limit 1))`,
      outlived: sql<string | null>`(
        select order_num from orders o join pay_orders d using (pay_order_num)
        where o.same_key = ${given('key_of_same', 'text')} and o.pay_status in ${list(PAYABLE)}
          and d.deadline <= ${given('at', 'timestamptz')})`,
      unpaid: sql<number | null>`case when ${given('countUnpaid', 'boolean')} then (
        select count(distinct pay_order_num)::int from orders join pay_orders using (pay_order_num)
        where orders.user_id = ${given('user', 'text')} and created_at > ${given('at', 'timestamptz')} - interval '1 day'
          and pay_status in ${list(PAYABLE)} and deadline > ${given('at', 'timestamptz')} and deleted_at is null
      ) end`,
      byOffer: sql<number | null>`case when ${given('offerId', 'text')} is not null then ${ordersBy(db, {
        userId: given('user', 'text'),
        kind: given('offer', 'text'),
        id: given('offerId', 'text')
      })}::int end`
    })
    .from(sql`(select 1) as once`)
    .prepare('standing')
)

export async function preconditionsOf(
  tx: Tx,
  { once }: Checkout,
  { order, parts, guard, limits }: OrderPlan
): Promise<Preconditions> {
  const person = parts.people.find(({ role }) => role === 'examinee')?.personHash ?? null
  const [standing] = await statement(tx).execute({
    owner: once.owner,
    endpoint: once.endpoint,
    key: once.key,
    parts: JSON.stringify(guard.parts),
    user: order.userId,
    person,
    key_of_same: order.sameKey ?? null,
    visits: JSON.stringify(parts.visits.map(({ date, orgCode }) => ({ date, branch: orgCode }))),
    at: order.createdAt.toISOString(),
    beside: limits.beside,
    countUnpaid: limits.mostUnpaid !== null,
    offer: order.offer ?? null,
    offerId: limits.perUser === null ? null : (order.offerId ?? null)
  })
  if (!standing) throw new Error('a select without a row')
  const { first } = standing
  return { ...standing, first: first && { ...first, results: openedResults(first.results) } }
}

const openedResults = (sealed: unknown): unknown =>
  typeof sealed === 'string' ? idempotencyKeys.results.mapFromDriverValue(sealed) : null
