import { act } from 'react'
import type { ResultsOf } from '@/contract/catalogue'
import { chances, drawAnswer, drawDetail, drawn, noDraws } from '@/../tests/support/draws'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byText, control, idle, shows, tap, withFakeTime } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import MonopolyPage from './index'
import { placeOf, sideOf } from './parts/ring'

type Board = NonNullable<ResultsOf<'draw.detail'>['board']>

const NAMES = ['起点', '散步', '喝水', '睡眠', '问答', '久坐', '水果', '拉伸']
const KINDS = { 3: 'coupon', 4: 'quiz', 5: 'back' } as const
const QUESTION = { questionId: 'salt', text: '成年人一天的盐最好不超过多少？', choices: ['5 克', '15 克'] }

const board = (change: Partial<Board> = {}): Board => ({
  cells: NAMES.map((name, no) => ({ no, name, kind: KINDS[no as 3] ?? 'plain' })),
  ...{ position: 0, laps: 0, question: null },
  ...change
})
const detail = (change: Partial<Board> = {}) =>
  drawDetail({ activityId: 'MP01', name: '健康大富翁', sort: 'monopoly', fallback: '', board: board(change) })

/** A throw from the beginning. */
const thrown = (face: number, cells: number[], change: Partial<Board> = {}) =>
  drawAnswer({
    drawn: drawn({
      ...{
        activityId: 'MP01',
        sort: 'monopoly',
        prize: { prizeId: `${face}`, name: `掷出 ${face} 点`, kind: 'step' }
      },
      ...(face === 3 ? {} : { state: 'nothing', reference: '', expiresAt: null })
    }),
    walk: { face, cells, board: board({ position: cells.at(-1)!, ...change }) }
  })

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(calls: FakeCalls = {}, { moving = false, elder = false } = {}) {
  world = createWorld({
    calls: { 'draw.detail': () => detail(), 'draw.records': () => noDraws, ...calls }
  })
  world.root.settings.setCalm(!moving)
  world.root.settings.setElder(elder)
  await act(async () => {
    page = await world.open('monopolyGame', MonopolyPage)
  })
  await idle()
}

/** The cell that the token stands on, as it is told. */
const here = () =>
  all('[role="listitem"]')
    .map((one) => one.getAttribute('aria-label'))
    .find((label) => label?.endsWith('你在这里'))

test.each([
  [
    24,
    7,
    [
      [0, 1, 1],
      [6, 7, 1],
      [12, 7, 7],
      [18, 1, 7],
      [23, 1, 2]
    ]
  ],
  [
    8,
    3,
    [
      [0, 1, 1],
      [2, 3, 1],
      [4, 3, 3],
      [6, 1, 3],
      [7, 1, 2]
    ]
  ]
])('%i cells go round a square of %i by the clock', (count, side, places) => {
  expect(sideOf(count)).toBe(side)
  for (const [no = 0, column, row] of places) expect([no, placeOf(no, side)]).toEqual([no, { column, row }])
})

test('every cell says what it is, and where the token stands', async () => {
  await open()
  expect(here()).toBe('第 1 格 起点，你在这里')
  expect(all('[aria-label="第 4 格 睡眠，得券格"]').length).toBe(1)
  expect(shows('不限时间')).toBe(true)
})

test('a throw is the server’s: the token stands where it says, and a coupon’s cell gives one', async () => {
  let now = detail()
  await open({
    'draw.detail': () => now,
    'draw.take': () => {
      now = detail({ position: 3 })
      return thrown(3, [1, 2, 3])
    }
  })
  await tap(control('button', '掷骰子，还有 2 次'))
  expect(here()).toBe('第 4 格 睡眠，得券格，你在这里')
  for (const text of ['3 点', '从起点走到睡眠', '走到“睡眠”，得一张券', '2026-12-20 前可用'])
    expect([text, shows(text)]).toEqual([text, true])
})

test('the token walks cell by cell', async () => {
  await open({ 'draw.take': () => thrown(2, [1, 2]) }, { moving: true })
  await withFakeTime(async (advance) => {
    await act(async () => control('button', '掷骰子，还有 2 次')?.click())
    await advance(100)
    expect(here()).toBe('第 2 格 散步，你在这里')
    await advance(300)
    expect(here()).toBe('第 3 格 喝水，你在这里')
    await advance(1000)
  })
})

test('two cells back cost nothing', async () => {
  await open({ 'draw.take': () => thrown(5, [1, 2, 3, 4, 5, 4, 3]) })
  await tap(control('button', '掷骰子，还有 2 次'))
  expect(shows('走到“睡眠”，得一张券')).toBe(false)
  expect(shows('退两步，不扣东西')).toBe(true)
})

test.each([
  [0, '答对了，多掷 1 次'],
  [1, '这次没答对']
])('a question: the answer %i is explained, without a clock', async (choice, said) => {
  await open({
    'draw.take': () => thrown(4, [1, 2, 3, 4], { question: QUESTION }),
    'draw.answer': ({ choice: given }) => ({
      ...{ right: given === 0, answer: 0, explanation: '5 克大约是一个啤酒瓶盖的量。' },
      chances: chances(2, 1)
    })
  })
  await tap(control('button', '掷骰子，还有 2 次'))
  expect(shows(QUESTION.text)).toBe(true)
  await tap(byText(QUESTION.choices[choice]!))
  expect(world.made1('draw.answer')).toEqual({ activityId: 'MP01', questionId: 'salt', choice })
  for (const text of [said, '答案：5 克', '5 克大约是一个啤酒瓶盖的量。'])
    expect([text, shows(text)]).toEqual([text, true])
})

test('a question that waits can be answered later', async () => {
  await open({ 'draw.detail': () => detail({ position: 4, question: QUESTION }) })
  await tap(byText('回答小问答'))
  expect(shows(QUESTION.text)).toBe(true)
})

test('in care mode there is no game', async () => {
  await open({}, { elder: true })
  expect([world.made.length, shows('关怀模式里没有健康大富翁')]).toEqual([0, true])
})
