import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import { topicName } from '@/domain/article/topics'
import { dateOf } from '@/domain/date'
import { isPlainText } from '@/domain/plain-text'
import { codeOf } from '../db/error-code'
import { publishArticle, type Published } from '../article/commands/publish-article'
import { restoreArticle, takeDown } from '../article/commands/take-down'
import { readArticle, type Known, type NewArticle } from '../article/import/read-article'
import { IMPORT_TEXTS } from '../article/import/texts'
import { checkItems, media, news, products } from '../db/schema'
import { PUBLIC_DIR } from '../folders'
import { keepPicture } from '../media/commands/keep-picture'
import { kindNamed, makePicture, MOST_FILE_MB, type Picture } from '../media/picture'
import { mediaNameOf } from '../media/queries/named'
import { MEDIA_TEXTS } from '../media/texts'
import { importAlone } from './all-or-nothing'
import { refused, type Command, type Outcome, type RunContext } from './command'
import { textOf } from './read-file'

const MEGABYTE = 1024 * 1024
const MOST_ARTICLES = 500
const MOST_TEXT_MB = 1
/** So many problems are named, the rest counted. */
const NAMED = 100
const LONGEST_REASON = 100

interface Folder {
  readonly path: string
  readonly names: readonly string[]
  /** Texts of captions by their file. */
  readonly captions: ReadonlyMap<string, string>
}

type Opened = { readonly ok: true; readonly folder: Folder } | { readonly ok: false; readonly reason: string }

async function openFolder(path: string): Promise<Opened> {
  try {
    const names = (await readdir(path)).filter((name) => !name.startsWith('.')).toSorted()
    const count = names.filter((name) => name.endsWith('.md')).length
    if (count === 0) return { ok: false, reason: `${path} 里没有 .md 文章` }
    if (count > MOST_ARTICLES)
      return { ok: false, reason: `${path} 里有 ${count} 篇，一次最多 ${MOST_ARTICLES} 篇` }
    const captions = new Map<string, string>()
    for (const name of names.filter((one) => one.endsWith('.vtt'))) {
      const read = await textOf(join(path, name), MOST_TEXT_MB)
      if (!read.ok) return read
      captions.set(name, read.text)
    }
    return { ok: true, folder: { path, names, captions } }
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT') return { ok: false, reason: `没有文件夹 ${path}` }
    return { ok: false, reason: code === 'ENOTDIR' ? `${path} 不是文件夹` : `读不了 ${path}：${code}` }
  }
}

/** Pictures of a folder are kept under the number of their article, so that two folders do not overwrite each other's. */
const keptAs = (id: number, name: string): string => `a${id}-${name}`

