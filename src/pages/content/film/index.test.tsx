import { act, type useEffect as Effect } from 'react'
import { articleCard, filmArticle } from '@/../tests/support/articles'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import type { Article } from '@/contract/article/dto'
import { CallError, ErrorCode } from '@/contract/errors'
import type * as SeekLeaf from '@/platform/film/seek'
import type { FilmProps } from '@/platform/film/types'
import FilmPage from '.'

/** Stands for the host's player: what it was told, and what it tells. */
const mockDone: string[] = []
let mockFilm: FilmProps | null = null
let mockMobile = false
jest.mock('@/platform/film', () => {
  const { useEffect } = jest.requireActual<{ useEffect: typeof Effect }>('react')
  return {
    onMobileNetwork: async () => mockMobile,
    Seek: jest.requireActual<typeof SeekLeaf>('@/platform/film/seek').Seek,
    Film(props: FilmProps) {
      const { onReady } = props
      mockFilm = props
      useEffect(() => {
        onReady({
          play: () => mockDone.push('play'),
          pause: () => mockDone.push('pause'),
          seek: (second) => mockDone.push(`seek ${second}`),
          setRate: (rate) => mockDone.push(`rate ${rate}`),
          fullScreen: () => mockDone.push('full')
        })
        return () => void (mockFilm = null)
      }, [onReady])
      return props.children
    }
  }
})

let world: World
let page: MountedPage | null = null
beforeEach(() => {
  mockDone.length = 0
  mockMobile = false
})
afterEach(() => {
  page?.leave()
  page = null
})

