import * as v from 'valibot'
import { formatDateTime } from '@/domain/date'

const HOUR_MS = 3_600_000
/** A full backup is made each week, a differential one each day; a run may take its time. */
const FULL_AT_MOST_MS = 8 * 24 * HOUR_MS
const ANY_AT_MOST_MS = 26 * HOUR_MS
/** PostgreSQL hands WAL over each minute (`archive_timeout`), as long as anything is written. */
const ARCHIVED_AT_MOST_MS = 15 * 60_000

/** What `pgbackrest --output=json info` says, as far as it is read. */
export const backupInfo = v.array(
  v.object({
    name: v.string(),
    status: v.object({ code: v.number(), message: v.string() }),
    backup: v.array(
      v.object({
        label: v.string(),
        type: v.picklist(['full', 'diff', 'incr']),
        error: v.optional(v.nullable(v.boolean())),
        timestamp: v.object({ stop: v.number() })
      })
    )
  })
)
type BackupInfo = v.InferOutput<typeof backupInfo>

/** What PostgreSQL says of handing its WAL over. */
export interface ArchiverState {
  readonly mode: string
  readonly archivedAt: Date | null
  readonly failedAt: Date | null
}

interface BackupRow {
  readonly what: string
  readonly at: string
  readonly state: string
  readonly ok: boolean
}

const row = (what: string, at: Date | null, problem: string | null): BackupRow => ({
  what,
  at: at === null ? '' : formatDateTime(at.getTime()),
  state: problem ?? '正常',
  ok: problem === null
})

/** Whether what was written a moment ago could be had back: WAL is handed over, and the backups that it builds on are there and young enough. */
export function judgeBackups(
  archiver: ArchiverState,
  info: BackupInfo,
  stanza: string,
  now: Date
): BackupRow[] {
  return [judgeArchiver(archiver, now), ...judgeStanza(info, stanza, now)]
}

function judgeArchiver({ mode, archivedAt, failedAt }: ArchiverState, now: Date): BackupRow {
  const problem = (): string | null => {
    if (mode === 'off') return '没有打开：archive_mode 是 off'
    if (archivedAt === null) return '还没有归档过'
    if (failedAt !== null && failedAt > archivedAt) return '最近一次归档失败了，看数据库的日志'
    return now.getTime() - archivedAt.getTime() > ARCHIVED_AT_MOST_MS ? '超过 15 分钟没有归档' : null
  }
  return row('WAL 归档', archivedAt, problem())
}

function judgeStanza(info: BackupInfo, stanza: string, now: Date): BackupRow[] {
  const found = info.find(({ name }) => name === stanza)
  if (!found) return [row(`备份 ${stanza}`, null, `pgBackRest 里没有 stanza ${stanza}`)]
  if (found.status.code !== 0) return [row(`备份 ${stanza}`, null, found.status.message)]
  // One with an error has pages whose checksums are wrong.
  const good = found.backup.filter(({ error }) => error !== true)
  const youngest = (kinds: readonly string[]) => {
    const stops = good
      .filter(({ type }) => kinds.includes(type))
      .map(({ timestamp }) => timestamp.stop * 1_000)
    return stops.length === 0 ? null : new Date(Math.max(...stops))
  }
  const aged = (what: string, kinds: readonly string[], atMost: number, words: string) => {
    const at = youngest(kinds)
    if (at === null) return row(what, null, '没有')
    return row(what, at, now.getTime() - at.getTime() > atMost ? words : null)
  }
  const broken = found.backup.filter(({ error }) => error === true)
  return [
    aged('全量备份', ['full'], FULL_AT_MOST_MS, '超过 8 天'),
    aged('最近的备份', ['full', 'diff', 'incr'], ANY_AT_MOST_MS, '超过 26 小时'),
    ...broken.map(({ label, timestamp }) =>
      row(`备份 ${label}`, new Date(timestamp.stop * 1_000), '页校验有错，不能用来恢复')
    )
  ]
}
