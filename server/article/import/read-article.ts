import { adWordsIn } from '@/domain/article/ad-words'
import { readCaptions, type Chapter } from '@/domain/article/captions'
import { isPageLink } from '@/domain/article/page-link'
import { plainText, type Tree } from '@/domain/article/tree'
import type { Film } from '../../db/schema'
import type { ArticleRow } from '../queries/shown'
import { dayProblems, readFront, type Front } from './front'
import { IMPORT_TEXTS as texts } from './texts'
import { TreeMaker } from './to-tree'

/** What of an import an article may name. */
export interface Known {
  readonly today: string
  readonly itemCodes: ReadonlySet<string>
  readonly productCodes: ReadonlySet<string>
  /** The address under which a picture is served, by its name in the folder or its address; null: there is none. */
  readonly pictureOf: (id: number, written: string) => string | null
  readonly isFilm: (src: string) => boolean
  /** The text of a file of the folder; null: there is none. */
  readonly captionsOf: (file: string) => string | null
}

export type NewArticle = Omit<ArticleRow, 'readCount' | 'downReason' | 'downAt'>

type ReadArticle =
  | { readonly ok: true; readonly article: NewArticle }
  | { readonly ok: false; readonly problems: readonly string[] }

/** A part of the file: what is wrong with it, by its line where it has one. */
interface Problem {
  readonly line: number
  readonly why: string
}

/** Markdown with YAML above it. The parsers are loaded by who imports; no other command waits for them. */
async function parsed(text: string) {
  const [{ unified }, { default: remarkParse }, { default: remarkFrontmatter }] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-frontmatter')
  ])
  return unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).parse(text)
}

/** An article of a file, or everything that is wrong with it. */
export async function readArticle(text: string, known: Known): Promise<ReadArticle> {
  const { children } = await parsed(text)
  const [head, ...rest] = children
  if (head?.type !== 'yaml') return { ok: false, problems: [texts.noFront] }
  const read = readFront(head.value)
  if (!read.ok) return read
  const { front } = read
  const maker = new TreeMaker((written) => known.pictureOf(front.id, written), isPageLink)
  const body = maker.blocks(rest)
  const film = filmOf(front, known)
  const cover = known.pictureOf(front.id, front.cover)
  const problems = [
    ...dayProblems(front, known.today).map(above),
    ...unknownCodes(front, known).map(above),
    ...(cover === null ? [above(texts.field('cover', texts.noPicture(front.cover)))] : []),
    ...film.problems.map(above),
    ...maker.wrong,
    ...(plainText(body) === '' ? [above(texts.noText)] : []),
    ...adProblems(front, body, film.film)
  ]
  if (problems.length > 0 || cover === null)
    return { ok: false, problems: problems.map(({ line, why }) => (line > 0 ? `第 ${line} 行 ${why}` : why)) }
  const { published, reviewed, nextReview, topic, items, products, sources, ...same } = front
  return {
    ok: true,
    article: {
      sources: sources.map(({ title, by = '', year = 0 }) => ({ title, by, year })),
      ...{ id: same.id, title: same.title, summary: same.summary, author: same.author },
      ...{ reviewer: same.reviewer, hot: same.hot, pick: same.pick },
      ...{ cover, body, category: topic, publishDate: published, reviewedOn: reviewed },
      ...{ nextReviewOn: nextReview, itemCodes: items, productCodes: products, film: film.film }
    }
  }
}

const above = (why: string): Problem => ({ line: 0, why })

function unknownCodes({ items, products }: Front, known: Known): readonly string[] {
  return [
    ...items.filter((code) => !known.itemCodes.has(code)).map(texts.items),
    ...products.filter((code) => !known.productCodes.has(code)).map(texts.products)
  ]
}

/** Everything that somebody reads of it, each for itself, so that the words of two are not read as one. */
function adProblems({ title, summary }: Front, body: Tree, film: Film | null): readonly Problem[] {
  const said = [
    title,
    summary,
    ...plainText(body).split('\n'),
    ...(film?.cues ?? []).map((cue) => cue.text),
    ...(film?.chapters ?? []).map((chapter) => chapter.title)
  ]
  return said.flatMap(adWordsIn).map(({ word, around }) => above(texts.adWord(word, around)))
}

function filmOf({ film }: Front, known: Known): { film: Film | null; problems: readonly string[] } {
  if (!film) return { film: null, problems: [] }
  const { src, seconds, sound, captions: file } = film
  const chapters = film.chapters.map(chapterOf)
  const ordered = chapters.every(
    (chapter, index) =>
      chapter !== null && chapter.at < seconds && chapter.at > (chapters[index - 1]?.at ?? -1)
  )
  const vtt = known.captionsOf(file)
  const read = vtt === null ? null : readCaptions(vtt)
  const cues = read?.ok === true ? read.cues : []
  return {
    film: { src, seconds, sound, cues, chapters: chapters.flatMap((chapter) => chapter ?? []) },
    problems: [
      ...(known.isFilm(src) ? [] : [texts.filmSrc(src)]),
      ...(ordered && chapters[0]?.at === 0 ? [] : [texts.filmChapters]),
      ...(read === null ? [texts.filmCaptions(file)] : []),
      ...(read?.ok === false ? [texts.filmCaptionsLine(file, read.line)] : []),
      ...(cues.some(({ to }) => to > seconds) ? [texts.filmCaptionsLate(file)] : [])
    ]
  }
}

/** `00:48 哪些人更适合做`. */
function chapterOf(written: string): Chapter | null {
  const [, minutes = '', seconds = '', title = ''] = /^(\d{2,3}):([0-5]\d)\s+(\S.*)$/.exec(written) ?? []
  return title === '' ? null : { at: Number(minutes) * 60 + Number(seconds), title }
}
