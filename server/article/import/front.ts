import * as v from 'valibot'
import { parse, YAMLParseError } from 'yaml'
import { addDays, isDate } from '@/domain/date'
import { isPlainText } from '@/domain/plain-text'
import { TOPIC_IDS } from '@/domain/article/topics'
import { IMPORT_TEXTS as texts } from './texts'

const words = (most: number) =>
  v.pipe(
    v.string(`应为文字，最多 ${most} 个字`),
    v.trim(),
    v.minLength(1, texts.needed),
    v.maxLength(most, `最多 ${most} 个字`),
    v.check((text) => isPlainText(text), '有看不见的字符')
  )
const whole = (least: number, most: number) =>
  v.pipe(
    v.number(`应为 ${least} 到 ${most} 的整数`),
    v.integer(`应为 ${least} 到 ${most} 的整数`),
    v.minValue(least, `应为 ${least} 到 ${most} 的整数`),
    v.maxValue(most, `应为 ${least} 到 ${most} 的整数`)
  )
const day = v.pipe(v.string(texts.date), v.check(isDate, texts.date))
const codes = v.pipe(v.array(words(40), '应为一列编号'), v.maxLength(10, '最多 10 个'))

/** What stands above the text of an article. */
const front = v.strictObject({
  id: whole(1, 999_999_999),
  title: words(60),
  summary: words(200),
  topic: v.picklist(TOPIC_IDS, `应为 ${TOPIC_IDS.join('、')} 之一`),
  author: words(40),
  reviewer: words(40),
  published: day,
  reviewed: day,
  nextReview: day,
  sources: v.pipe(
    v.array(
      v.strictObject(
        {
          title: words(120),
          by: v.optional(words(60)),
          year: v.optional(whole(1900, 2100))
        },
        texts.source
      ),
      texts.source
    ),
    v.minLength(1, texts.sourcesNone),
    v.maxLength(20, '最多 20 条')
  ),
  cover: words(200),
  items: v.optional(codes, []),
  products: v.optional(codes, []),
  hot: v.optional(v.boolean('应为 true 或 false'), false),
  pick: v.optional(v.nullable(whole(1, 999)), null),
  film: v.optional(
    v.nullable(
      v.strictObject({
        src: words(300),
        seconds: whole(1, 3600),
        sound: v.boolean('应为 true 或 false'),
        captions: words(120),
        chapters: v.pipe(v.array(words(60), texts.filmChapters), v.minLength(1, texts.filmChapters))
      })
    ),
    null
  )
})
export type Front = v.InferOutput<typeof front>

type ReadFront =
  { readonly ok: true; readonly front: Front } | { readonly ok: false; readonly problems: readonly string[] }

function pathOf({ path }: v.BaseIssue<unknown>): string {
  return (path ?? []).map(({ key }) => (typeof key === 'number' ? key + 1 : key)).join('.')
}

const whyOf = (issue: v.BaseIssue<unknown>): string => {
  if (issue.type !== 'strict_object') return texts.field(pathOf(issue), issue.message)
  if (issue.expected === 'never') return texts.unknownField(pathOf(issue))
  return texts.field(pathOf(issue), issue.received === 'undefined' ? texts.needed : issue.message)
}

/** The data above an article's text. */
export function readFront(yaml: string): ReadFront {
  let data: unknown
  try {
    data = parse(yaml)
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    return { ok: false, problems: [texts.frontBroken(error.message.split('\n')[0] ?? '')] }
  }
  const read = v.safeParse(front, data)
  return read.success
    ? { ok: true, front: read.output }
    : { ok: false, problems: [...new Set(read.issues.map(whyOf))] }
}

/** Years after a review until which the next one has to be. */
const MOST_REVIEW_YEARS = 2

/** What of the days contradicts each other or the calendar. */
export function dayProblems({ reviewed, nextReview }: Front, today: string): readonly string[] {
  const latest = addDays(reviewed, MOST_REVIEW_YEARS * 366)
  return [
    ...(reviewed > today ? [texts.field('reviewed', texts.reviewFuture)] : []),
    ...(nextReview <= today ? [texts.field('nextReview', texts.nextPast)] : []),
    ...(nextReview < reviewed ? [texts.field('nextReview', texts.nextEarly)] : []),
    ...(nextReview > latest ? [texts.field('nextReview', texts.nextLate(MOST_REVIEW_YEARS))] : [])
  ]
}
