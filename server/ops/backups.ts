import { execFile } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { rowsOf } from '../db/client'
import { backupInfo, judgeBackups, type ArchiverState } from './backup-state'
import { refused, type Command, type OpsContext } from './command'
import { textOf, type FileText } from './read-file'

const run = promisify(execFile)
const ASKED_MS = 30_000
const MOST_MB = 5

async function archiverOf({ db }: OpsContext): Promise<ArchiverState> {
  const [row] = await rowsOf<{ mode: string; archived: string | null; failed: string | null }>(
    db,
    sql`select current_setting('archive_mode') as mode, extract(epoch from last_archived_time)::text as archived,
        extract(epoch from last_failed_time)::text as failed from pg_stat_archiver`
  )
  const at = (seconds: string | null | undefined) => (seconds ? new Date(Number(seconds) * 1_000) : null)
  return { mode: row?.mode ?? 'off', archivedAt: at(row?.archived), failedAt: at(row?.failed) }
}

/** What pgBackRest says, or what it said on the machine of the database: a file, or `-` for standard input. */
async function infoOf(file: string | undefined, stanza: string): Promise<FileText> {
  if (file === '-') return { ok: true, text: await text(process.stdin) }
  if (file !== undefined) return textOf(file, MOST_MB)
  try {
    const { stdout } = await run('pgbackrest', [`--stanza=${stanza}`, '--output=json', 'info'], {
      timeout: ASKED_MS
    })
    return { ok: true, text: stdout }
  } catch {
    return {
      ok: false,
      reason: '这台机器上的 pgbackrest 没有回答（没有安装，或没有权限）：请用 --info 给出它的 info'
    }
  }
}

function parsed(text: string): v.InferOutput<typeof backupInfo> | null {
  try {
    const checked = v.safeParse(backupInfo, JSON.parse(text))
    return checked.success ? checked.output : null
  } catch {
    return null
  }
}

const check: Command = {
  name: 'backup check',
  takes: '[--info info.json|-] [--stanza shop]',
  about:
    '此刻的数据能不能恢复：WAL 有没有归档，pgBackRest 的备份够不够新；有问题时退出码是 1。备份在别的机器上时，' +
    '在那里运行 pgbackrest --output=json info > info.json，把文件给 --info；- 是标准输入',
  changes: false,
  options: { info: { type: 'string' }, stanza: { type: 'string', default: 'shop' } },
  run: async (context, { options }) => {
    const stanza = options['stanza'] ?? 'shop'
    const told = await infoOf(options['info'], stanza)
    if (!told.ok) return refused(told.reason)
    const info = parsed(told.text)
    if (info === null) return refused('--info 不是 pgbackrest --output=json info 的输出')
    const rows = judgeBackups(await archiverOf(context), info, stanza, context.now())
    const wrong = rows.filter(({ ok }) => !ok)
    return wrong.length > 0
      ? refused(wrong.map(({ what, at, state }) => `${what}${at ? `（${at}）` : ''}：${state}`).join('；'))
      : { ok: true, rows: rows.map(({ what, at, state }) => ({ what, at, state })) }
  }
}

export const backupCommands: readonly Command[] = [check]