const CALLS: FakeCalls = { 'article.opened': () => ({ readCount: 1 }) }
async function open(answer: Article = filmArticle(), options: WorldOptions = {}) {
  world = createWorld({ ...options, calls: { ...CALLS, 'article.read': () => answer, ...options.calls } })
  await act(async () => {
    page = await world.open('film', FilmPage, { id: '9005' })
  })
  await idle()
}
const begin = () => tap(byLabel('播放，00:24'))
async function tell(change: (film: FilmProps) => void) {
  await act(async () => {
    if (mockFilm) change(mockFilm)
  })
  await idle()
}
async function drag(second: number) {
  const track = byLabel('播放进度')
  await act(async () => {
    // As a browser sets it: React does not know of it yet.
    Reflect.set(HTMLInputElement.prototype, 'value', String(second), track)
    track?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await idle()
}
const at = (second: number) => tell((film) => film.onSecond(second))

test('R2.38 /video/play: nothing is fetched before the tap; then it plays without sound, which a tap gives', async () => {
  await open()
  expect(all('[role="heading"][aria-level="1"]').map(({ textContent }) => textContent)).toEqual([
    '胸片正常为什么还建议做CT'
  ])
  expect([mockFilm, shows('讲了什么'), shows('胸片正常为什么还建议做CT')]).toEqual([null, true, true])
  await begin()
  expect(mockFilm).toMatchObject({ src: '/seed-video/ct.mp4', muted: true })
  await tap(byText('打开声音'))
  expect(mockFilm?.muted).toBe(false)
})

test('a film without sound says that its captions are all of it', async () => {
  const { film } = filmArticle()
  await open(filmArticle({ film: film && { ...film, sound: false } }))
  await begin()
  expect([shows('本片没有声音，字幕就是全部内容'), shows('打开声音')]).toEqual([true, false])
})

test('on a mobile network it asks first, and a no fetches nothing', async () => {
  mockMobile = true
  await open()
  await begin()
  expect(shows('正在用移动网络') && shows('00:24，播放会用掉流量')).toBe(true)
  await tap(byText('取消'))
  expect(mockFilm).toBeNull()
  await begin()
  await tap(byText('继续播放'))
  expect(mockFilm).not.toBeNull()
})

test('what is said stands over it, and can be put away', async () => {
  await open()
  await begin()
  await at(1)
  expect(shows('肋骨和心脏会挡住肺')).toBe(true)
  await at(9)
  expect([shows('肋骨和心脏会挡住肺'), shows('按时间复查')]).toEqual([false, true])
  await tap(byText('关掉字幕'))
  expect(shows('按时间复查')).toBe(false)
})

test('chapters lead to their place, the one that plays is marked; before the beginning they begin there', async () => {
  await open()
  await tap(byLabel('00:08 怎么办'))
  expect([mockFilm !== null, mockDone]).toEqual([true, ['seek 8', 'rate 1']])
  await at(9)
  await tell((film) => film.onState('playing'))
  expect(byLabel('00:08 怎么办，正在播放')).toBeDefined()
  await tap(byLabel('00:00 差在哪'))
  expect(mockDone.at(-1)).toBe('seek 0')
})

test('the transcript has all that is said, and leads to its place', async () => {
  await open()
  expect(shows('肋骨和心脏会挡住肺')).toBe(false)
  await tap(byText('看文字稿'))
  expect(shows('肋骨和心脏会挡住肺') && shows('按时间复查')).toBe(true)
  await tap(byLabel('00:08 按时间复查'))
  expect(mockDone[0]).toBe('seek 8')
  await tap(byText('收起文字稿'))
  expect(byLabel('00:08 按时间复查')).toBeUndefined()
})

test('pause, ten seconds either way, speed, the whole screen; under another page it is silent', async () => {
  await open()
  await begin()
  await tell((film) => film.onState('playing'))
  await at(20)
  mockDone.length = 0
  await tap(byLabel('暂停'))
  await tap(byLabel('前进 10 秒'))
  await tap(byLabel('后退 10 秒'))
  await tap(byLabel('倍速 1.0×'))
  await tap(control('radio', '1.5×'))
  await tap(byText('全屏'))
  expect(mockDone).toEqual(['pause', 'seek 24', 'seek 14', 'rate 1.5', 'full'])
  expect(shows('00:14 / 00:24')).toBe(true)
})

test('its track tells where it is, and another place is chosen on it; a paused one goes on there', async () => {
  await open()
  await begin()
  await tell((film) => film.onState('paused'))
  await at(6)
  expect(byLabel('播放进度')?.getAttribute('aria-valuetext')).toBe('00:06 / 00:24')
  mockDone.length = 0
  await drag(12)
  expect([mockDone, shows('00:12 / 00:24')]).toEqual([['seek 12', 'play'], true])
})

test('waiting says so; at its end it can be seen again, or the next one; one that fails is tried again where it was', async () => {
  await open()
  await begin()
  await tell((film) => film.onState('waiting'))
  expect(shows('缓冲中')).toBe(true)
  await tell((film) => film.onState('ended'))
  await tap(control('link', '下一个：能不能喝水'))
  expect(world.visited).toEqual(['replace /video/play?id=9000'])
  await tap(byLabel('重播'))
  expect(mockDone.slice(-2)).toEqual(['seek 0', 'play'])
  await at(12)
  await tell((film) => film.onState('failed'))
  mockDone.length = 0
  await tap(byText('再试一次'))
  expect([shows('视频没有播放出来'), mockDone]).toEqual([false, ['seek 12', 'rate 1']])
})

test('the whole screen knows what is said; a film that was watched to its end is marked, on this phone alone', async () => {
  await open(filmArticle({ next: [articleCard({ id: 9005, title: '看完的', seconds: 24 })] }))
  await begin()
  expect(mockFilm?.cues.map(({ text }) => text)).toEqual(['肋骨和心脏会挡住肺', '按时间复查'])
  await tell((film) => film.onState('paused'))
  expect(shows('看过')).toBe(false)
  await tell((film) => film.onState('ended'))
  expect([shows('看过'), world.root.history.words('films:watched')]).toEqual([true, ['9005']])
  await act(async () => world.root.session.end())
  expect(world.root.history.words('films:watched')).toEqual([])
})

test('it leads to its text and to the next film, not to what has none', async () => {
  await open()
  await tap(control('link', '看图文版'))
  await tap(control('link', '能不能喝水'))
  expect(world.visited).toEqual(['/news-detial/9005', '/video/play?id=9000'])
  expect(shows('结节3类')).toBe(false)
})

test('taken down, without a film, or not there', async () => {
  await open(filmArticle({ state: 'down', downReason: '有错', downOn: '2026-11-18', film: null }))
  expect(shows('原因：有错')).toBe(true)
  page?.leave()
  await open(filmArticle({ film: null }))
  expect(shows('没有这篇内容')).toBe(true)
  page?.leave()
  await open(filmArticle(), {
    calls: {
      'article.read': () => {
        throw new CallError(ErrorCode.notFound, '')
      }
    }
  })
  expect(shows('没有这篇内容')).toBe(true)
})
