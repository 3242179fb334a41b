import { and, count, desc, eq, gte, lt, sum } from 'drizzle-orm'
import { DAY_MS, instantAt, isDate } from '@/domain/date'
import { formatYuan } from '@/domain/money'
import { orderCountReports, orders } from '../db/schema'
import { refused, type Command } from './command'

/** The order-count reports (§7): from which promotion, activity and channel orders came, the most first. */
export const orderCounts: Command = {
  name: 'orders counts',
  takes: '[--from 2026-12-01] [--to 2026-12-31]',
  about:
    '推广带来的订单：按统计类型、活动、渠道和平台，几单、其中几单付过款、实付多少；日期按下单后上报的时间',
  changes: false,
  options: { from: { type: 'string' }, to: { type: 'string' } },
  run: async ({ db }, { options: { from, to } }) => {
    if (from !== undefined && !isDate(from)) return refused('--from 填日期，如 2026-12-01')
    if (to !== undefined && !isDate(to)) return refused('--to 填日期，如 2026-12-31')
    const { countType, activityId, orderChannel, platform, at } = orderCountReports
    // A client may report an order twice.
    const reported = db
      .selectDistinct({ orderNum: orderCountReports.orderNum, countType, activityId, orderChannel, platform })
      .from(orderCountReports)
      .where(
        and(
          from === undefined ? undefined : gte(at, new Date(instantAt(from, '00:00'))),
          to === undefined ? undefined : lt(at, new Date(instantAt(to, '00:00') + DAY_MS))
        )
      )
      .as('reported')
    const rows = await db
      .select({
        ...{ promotion: reported.countType, activity: reported.activityId },
        ...{ channel: reported.orderChannel, platform: reported.platform },
        ...{
          counted: count(),
          counted_paid: count(orders.paidAt),
          paidFen: sum(orders.paidFen).mapWith(Number)
        }
      })
      .from(reported)
      .innerJoin(orders, eq(orders.orderNum, reported.orderNum))
      .groupBy(reported.countType, reported.activityId, reported.orderChannel, reported.platform)
      .orderBy(desc(count()), reported.countType, reported.activityId)
    return { ok: true, rows: rows.map(({ paidFen, ...row }) => ({ ...row, yuan: formatYuan(paidFen) })) }
  }
}
