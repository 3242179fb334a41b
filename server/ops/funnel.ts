import { writeFile } from 'node:fs/promises'
import { dateOf, isDate } from '@/domain/date'
import { formatYuan } from '@/domain/money'
import { funnelPage } from '../analytics/funnel-page'
import { DOOR_NAMES, FUNNEL_TEXTS } from '../analytics/funnel-texts'
import { funnelOf } from '../analytics/queries/funnel'
import { refused, type Command } from './command'

/** How far those who agreed to be counted came in a day, and what was paid. */
export const funnel: Command = {
  name: 'funnel',
  takes: '[--day 2026-12-01] [--html funnel.html]',
  about:
    '某天（默认今天）的转化漏斗，按品类和入口：列表、详情、预约、确认、收银台、支付成功各有几台设备（只含同意统计的），' +
    '和当天付款的订单；订单只知道渠道，所以写在渠道的合计行。--html 写成一页图表',
  changes: false,
  options: { day: { type: 'string' }, html: { type: 'string' } },
  run: async ({ db, now, analyticsEnv = 'prod' }, { options: { day = dateOf(now().getTime()), html } }) => {
    if (!isDate(day)) return refused('--day 填日期，如 2026-12-01')
    const found = await funnelOf(db, day, analyticsEnv)
    if (html !== undefined) {
      await writeFile(html, funnelPage(found, day, analyticsEnv))
      return { ok: true, rows: [{ file: html, rows: found.rows.length }] }
    }
    return {
      ok: true,
      rows: found.rows.map(({ kind, channel, door, devices, paid }) => ({
        kind: FUNNEL_TEXTS.kind(kind),
        channel: FUNNEL_TEXTS.channel(channel),
        door: door === null ? FUNNEL_TEXTS.all : DOOR_NAMES[door],
        ...{ seen_list: devices.list, seen_detail: devices.detail, seen_booking: devices.booking },
        ...{ seen_confirm: devices.confirm, seen_cashier: devices.cashier, seen_success: devices.success },
        ...{ orders_paid: paid?.orders ?? null, yuan: paid === null ? null : formatYuan(paid.fen) }
      }))
    }
  }
}
