import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { ProductCard } from '../../../catalogue/queries/product-cards'
import type { Db } from '../../../db/client'
import { groups } from '../../../db/schema'
import { activityMissing } from '../../refusals'
import { cardsByCode } from '../../seckill/queries/sales'
import {
  currentGroupSale,
  freeSeats,
  groupRow,
  groupSaleOf,
  liveGroupsOf,
  wholeGroups,
  type GroupSaleRow,
  type WholeGroup
} from './groups'

const MOST_WAITING = 10
/** Of so many that are looked at. */
const LOOKED_AT = 100

export interface GroupDetail {
  readonly sale: GroupSaleRow
  readonly card: ProductCard
  readonly group: WholeGroup | null
  readonly waiting: readonly WholeGroup[]
}

interface Asked {
  readonly activityId: string | undefined
  readonly groupId: string | undefined
}

/** An activity with the group that was asked for, else the caller's own. Refuses with 404 also a product that is off the shelf. */
export async function groupDetail(
  db: Db,
  { activityId, groupId }: Asked,
  userId: string | null,
  now: Date
): Promise<GroupDetail> {
  const asked = groupId === undefined ? null : await groupRow(db, groupId)
  const sale =
    asked || activityId !== undefined
      ? await groupSaleOf(db, asked?.activityId ?? activityId ?? '')
      : await currentGroupSale(db, now)
  const card = (await cardsByCode(db, [sale.productCode], now, userId)).get(sale.productCode)
  if (!card) throw activityMissing()
  const [own] =
    userId === null || asked ? [] : await liveGroupsOf(db, { userId, activityId: sale.activityId }, now)
  const row = asked ?? (own === undefined ? null : await groupRow(db, own))
  const [group = null] = await wholeGroups(db, row ? [row] : [], now)
  return { sale, card, group, waiting: await waitingGroups(db, sale, row?.groupId ?? '', now) }
}

/** Those that miss fewest, of the ones with a free seat. */
async function waitingGroups(
  db: Db,
  { activityId }: GroupSaleRow,
  but: string,
  now: Date
): Promise<WholeGroup[]> {
  const open = await db
    .select()
    .from(groups)
    .where(
      and(
        eq(groups.activityId, activityId),
        eq(groups.state, 'open'),
        gt(groups.endsAt, now),
        // One that nobody has ordered in yet waits for its own people.
        sql`${groups.taken} > 0 and ${groups.taken} < ${groups.size}`
      )
    )
    .orderBy(desc(groups.taken), groups.endsAt)
    .limit(LOOKED_AT)
  const whole = await wholeGroups(
    db,
    open.filter(({ groupId }) => groupId !== but),
    now
  )
  return whole.filter((one) => freeSeats(one) > 0).slice(0, MOST_WAITING)
}

/** A group as its page shows it after a step. */
export async function groupNow(db: Db, groupId: string, now: Date): Promise<WholeGroup> {
  const [group] = await wholeGroups(db, [await groupRow(db, groupId)], now)
  if (!group) throw activityMissing()
  return group
}
