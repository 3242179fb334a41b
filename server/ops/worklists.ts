import { writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { dateOf, isDate } from '@/domain/date'
import type { Db } from '../db/client'
import { branches } from '../db/schema'
import { shopProfile } from '../settings/shop-profile'
import { ON, refused, type Command, type Outcome, type RunContext } from './command'
import { mayNot } from './rights'
import { waybillsIn } from './waybills'
import { labelPaper, visitorPaper } from './worklist-paper'
import { customsToDo, returnsOf, samplesOf, toSend, visitorsOf } from './worklist-rows'

type Rows = Extract<Outcome, { ok: true }>['rows']

const PERSONAL = { personal: { type: 'boolean', default: false } } as const
const PLAIN = '姓名、电话和详细地址默认遮住，--personal 看明文（要有 personal 权限）'

const list = (name: string, about: string, read: (db: Db, personal: boolean) => Promise<Rows>): Command => ({
  ...{ name: `worklist ${name}`, takes: '[--personal]', about: `${about}。${PLAIN}` },
  ...{ changes: false, watched: true, options: PERSONAL },
  run: async (context, args) =>
    (await mayNot(context, args)) ?? {
      ok: true,
      rows: await read(context.db, args.options['personal'] === ON)
    }
})

async function filed(file: string, paper: Uint8Array, rows: number): Promise<Outcome> {
  // Names and addresses stand in it.
  await writeFile(file, paper, { mode: 0o600 })
  return { ok: true, rows: [{ file, rows }] }
}

const send: Command = {
  name: 'worklist send',
  takes: '[--personal] [--labels labels.pdf [--waybills waybills.csv]]',
  about:
    '待发货：收件人、地址、规格和件数；--csv 给快递系统，--personal --labels 写成面单 PDF，' +
    `--waybills 是快递公司给的运单（列 order, parcel, sorting），条码和分拣码照它印。${PLAIN}`,
  ...{ changes: false, watched: true },
  options: { ...PERSONAL, labels: { type: 'string' }, waybills: { type: 'string' } },
  run: async (context, args) => {
    const forbidden = await mayNot(context, args)
    if (forbidden) return forbidden
    const { db, now } = context
    const rows = await toSend(db, args.options['personal'] === ON)
    const { labels, waybills } = args.options
    if (labels === undefined && waybills !== undefined) return refused('--waybills 要和 --labels 一起用')
    if (labels === undefined) return { ok: true, rows: rows.map((row) => ({ ...row })) }
    if (args.options['personal'] !== ON) return refused('面单上要有姓名、电话和地址，请加 --personal')
    if (rows.length === 0) return refused('没有待发货的订单')
    const given = await waybillsIn(waybills, rows)
    if ('problem' in given) return refused(given.problem)
    const { sender } = await shopProfile(db)
    return filed(labels, await labelPaper(given.rows, sender, given.waybills, now()), given.rows.length)
  }
}

const visitors: Command = {
  name: 'worklist visitors',
  takes: '<branch> [--day 2026-12-01] [--personal] [--pdf today.pdf]',
  about: `一家分院某天（默认今天）的到检名单：时段、项目、要准备什么；--pdf 写成可打印的名单。${PLAIN}`,
  ...{ changes: false, watched: true },
  options: { ...PERSONAL, day: { type: 'string' }, pdf: { type: 'string' } },
  run: async (context: RunContext, args) => {
    const forbidden = await mayNot(context, args)
    if (forbidden) return forbidden
    const { db, now, actor } = context
    const { day: date = dateOf(now().getTime()), pdf } = args.options
    if (!isDate(date)) return refused('--day 填日期，如 2026-12-01')
    const [code = ''] = args.words
    const [branch] = await db.select({ name: branches.name }).from(branches).where(eq(branches.orgCode, code))
    if (!branch) return refused(`没有分院 ${code}`)
    const personal = args.options['personal'] === ON
    const rows = await visitorsOf(db, code, date, personal)
    if (pdf === undefined) return { ok: true, rows: rows.map((row) => ({ ...row })) }
    const day = { branch: branch.name, date, personal, actor, at: now() }
    return filed(pdf, await visitorPaper(rows, day), rows.length)
  }
}

export const worklistCommands: readonly Command[] = [
  send,
  visitors,
  list('customs', '跨境订单：等顾客申请清关的，和已申请待发货的', customsToDo),
  list('samples', '基因检测的样本：等寄回的，和已经到实验室的', samplesOf),
  list('returns', '退货：等顾客寄出的，和在路上的', returnsOf)
]
