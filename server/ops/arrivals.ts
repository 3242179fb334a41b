import { eq } from 'drizzle-orm'
import { branches } from '../db/schema'
import { arriveByCode } from '../ordering/visits/commands/arrive-by-code'
import { answerVisit, type Served, type VisitAnswer } from '../ordering/visits/commands/answer-visit'
import { undoVisit } from '../ordering/visits/commands/undo-visit'
import { allOrNothing } from './all-or-nothing'
import { refused, type Arguments, type Command, type OpsContext, type Outcome } from './command'
import { itemsNamed } from './order-items'
import { standing } from './standing'

const tell = async (context: OpsContext, orderNum: string, served: Served): Promise<Outcome> =>
  served.ok ? standing(context, orderNum, served.from) : refused(served.reason)

const visitNo = (typed: string | undefined): number | null => {
  const no = Number(typed)
  return Number.isInteger(no) && no >= 1 ? no : null
}

const BAD_VISIT = '--visit 填第几次预约，从 1 开始'
const WHY_LENGTH = 40
const LATE = '--late-entry 填补录的原因，最多 40 个字'

/** Why it is entered after the visit's day; null for one that is too long or empty. */
function lateReason({ options }: Arguments): string | null {
  const typed = options['late-entry']
  if (typed === undefined) return ''
  const why = typed.trim()
  return why === '' || why.length > WHY_LENGTH ? null : why
}

const isBranch = async ({ db }: OpsContext, code: string): Promise<boolean> =>
  (await db.select({ code: branches.orgCode }).from(branches).where(eq(branches.orgCode, code))).length > 0

const VISIT = { visit: { type: 'string', default: '1' } } as const
const LATE_ENTRY = { 'late-entry': { type: 'string' } } as const

async function served(
  context: OpsContext,
  args: Arguments,
  answer: VisitAnswer,
  items: Pick<Parameters<typeof answerVisit>[1], 'undone' | 'done'> = {}
): Promise<Outcome> {
  const [orderNum = ''] = args.words
  const no = visitNo(args.options['visit'])
  if (no === null) return refused(BAD_VISIT)
  const late = lateReason(args)
  if (late === null) return refused(LATE)
  return tell(context, orderNum, await answerVisit(context, { orderNum, no, answer, late, ...items }))
}

const checkIn: Command = {
  name: 'orders check-in',
  takes:
    '<order> [--visit 1] [--undone 甲状腺彩超,TH003 --why 设备检修] [--done TH003] [--late-entry 当天漏登]，或 --code 1234567890 [--branch H1001] [--late-entry 当天漏登]',
  about:
    '顾客到检：按订单号，或按顾客出示的十位数字（或扫到的到检码）。只在预约当天登记；之后七天内补录要写明原因。' +
    '没做的项目用 --undone 同时或之后登记，再登记是追加，顾客可以退这些项目的钱；' +
    '登错了或后来补做了用 --done 去掉，已经申请退款的去不掉',
  changes: true,
  wordOptional: true,
  hidden: ['code'],
  options: {
    ...VISIT,
    ...LATE_ENTRY,
    undone: { type: 'string' },
    done: { type: 'string' },
    why: { type: 'string', default: '' },
    code: { type: 'string' },
    branch: { type: 'string' }
  },
  run: async (context, args) => {
    const { code, branch = null, undone, done, why: given = '' } = args.options
    if (code !== undefined) {
      if (args.words.length > 0 || undone !== undefined || done !== undefined)
        return refused('--code 与订单号、--undone、--done 不能一起用')
      const late = lateReason(args)
      if (late === null) return refused(LATE)
      if (branch !== null && !(await isBranch(context, branch))) return refused(`没有分院 ${branch}`)
      return allOrNothing(context.db, async (tx) => {
        const came = await arriveByCode(tx, { code, orgCode: branch, late }, context.now())
        return came.ok
          ? standing({ ...context, db: tx }, came.visit.orderNum, 'booked')
          : refused(came.reason)
      })
    }
    if (args.words.length === 0) return refused('请填写订单号，或用 --code')
    const why = given.trim()
    if (why.length > WHY_LENGTH) return refused('--why 最多 40 个字')
    const [orderNum = ''] = args.words
    const left = await itemsNamed(context.db, orderNum, undone)
    if ('problem' in left) return refused(left.problem)
    const made = await itemsNamed(context.db, orderNum, done)
    if ('problem' in made) return refused(made.problem)
    if (left.codes.some((item) => made.codes.includes(item))) return refused('同一项目不能既没做又做了')
    const items = { undone: left.codes.map((item) => ({ code: item, why })), done: made.codes }
    return served(context, args, 'visited', items)
  }
}

const noShow: Command = {
  name: 'orders no-show',
  takes: '<order> [--visit 1] [--late-entry 当天漏登]',
  about: '顾客没有来；只在预约当天登记，之后七天内补录要写明原因',
  changes: true,
  options: { ...VISIT, ...LATE_ENTRY },
  run: (context, args) => served(context, args, 'noShow')
}

const undo: Command = {
  name: 'orders undo',
  takes: '<order> [--visit 1]',
  about:
    '一天内撤销误登的到检或未到检：预约恢复，没做的项目和报告进度清空；报告已发布、已申请退款或已开票的不能撤销',
  changes: true,
  options: VISIT,
  run: async (context, { words: [orderNum = ''], options }) => {
    const no = visitNo(options['visit'])
    return no === null
      ? refused(BAD_VISIT)
      : tell(context, orderNum, await undoVisit(context, { orderNum, no }))
  }
}

export const arrivalCommands: readonly Command[] = [checkIn, noShow, undo]
