import { randomBytes } from 'node:crypto'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { formatDateTime } from '@/domain/date'
import { homeRows } from '../content/queries/home-content'
import { previewHash } from '../content/queries/home-preview'
import { homePreviews, moduleHides, modules } from '../db/schema'
import { transact, type Tx } from '../db/transact'
import { importAlone } from './all-or-nothing'
import { problemsTold } from './carry'
import { ON, refused, type Command, type Outcome, type RunContext } from './command'
import { textOf } from './read-file'
import { moduleSheet } from './sheets/content'
import { readTable, type Table } from './sheets/table'

const MOST_MB = 5
const DAY_MS = 86_400_000
const KEY_BYTES = 24

class OnlyTried extends Error {}

const numbersIn = ({ rows }: Table): number[] => rows.map(({ cells }) => Number(cells['moduleId']))

/** The file is all of home: what it does not name goes, with what devices said of it. */
async function clearOthers(tx: Tx, kept: readonly number[]): Promise<number> {
  const others = and(eq(modules.place, 'home'), notInArray(modules.moduleId, [...kept]))
  const gone = (await tx.select({ id: modules.moduleId }).from(modules).where(others)).map(({ id }) => id)
  if (gone.length === 0) return 0
  await tx.delete(moduleHides).where(inArray(moduleHides.moduleId, gone))
  await tx.delete(modules).where(inArray(modules.moduleId, gone))
  return gone.length
}

async function give(tx: Tx, table: Table, { now, mediaOrigins = [] }: RunContext): Promise<Outcome> {
  const imported = await moduleSheet.give(tx, table, { now: now(), mediaOrigins })
  if (!imported.ok) return problemsTold(imported.problems)
  const removed = await clearOthers(tx, numbersIn(table))
  const { fresh, changed, same } = imported
  return { ok: true, rows: [{ what: 'home', new: fresh, changed, same, removed }] }
}

/** Home as it would be: the import is taken back, and its blocks are kept under a key. */
async function preview(context: RunContext, table: Table): Promise<Outcome> {
  let blocks: Awaited<ReturnType<typeof homeRows>> = []
  let outcome: Outcome = refused('')
  await transact(context.db, async (tx) => {
    outcome = await give(tx, table, context)
    blocks = await homeRows(tx)
    throw new OnlyTried()
  }).catch((error: unknown) => {
    if (!(error instanceof OnlyTried)) throw error
  })
  if (!outcome.ok) return outcome
  const key = randomBytes(KEY_BYTES).toString('base64url')
  const expiresAt = new Date(context.now().getTime() + DAY_MS)
  await context.db.insert(homePreviews).values({ keyHash: previewHash(key), blocks, expiresAt })
  const link = `${context.publicOrigin ?? ''}/preview/home/${key}`
  return { ok: true, rows: [{ link, until: formatDateTime(expiresAt.getTime()) }] }
}

const importing: Command = {
  name: 'import home',
  takes: '<file.json> [--preview]',
  about:
    '发布整个首页：文件里是首页的全部模块（和 export modules home.json 的列一样，hiddenOnChannels 写不显示的渠道，cities 写只显示的城市），没写的模块从首页去掉。' +
    '--preview 不发布，给出一个 24 小时有效的预览链接（在网页上打开；打开 /preview/home/off 结束预览）',
  changes: true,
  options: { preview: { type: 'boolean', default: false } },
  run: async (context, { words: [file = ''], options }) => {
    if (!file.toLowerCase().endsWith('.json')) return refused('文件名要以 .json 结尾')
    const text = await textOf(file, MOST_MB)
    if (!text.ok) return refused(text.reason)
    const read = readTable(text.text, 'json')
    if (!read.ok) return refused(read.why)
    const { table } = read
    if (table.rows.length === 0) return refused('首页至少要有一个模块')
    const elsewhere = table.rows.find(({ cells }) => (cells['place'] ?? 'home') !== 'home')
    if (elsewhere) return refused(`第 ${elsewhere.line} 行 place 只能是 home`)
    return options['preview'] === ON
      ? preview(context, table)
      : importAlone(context.db, (tx) => give(tx, table, context))
  }
}

export const homeCommands: readonly Command[] = [importing]