const SEED_PICTURE = /^\/seed-img\/[\w/-]+\.svg(?:#(?:mint|sky|apricot|rose|sand))?$/
const SEED_FILM = /^\/seed-video\/[\w-]+\.mp4$/
const lies = (address: string): boolean => existsSync(join(PUBLIC_DIR, address.split('#')[0] ?? ''))

/** What the articles may name, and which files of the folder they do, by the name under which those are kept. */
async function knownBy({ db, now }: RunContext, { names, captions }: Folder) {
  const wanted = new Map<string, string>()
  const items = await db.select({ code: checkItems.itemCode }).from(checkItems)
  const sold = await db.select({ code: products.productCode }).from(products)
  const kept = new Set((await db.select({ name: media.name }).from(media)).map(({ name }) => name))
  const known: Known = {
    today: dateOf(now().getTime()),
    itemCodes: new Set(items.map(({ code }) => code)),
    productCodes: new Set(sold.map(({ code }) => code)),
    pictureOf: (id, written) => {
      if (SEED_PICTURE.test(written)) return lies(written) ? written : null
      const imported = mediaNameOf(written)
      if (imported !== undefined) return kept.has(imported) ? written : null
      if (!names.includes(written) || kindNamed(written) === null) return null
      wanted.set(keptAs(id, written), written)
      return `/media/${keptAs(id, written)}`
    },
    isFilm: (src) => SEED_FILM.test(src) && lies(src),
    captionsOf: (file) => captions.get(file) ?? null
  }
  return { known, wanted }
}

interface Read {
  readonly articles: readonly { readonly file: string; readonly article: NewArticle }[]
  readonly problems: readonly string[]
}

async function readAll({ path, names }: Folder, known: Known): Promise<Read> {
  const articles: { file: string; article: NewArticle }[] = []
  const problems: string[] = []
  for (const file of names.filter((name) => name.endsWith('.md'))) {
    const text = await textOf(join(path, file), MOST_TEXT_MB)
    const read = text.ok
      ? await readArticle(text.text, known)
      : { ok: false as const, problems: [text.reason] }
    if (!read.ok) {
      problems.push(...read.problems.map((why) => `${file} ${why}`))
      continue
    }
    const other = articles.find(({ article }) => article.id === read.article.id)
    if (other) problems.push(`${file} ${IMPORT_TEXTS.sameId(read.article.id, other.file)}`)
    articles.push({ file, article: read.article })
  }
  return { articles, problems }
}

type Made =
  { readonly name: string; readonly hash: string; readonly picture: Picture } | { readonly problem: string }

async function pictureFrom(folder: string, name: string, file: string): Promise<Made> {
  const found = await stat(join(folder, file))
  if (!found.isFile() || found.size > MOST_FILE_MB * MEGABYTE)
    return { problem: `${file} ${MEDIA_TEXTS.tooBig(MOST_FILE_MB)}` }
  const content = await readFile(join(folder, file))
  const made = await makePicture(name, content)
  if (!made.ok) return { problem: `${file} ${made.reason}` }
  return { name, hash: createHash('sha256').update(content).digest('hex'), picture: made.picture }
}

function refusedFor(problems: readonly string[]): Outcome {
  const more = problems.length - NAMED
  return refused(
    [
      `${problems.length} 处不对，没有写入任何内容`,
      ...problems.slice(0, NAMED),
      ...(more > 0 ? [`还有 ${more} 处`] : [])
    ].join('\n')
  )
}

const importing: Command = {
  name: 'import articles',
  takes: '<folder>',
  about:
    '发布文件夹里的健康资讯：每篇一个 .md，开头用 --- 括起来的资料（样例：npm run --silent ops -- sample article），图片和字幕放在同一个文件夹。' +
    '来源、审核人、日期、图片说明和广告法禁用词都会检查；有一处不对就全部不写入，并指出每个错处。编号相同的更新，阅读数保留',
  changes: true,
  run: async (context, { words: [path = ''] }) => {
    const opened = await openFolder(path)
    if (!opened.ok) return refused(opened.reason)
    const { known, wanted } = await knownBy(context, opened.folder)
    const { articles, problems } = await readAll(opened.folder, known)
    const made: Made[] = []
    for (const [name, file] of wanted) made.push(await pictureFrom(path, name, file))
    const wrong = [...problems, ...made.flatMap((one) => ('problem' in one ? [one.problem] : []))]
    if (wrong.length > 0) return refusedFor(wrong)
    return importAlone(context.db, async (tx): Promise<Outcome> => {
      for (const one of made) if (!('problem' in one)) await keepPicture(tx, one, context.now())
      const ends: Published[] = []
      const down: string[] = []
      for (const { file, article } of articles) {
        const end = await publishArticle(tx, article)
        ends.push(end)
        if (end === 'down') down.push(`${file} ${IMPORT_TEXTS.downNotImported}`)
      }
      if (down.length > 0) return refusedFor(down)
      const count = (end: Published) => ends.filter((one) => one === end).length
      return {
        ok: true,
        rows: [{ what: 'articles', new: count('new'), changed: count('changed'), same: count('same') }]
      }
    })
  }
}

const list: Command = {
  name: 'articles list',
  takes: '',
  about: '所有文章：栏目、审核人、下次审核日期（过了的要重新审核）、阅读数，下架的写着原因',
  changes: false,
  run: async ({ db, now }) => {
    const today = dateOf(now().getTime())
    const rows = await db.select().from(news).orderBy(asc(news.nextReviewOn), asc(news.id))
    return {
      ok: true,
      rows: rows.map(
        ({ id, title, category, reviewer, nextReviewOn, readCount, downReason, publishDate }) => ({
          ...{ article: id, title, topic: topicName(category), reviewer, nextReview: nextReviewOn ?? '' },
          reads: readCount,
          state:
            downReason !== null
              ? `已下架：${downReason}`
              : publishDate > today
                ? '还没发布'
                : nextReviewOn !== null && nextReviewOn < today
                  ? '该重新审核了'
                  : ''
        })
      )
    }
  }
}

const numberOf = (word: string): number => (/^\d{1,9}$/.test(word) ? Number(word) : 0)

const down: Command = {
  name: 'articles down',
  takes: '<id> --reason "…"',
  about: '下架一篇文章：列表和搜索里不再有，打开它的链接会看到已下架和原因',
  changes: true,
  options: { reason: { type: 'string', default: '' } },
  run: async ({ db, now }, { words: [word = ''], options: { reason = '' } }) => {
    const why = reason.trim()
    if (why === '' || why.length > LONGEST_REASON || !isPlainText(why))
      return refused(`--reason 写原因，读者会看到，最多 ${LONGEST_REASON} 个字`)
    return (await takeDown(db, numberOf(word), why, now()))
      ? { ok: true, rows: [{ article: word, state: `已下架：${why}` }] }
      : refused(`没有在架的文章 ${word}`)
  }
}

const restore: Command = {
  name: 'articles restore',
  takes: '<id>',
  about: '恢复一篇下架的文章',
  changes: true,
  run: async ({ db }, { words: [word = ''] }) =>
    (await restoreArticle(db, numberOf(word)))
      ? { ok: true, rows: [{ article: word, state: '' }] }
      : refused(`没有下架的文章 ${word}`)
}

export const articleCommands: readonly Command[] = [importing, list, down, restore]
