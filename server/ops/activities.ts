import { writeFile } from 'node:fs/promises'
import * as v from 'valibot'
import { verifyDay, type DayProblem } from '@/domain/activity/verify'
import { dateOf, formatDateTime, isDate } from '@/domain/date'
import { closeActivity, importActivities } from '../activity/commands/import-activities'
import { DIGESTS } from '../activity/draws/digests'
import { publishedDto } from '../activity/draws/dto'
import { activitiesOn, wholeDay } from '../activity/draws/queries/published-day'
import { waitingPrizes } from '../activity/draws/queries/waiting-prizes'
import { activityFile } from '../activity/import-dto'
import type { Db } from '../db/client'
import { activities, groupSales, subsidies } from '../db/schema'
import { toFen } from '@/domain/money'
import { Refusal } from '../http/refusal'
import { importAlone } from './all-or-nothing'
import { refused, type Command, type Outcome } from './command'
import { textOf } from './read-file'

const MOST_MB = 5
const NAMED = 50

function read(text: string): { ok: true; json: unknown } | { ok: false } {
  try {
    return { ok: true, json: JSON.parse(text) as unknown }
  } catch {
    return { ok: false }
  }
}

const importing: Command = {
  name: 'import activities',
  takes: '<file>',
  about:
    '导入活动（.json，样例见 sample activities）：盲盒、转盘、大富翁、红包雨的概率和库存从次日起生效，当天的已经公布；奖品种类 goods 是实物，要写 productCode（寄送的好物）、stock 和 days（几天内领取，过期的回到奖品里）；' +
    '还有 newcomer 新人礼、invite 邀请有礼、brand 新品牌、member 会员（商品先按类目 36 导入）、pair 双人同行、replacement 换一个商品（已售完的活动商品；结束时没有换的订单会自动全额退款）、group 拼团、subsidy 百元补贴（份数不能少于已售）；有一处不对就全部不写入',
  changes: true,
  run: async ({ db }, { words: [file = ''] }) => {
    const text = await textOf(file, MOST_MB)
    if (!text.ok) return refused(text.reason)
    const json = read(text.text)
    if (!json.ok) return refused(`${file} 不是 JSON`)
    const parsed = v.safeParse(activityFile, json.json)
    if (!parsed.success) {
      const lines = parsed.issues
        .slice(0, NAMED)
        .map((issue) => `${v.getDotPath(issue) ?? ''}：${issue.message}`)
      return refused(['没有写入任何内容：', ...lines].join('\n'))
    }
    return importAlone(db, async (tx): Promise<Outcome> => {
      const wanted = parsed.output.map((one) =>
        one.sort === 'group' || one.sort === 'subsidy' ? { ...one, priceFen: toFen(one.price) } : one
      )
      const problems = await importActivities(tx, wanted)
      if (problems.length === 0)
        return {
          ok: true,
          rows: parsed.output.map(({ activityId, name, start, end }) => ({
            ...{ activity: activityId, called: name },
            start: formatDateTime(start.getTime()),
            end: formatDateTime(end.getTime())
          }))
        }
      const lines = problems.slice(0, NAMED).map(({ activityId, why }) => `${activityId}：${why}`)
      return refused(['没有写入任何内容：', ...lines].join('\n'))
    })
  }
}

/** With those that have a table of their own. */
async function allActivities(db: Db) {
  const rows = await db.select().from(activities)
  const sales = await db.select().from(groupSales)
  const paid = await db.select().from(subsidies)
  return [
    ...rows,
    ...sales.map((sale) => ({ ...sale, sort: 'group' })),
    ...paid.map((one) => ({ ...one, name: one.productCode, sort: 'subsidy', closed: false }))
  ].toSorted((a, b) => a.startAt.getTime() - b.startAt.getTime() || (a.activityId < b.activityId ? -1 : 1))
}

const list: Command = {
  name: 'activities list',
  takes: '',
  about: '所有活动、起止时间和是否下线',
  changes: false,
  run: async ({ db, now }) => ({
    ok: true,
    rows: (await allActivities(db)).map(({ activityId, sort, name, startAt, endAt, closed }) => ({
      ...{ activity: activityId, kind: sort, called: name },
      start: formatDateTime(startAt.getTime()),
      end: formatDateTime(endAt.getTime()),
      state: closed ? '已下线' : now() < startAt ? '未开始' : now() < endAt ? '进行中' : '已结束'
    }))
  })
}

