import type { Concern } from '../report/judge'
import { adWordsIn } from './ad-words'
import { captionAt, chapterAt, clockText, readCaptions } from './captions'
import { recommendedFor } from './recommend'
import { topicName, topicNamed } from './topics'
import { secondAt } from './seek'
import { minutesOf, plainText, type Tree } from './tree'

const TREE: Tree = [
  { kind: 'heading', level: 2, text: '它查的是什么' },
  { kind: 'text', spans: [{ text: '最近两三个月的' }, { text: '平均水平', strong: true }] },
  { kind: 'list', ordered: true, items: [[{ text: '饭后走一走' }], [{ text: '三个月后复查' }]] },
  { kind: 'note', paragraphs: [[{ text: '由医生判断' }]] },
  { kind: 'picture', src: '/media/apple.png', alt: '一个苹果' }
]

test('the words of every sort of block are found', () => {
  expect(plainText(TREE).split('\n')).toEqual([
    '它查的是什么',
    '最近两三个月的平均水平',
    '饭后走一走',
    '三个月后复查',
    '由医生判断',
    '一个苹果'
  ])
})

test.each([
  ['nothing is read in a minute all the same', 0, 1],
  ['300 characters a minute', 900, 3],
  ['a part of a minute is rounded', 1060, 4]
])('%s', (_name, characters, minutes) => {
  expect(minutesOf([{ kind: 'text', spans: [{ text: '字'.repeat(characters) }] }])).toBe(minutes)
})

test.each([
  ['a superlative', '本院设备最先进', ['最']],
  ['first of all', '口碑第一', ['第一']],
  ['a cure', '能根治脂肪肝', ['根治']],
  ['money back', '无效退款', ['无效退款']],
  ['a rate of cures', '治愈率高', ['治愈率']],
  ['certainty', '百分百有效，零风险', ['百分百', '零风险']],
  ['certainty in digits', '100%有效', ['100%']],
  ['side effects denied', '没有副作用', ['没有副作用']],
  ['a secret recipe', '祖传秘方', ['祖传', '秘方']],
  ['the level of a state', '国家级专家', ['国家级']],
  ['a price below all others', '全网最低价，价格最低', ['全网最低', '价格最低']],
  ['the law’s own example', '最高级的仪器', ['最高级']],
  ['a place among others', '销量第一位的套餐', ['销量第一位']],
  ['the largest of its trade', '全国最大的体检机构', ['全国最大']],
  ['several, as they stand', '唯一能根治的顶级仪器', ['唯一', '根治', '顶级']]
])('a word of the advertising law: %s', (_name, text, words) => {
  expect(adWordsIn(text).map(({ word }) => word)).toEqual(words)
})

test.each([
  ['time', '最近三个月，最后一次月经，第一天'],
  ['measure', '最多喝 200 毫升，最少睡 6 小时，血压最高值'],
  ['order', '第一步先看医生，第一针之后'],
  ['a share', '约有 10% 的人'],
  ['risk told', '有风险，可能有副作用']
])('what compares nothing is no word of it: %s', (_name, text) => {
  expect(adWordsIn(text)).toEqual([])
})

test('who wrote it is shown where it stands', () => {
  expect(adWordsIn('这种检查是目前最准确的一种检查方法')).toEqual([
    { word: '最', around: '种检查是目前最准确的一种检' }
  ])
})

const VTT = `WEBVTT

1
00:00.000 --> 00:02.500
小口白水可以喝

00:02.500 --> 01:00:00.000 align:center
抽血前 8 小时
不吃东西
`

test('captions are read with and without hours, names and places of cues', () => {
  expect(readCaptions(VTT)).toEqual({
    ok: true,
    cues: [
      { from: 0, to: 2.5, text: '小口白水可以喝' },
      { from: 2.5, to: 3600, text: '抽血前 8 小时 不吃东西' }
    ]
  })
})

