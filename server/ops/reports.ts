import { REPORT_STATE, type ReportState } from '@/domain/order/codes'
import { personOf } from '../ordering/order/whole-order'
import { moveReport, orderToReport } from '../ordering/visits/commands/report-order'
import { publishReport } from '../report/commands/publish-report'
import { readReport } from '../report/report-file'
import { allOrNothing } from './all-or-nothing'
import { refused, type Command, type Outcome } from './command'
import { textOf } from './read-file'

const MOST_MB = 2
/** How far a laboratory says it is. */
const STEPS: Readonly<Record<string, ReportState>> = {
  sampled: REPORT_STATE.sampled,
  testing: REPORT_STATE.testing,
  reviewing: REPORT_STATE.reviewing
}

/** By its name, as `--step` takes it. */
const stepOf = (state: number): string =>
  Object.entries(REPORT_STATE).find(([, known]) => known === state)?.[0] ?? ''

const publish: Command = {
  name: 'reports publish',
  takes: '<file> --order CA…',
  about:
    '发布一份报告（JSON：reportNo、日期、metrics、findings、normal），顾客会收到通知并能查看；同一编号再发一次就是更正',
  changes: true,
  options: { order: { type: 'string', default: '' } },
  run: async ({ db, now }, { words: [file = ''], options: { order: orderNum = '' } }) => {
    if (orderNum === '') return refused('--order 填订单号')
    const text = await textOf(file, MOST_MB)
    if (!text.ok) return refused(text.reason)
    const read = readReport(text.text)
    if (!read.ok) return refused(read.problems.join('\n'))
    const at = now()
    return allOrNothing(db, async (tx): Promise<Outcome> => {
      const found = await orderToReport(tx, orderNum)
      if (!found.ok) return refused(found.reason)
      const { order } = found
      const { reportNo } = read.report
      const out = order.reports.find((one) => one.reportNo !== null)?.reportNo
      if (out !== undefined && out !== reportNo) {
        return refused(`订单 ${orderNum} 的报告是 ${String(out)}；要更正请用同一编号`)
      }
      const visit = order.visits.find(({ state }) => state === 'visited')
      const of = { userId: order.userId, person: personOf(order), orgCode: visit?.orgCode ?? '' }
      const published = await publishReport(tx, read.report, of, at)
      if (!published.ok) return refused(published.problems.join('\n'))
      const { contactsId, was } = published
      if (out === undefined || was === 'changed') {
        if (out === undefined && was !== 'new') return refused(`报告编号 ${reportNo} 已用过`)
        const to = out === undefined ? REPORT_STATE.published : REPORT_STATE.corrected
        const problem = await moveReport(tx, order, { to, published: { reportNo, contactsId } }, at)
        if (problem !== '') return refused(problem)
      }
      return { ok: true, rows: [{ order: orderNum, report: reportNo, was, person: contactsId }] }
    })
  }
}

const progress: Command = {
  name: 'reports progress',
  takes: '<order> --step testing',
  about: '报告进度，顾客在订单里看到：sampled 已采样、testing 检测中、reviewing 审核中；不能往回改',
  changes: true,
  options: { step: { type: 'string', default: '' } },
  run: async ({ db, now }, { words: [orderNum = ''], options: { step = '' } }) => {
    const to = STEPS[step]
    if (to === undefined) return refused(`--step 可以是 ${Object.keys(STEPS).join('、')}`)
    const at = now()
    return allOrNothing(db, async (tx): Promise<Outcome> => {
      const found = await orderToReport(tx, orderNum)
      if (!found.ok) return refused(found.reason)
      const { reportState: was } = found.order
      const problem = was === to ? '' : await moveReport(tx, found.order, { to }, at)
      return problem === ''
        ? { ok: true, rows: [{ order: orderNum, was: stepOf(was), step: stepOf(to) }] }
        : refused(problem)
    })
  }
}

export const reportCommands: readonly Command[] = [publish, progress]