const switching = (name: string, about: string, closed: boolean): Command => ({
  name,
  takes: '<activity>',
  about,
  changes: true,
  run: ({ db }, { words: [activityId = ''] }) =>
    importAlone(db, async (tx) =>
      (await closeActivity(tx, activityId, closed))
        ? { ok: true, rows: [{ activity: activityId, state: closed ? '已下线' : '已上线' }] }
        : refused(`没有活动 ${activityId}`)
    )
})

const PROBLEMS: Readonly<Record<DayProblem['kind'], string>> = {
  commitment: '种子和公布的指纹不符',
  table: '奖品表不能抽取',
  prize: '结果和种子算出的不同',
  given: '发放的奖品和抽中的不符',
  chance: '机会编号重复或缺失'
}

const verify: Command = {
  name: 'draws verify',
  takes: '--day 2026-12-01 [--activity BB01]',
  about: '用公布的种子重算某天（默认昨天以前的任一天）每一次抽取：指纹、结果、库存、机会都要对上',
  changes: false,
  options: { day: { type: 'string', default: '' }, activity: { type: 'string' } },
  run: async ({ db, now }, { options: { day = '', activity } }) => {
    if (!isDate(day)) return refused('--day 填日期，如 2026-12-01')
    if (day >= dateOf(now().getTime())) return refused(`${day} 还没结束，种子在次日 0 点公布`)
    const all = activity === undefined ? await activitiesOn(db, day) : [activity]
    const rows = []
    for (const activityId of all) {
      const published = await dayOf(db, activityId, day, now())
      if (published === null) return refused(`${day} 没有活动 ${activityId}`)
      const problems = verifyDay({ ...published, seed: published.seed ?? '' }, DIGESTS)
      const shown = problems
        .slice(0, NAMED)
        .map((one) => ('no' in one ? `第 ${one.no} 次：${PROBLEMS[one.kind]}` : PROBLEMS[one.kind]))
      if (problems.length > 0)
        return refused([`${activityId} 有 ${problems.length} 处不符：`, ...shown].join('\n'))
      rows.push({ activity: activityId, draws: published.draws.length, note: '全部相符' })
    }
    return { ok: true, rows }
  }
}

const publish: Command = {
  name: 'draws publish',
  takes: '<activity> --day 2026-12-01 --file draws.json',
  about: '把某天的抽取写成文件：指纹、种子（次日起）、奖品表和每一次结果；里面没有账号',
  changes: false,
  options: { day: { type: 'string', default: '' }, file: { type: 'string', default: '' } },
  run: async ({ db, now }, { words: [activityId = ''], options: { day = '', file = '' } }) => {
    if (!isDate(day)) return refused('--day 填日期，如 2026-12-01')
    if (file === '') return refused('--file 填文件名')
    const published = await dayOf(db, activityId, day, now())
    if (published === null) return refused(`${day} 没有活动 ${activityId}`)
    await writeFile(file, `${JSON.stringify(publishedDto(published), null, 1)}\n`)
    return { ok: true, rows: [{ activity: activityId, draws: published.draws.length, file }] }
  }
}

const waiting: Command = {
  name: 'draws waiting',
  takes: '',
  about: '十分钟还没发出去的奖品和它们缺的优惠券或商品；补上后自动发放，不用再做什么',
  changes: false,
  run: async ({ db, now }) => ({
    ok: true,
    rows: (await waitingPrizes(db, now())).map(
      ({ drawId, at, activity, prize, couponCode, productCode }) => ({
        ...{ draw: drawId, since: formatDateTime(at.getTime()), activity, prize },
        needs: productCode ?? couponCode ?? ''
      })
    )
  })
}

/** As `draw.published` tells it; null where there was none. */
async function dayOf(db: Db, activityId: string, day: string, now: Date) {
  try {
    const { table, ...page } = await wholeDay(db, { activityId, day }, now)
    const prizes = table.map(({ prizeId, weight, room }) => ({ prizeId, weight, left: room }))
    return { ...page, table, prizes }
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** What operators do with activities. */
export const activityCommands: readonly Command[] = [
  importing,
  list,
  switching('activities close', '下线一个活动，页面和抽取立即停止；没发完的奖品照常发', true),
  switching('activities open', '重新上线一个活动', false),
  verify,
  publish,
  waiting
]
