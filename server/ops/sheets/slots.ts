import { asc, between, getTableColumns, sql } from 'drizzle-orm'
import { ampmOf } from '@/domain/booking/slot/choose-slot'
import { dateOf } from '@/domain/date'
import { PRODUCT_KINDS } from '@/domain/kinds'
import { rowsOf, type Db } from '../../db/client'
import { branches, doctors, slots } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { familiesOf } from '../../stock/family'
import { code, day, flag, isTimespan, oneOf, whole, words } from './cell'
import { changes, pieces, sheet, type Change, type Columns, type Problem, type Scope } from './sheet'

const { id: _id, remaining: _remaining, ampm: _ampm, ...columns } = getTableColumns(slots)
type Row = Omit<typeof slots.$inferSelect, 'id' | 'remaining' | 'ampm'>

const PIECE = 4_000
const COLUMNS = {
  orgCode: code,
  date: day,
  kind: oneOf(...familiesOf(PRODUCT_KINDS)),
  slotId: whole(1, 9999),
  doctorId: words(0, 40),
  timespan: words(1, 40),
  capacity: whole(0, 100_000),
  blocked: whole(0, 100_000),
  taken: whole(0, 100_000),
  open: flag
} satisfies Columns<Row>

const rowsIn = (db: Db, scope: Scope | null): Promise<Row[]> =>
  db
    .select(columns)
    .from(slots)
    .where(scope ? between(slots.date, scope.from, scope.to) : undefined)
    .orderBy(asc(slots.orgCode), asc(slots.kind), asc(slots.date), asc(slots.slotId), asc(slots.doctorId))

function fresh(given: Partial<Row>): Row | string {
  const { orgCode, date, kind, slotId, timespan: span, capacity } = given
  if (!orgCode || !date || !kind || !slotId || span === undefined || capacity === undefined) {
    return '没有这个时段；新时段要有 orgCode, date, kind, slotId, timespan, capacity'
  }
  return {
    doctorId: '',
    blocked: 0,
    open: true,
    ...given,
    orgCode,
    date,
    kind,
    slotId,
    timespan: span,
    capacity,
    taken: 0
  }
}

async function judge(tx: Tx, changed: readonly Change<Row>[], now: Date): Promise<Problem[]> {
  const today = dateOf(now.getTime())
  const orgs = await tx.select({ org: branches.orgCode, kinds: branches.kinds }).from(branches)
  const families = new Map(orgs.map(({ org, kinds }) => [org, familiesOf(kinds)]))
  const working = await tx.select({ id: doctors.id, org: doctors.orgCode, kind: doctors.kind }).from(doctors)
  return changed.flatMap((change) => {
    const { line, was, row } = change
    const wrong = (column: string, why: string): Problem => ({ line, column, why })
    const free = row.capacity - row.blocked
    // One that has too few already may get more.
    const floor = was ? Math.min(row.taken, was.capacity - was.blocked) : 0
    const doctor = working.find(
      ({ id, org, kind }) => id === row.doctorId && org === row.orgCode && kind === row.kind
    )
    return [
      ...(row.date < today ? [wrong('date', `${row.date} 已经过去`)] : []),
      ...(families.has(row.orgCode) ? [] : [wrong('orgCode', `没有分院 ${row.orgCode}`)]),
      ...(families.get(row.orgCode)?.includes(row.kind) === false
        ? [wrong('kind', `分院 ${row.orgCode} 不做 ${row.kind}`)]
        : []),
      ...(row.doctorId === '' || doctor
        ? []
        : [wrong('doctorId', `分院 ${row.orgCode} 没有医生 ${row.doctorId}`)]),
      ...(changes(change, 'timespan') && !isTimespan(row.timespan)
        ? [wrong('timespan', '应为时段，如 08:00-08:30')]
        : []),
      ...(was && changes(change, 'timespan') && row.taken > 0
        ? [wrong('timespan', `已约 ${row.taken} 人，不能改时间`)]
        : []),
      ...(free < floor
        ? [
            wrong(
              'capacity',
              `可约 ${free}（容量 ${row.capacity} 减不售 ${row.blocked}）少于已约 ${row.taken}`
            )
          ]
        : [])
    ]
  })
}

/** Seats that are taken meanwhile are not lost: fewer than are taken by now are not written. */
async function write(tx: Tx, changed: readonly Change<Row>[]): Promise<Problem[]> {
  const late: Problem[] = []
  for (const piece of pieces(changed, PIECE)) {
    const rows = piece.map(({ line, row }) => ({ ...row, line, ampm: ampmOf(row.timespan) }))
    const written = await rowsOf<{ line: number }>(
      tx,
      sql`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(line int, "orgCode" text, date date, kind text,
          "slotId" int, "doctorId" text, timespan text, ampm int, capacity int, blocked int, open boolean)
      ), written as (
        insert into slots (org_code, date, kind, slot_id, doctor_id, timespan, ampm, capacity, blocked, open)
        select "orgCode", date, kind, "slotId", "doctorId", timespan, ampm, capacity, blocked, open from given order by 1, 2, 3, 4, 5
        on conflict (org_code, kind, date, slot_id, doctor_id) do update set timespan = excluded.timespan, ampm = excluded.ampm,
          capacity = excluded.capacity, blocked = excluded.blocked, open = excluded.open
        where excluded.capacity - excluded.blocked >= least(slots.taken, slots.capacity - slots.blocked)
        returning org_code, date, kind, slot_id, doctor_id
      )
      select line from given join written on org_code = "orgCode" and written.date = given.date and written.kind = given.kind
        and slot_id = "slotId" and doctor_id = "doctorId"`
    )
    const done = new Set(written.map(({ line }) => line))
    late.push(
      ...piece
        .filter(({ line }) => !done.has(line))
        .map(({ line }) => ({ line, column: 'capacity', why: '可约少于已约，刚刚又有人预约' }))
    )
  }
  return late
}

export const slotSheet = sheet<Row>({
  name: 'slots',
  about:
    '分院每天各时段的名额，可用 --from 和 --to 限定日期；slotId 是一天里不重复的编号；taken 是已约，不导回',
  columns: COLUMNS,
  key: ['orgCode', 'kind', 'date', 'slotId', 'doctorId'],
  shown: ['taken'],
  rows: rowsIn,
  fresh,
  judge,
  write
})
