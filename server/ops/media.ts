import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { keepPicture } from '../media/commands/keep-picture'
import { kindNamed, makePicture, MOST_FILE_MB, type Picture } from '../media/picture'
import { hashesOf } from '../media/queries/named'
import { MEDIA_TEXTS } from '../media/texts'
import { importAlone } from './all-or-nothing'
import { refused, type Command, type Outcome, type RunContext } from './command'
import { codeOf } from '../db/error-code'

const MEGABYTE = 1024 * 1024
/** Of a folder; they are in memory until all are known to be right. */
const MOST_FILES = 200

type Judged =
  | { readonly name: string; readonly hash: string; readonly picture: Picture | null }
  | { readonly name: string; readonly reason: string }

/** A file of the folder: what is to be stored, nothing where it is stored already, or what is wrong with it. */
async function judge({ db }: RunContext, folder: string, name: string): Promise<Judged> {
  if (kindNamed(name) === null) return { name, reason: MEDIA_TEXTS.name }
  const path = join(folder, name)
  const found = await stat(path)
  if (!found.isFile()) return { name, reason: MEDIA_TEXTS.noFile }
  if (found.size > MOST_FILE_MB * MEGABYTE) return { name, reason: MEDIA_TEXTS.tooBig(MOST_FILE_MB) }
  const file = await readFile(path)
  const hash = createHash('sha256').update(file).digest('hex')
  // Asked for each: a try is a transaction, which PostgreSQL ends when it hears nothing for some seconds.
  if ((await hashesOf(db, [name])).get(name) === hash) return { name, hash, picture: null }
  const made = await makePicture(name, file)
  return made.ok ? { name, hash, picture: made.picture } : { name, reason: made.reason }
}

const importing: Command = {
  name: 'import media',
  takes: '<folder>',
  about: `把文件夹里的 PNG、JPG、WebP 图片存进数据库，表格里用 /media/文件名 引用；大图缩到 1600 像素以内。每张最大 ${MOST_FILE_MB} MB，一次最多 ${MOST_FILES} 张；有一张不对就全部不写入，并指出每个错处`,
  changes: true,
  run: async (context, { words: [folder = ''] }) => {
    const names = await namesIn(folder)
    if (!names.ok) return refused(names.reason)
    const judged: Judged[] = []
    for (const name of names.names) judged.push(await judge(context, folder, name))
    const wrong = judged.flatMap((one) => ('reason' in one ? [one] : []))
    if (wrong.length > 0) {
      const lines = wrong.map(({ name, reason }) => `${name} ${reason}`)
      return refused([`${wrong.length} 个文件不对，没有写入任何内容`, ...lines].join('\n'))
    }
    return importAlone(context.db, async (tx): Promise<Outcome> => {
      const known = await hashesOf(tx, names.names)
      let [fresh, changed] = [0, 0]
      for (const one of judged) {
        if ('reason' in one || one.picture === null) continue
        await keepPicture(tx, { ...one, picture: one.picture }, context.now())
        if (known.has(one.name)) changed += 1
        else fresh += 1
      }
      return {
        ok: true,
        rows: [{ what: 'media', new: fresh, changed, same: judged.length - fresh - changed }]
      }
    })
  }
}

type Names =
  { readonly ok: true; readonly names: readonly string[] } | { readonly ok: false; readonly reason: string }

/** What the folder holds, but what the machine itself hides in it. */
async function namesIn(folder: string): Promise<Names> {
  try {
    const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).toSorted()
    if (names.length === 0) return { ok: false, reason: `${folder} 里没有图片` }
    return names.length > MOST_FILES
      ? {
          ok: false,
          reason: `${folder} 里有 ${names.length} 个文件，一次最多 ${MOST_FILES} 个，请分几次导入`
        }
      : { ok: true, names }
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT') return { ok: false, reason: `没有文件夹 ${folder}` }
    return code === 'ENOTDIR'
      ? { ok: false, reason: `${folder} 不是文件夹` }
      : { ok: false, reason: `读不了 ${folder}：${code}` }
  }
}

export const mediaCommands: readonly Command[] = [importing]