test.each([
  ['no head', '00:00.000 --> 00:01.000\n一', 1],
  ['no cue', 'WEBVTT\n\n', 1],
  ['a time that is none', 'WEBVTT\n\n0:00 --> 0:01\n一', 3],
  ['an end before the beginning', 'WEBVTT\n\n00:02.000 --> 00:01.000\n一', 3],
  ['two at once', 'WEBVTT\n\n00:00.000 --> 00:02.000\n一\n\n00:01.000 --> 00:03.000\n二', 6],
  ['nothing said', 'WEBVTT\n\n00:00.000 --> 00:01.000\n\n', 3],
  ['marks of HTML', 'WEBVTT\n\n00:00.000 --> 00:01.000\n<b>一</b>', 3]
])('captions with %s are refused by their line', (_name, vtt, line) => {
  expect(readCaptions(vtt)).toEqual({ ok: false, line })
})

test.each([
  ['within', 1, '一'],
  ['at the end no more', 2, ''],
  ['between two', 2.5, ''],
  ['at the beginning', 3, '二']
])('what is said %s', (_name, second, text) => {
  const cues = [
    { from: 0, to: 2, text: '一' },
    { from: 3, to: 4, text: '二' }
  ]
  expect(captionAt(cues, second)).toBe(text)
})

test.each([
  ['before the first', 1, -1],
  ['at its beginning', 2, 0],
  ['in the last', 90, 1]
])('the chapter %s', (_name, second, index) => {
  const chapters = [
    { at: 2, title: '一' },
    { at: 48, title: '二' }
  ]
  expect(chapterAt(chapters, second)).toBe(index)
})

test.each([
  [0, '00:00'],
  [59.9, '00:59'],
  [156, '02:36'],
  [6000, '100:00'],
  [-1, '00:00']
])('%d seconds are shown as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})

const concern = (itemCode: string, level: Concern['level'] = '生活方式'): Concern => ({
  ...{ level, itemCode, name: itemCode, reading: null, text: '' }
})
const article = (id: number, itemCodes: string[], publishDate = '2026-01-01') => ({
  id,
  itemCodes,
  publishDate
})
const ids = (concerns: readonly Concern[], articles: ReturnType<typeof article>[]) =>
  recommendedFor(concerns, articles).map((one) => [one.article.id, one.concern.itemCode])

describe('recommended by a report', () => {
  test('in the order of the concerns, not of the articles', () => {
    const articles = [article(1, ['LI003']), article(2, ['TH001']), article(3, ['KI001'])]
    expect(ids([concern('TH001', '建议就诊'), concern('LI003')], articles)).toEqual([
      [2, 'TH001'],
      [1, 'LI003']
    ])
  })
  test('the newest about a concern, and each article once', () => {
    const articles = [article(1, ['A', 'B'], '2026-01-01'), article(2, ['A'], '2026-02-01')]
    expect(ids([concern('A'), concern('B')], articles)).toEqual([
      [2, 'A'],
      [1, 'B']
    ])
    expect(ids([concern('B'), concern('B')], articles)).toEqual([[1, 'B']])
  })
  test('three at most', () => {
    const codes = ['A', 'B', 'C', 'D']
    expect(
      ids(
        codes.map((code) => concern(code)),
        codes.map((code, index) => article(index, [code]))
      )
    ).toHaveLength(3)
  })
  test('nothing where no article is about it', () => {
    expect(ids([concern('A')], [article(1, ['B'])])).toEqual([])
  })
})

test('a topic is known by its id and its place', () => {
  expect(['chronic', '1', '5', '0', '6', 'news', '', undefined].map(topicNamed)).toEqual([
    ...['chronic', 'reading', 'teeth'],
    ...[undefined, undefined, undefined, undefined, undefined]
  ])
  expect(topicName('chronic')).toBe('慢病管理')
})

test.each([
  ['its beginning', 40, 0],
  ['its middle', 140, 12],
  ['its end', 240, 24],
  ['before it: the beginning', 0, 0],
  ['after it: the end', 375, 24],
  ['between two seconds: the nearer one', 52, 1]
])('a place on the track of a film leads to its second: %s', (_name, x, second) =>
  expect(secondAt(x, { left: 40, width: 200 }, 24)).toBe(second)
)

test('a track without a width leads to the beginning', () =>
  expect(secondAt(50, { left: 0, width: 0 }, 24)).toBe(0))
