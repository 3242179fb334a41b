import { act, useEffect, useState } from 'react'
import Taro from '@tarojs/taro'
import { mountPage, type MountedPage } from '@/../tests/support/mount-page'
import { Film, onMobileNetwork, Seek } from '.'
import { Seek as MiniSeek } from './seek.weapp'
import type { FilmControls, FilmState } from './types'

let page: MountedPage
let controls: FilmControls | null = null
interface Shown {
  readonly muted: boolean
  readonly there: boolean
}
const told = new Set<(shown: Shown) => void>()
const change = (shown: Shown) => told.forEach((tell) => tell(shown))
const states: FilmState[] = []
const seconds: number[] = []
const onReady = (own: FilmControls) => void (controls = own)
const onSecond = (second: number) => void seconds.push(second)
const onState = (state: FilmState) => void states.push(state)
const cues = [{ from: 0, to: 8, text: '肋骨和心脏会挡住肺' }]
const media = window.HTMLMediaElement.prototype

function Around() {
  const [{ muted, there }, set] = useState<Shown>({ muted: true, there: true })
  useEffect(() => {
    told.add(set)
    return () => void told.delete(set)
  }, [])
  return there ? (
    <Film src="/seed-video/ct.mp4" {...{ muted, cues, onReady, onSecond, onState }}>
      <span>肋骨和心脏会挡住肺</span>
    </Film>
  ) : null
}

beforeEach(() => {
  states.length = seconds.length = 0
  controls = null
  jest.spyOn(media, 'pause').mockImplementation(() => undefined)
})
afterEach(() => page.leave())

async function draw() {
  page = await mountPage(Around)
  await act(async () => undefined)
  const film = page.queries.querySelector('video')
  if (!(film instanceof HTMLVideoElement)) throw new Error('no film')
  return film
}

test('a film begins when it is drawn, in the page and without sound, and not anew when it is drawn again', async () => {
  const play = jest.spyOn(media, 'play').mockResolvedValue()
  const film = await draw()
  expect([film.muted, film.hasAttribute('playsinline'), film.controls]).toEqual([true, true, false])
  act(() => change({ muted: false, there: true }))
  expect([film.muted, play.mock.calls.length]).toEqual([false, 1])
})

test.each([
  ['waits for a tap where nothing may begin by itself', 'NotAllowedError', 'paused'],
  ['says that it cannot be played', 'NotSupportedError', 'failed']
])('a film %s', async (_name, error, state) => {
  jest.spyOn(media, 'play').mockRejectedValue(new DOMException('', error))
  await draw()
  expect(states).toEqual([state])
})

test('what it does is told, and it does what it is told; it falls silent when it goes', async () => {
  jest.spyOn(media, 'play').mockResolvedValue()
  const film = await draw()
  act(() => {
    for (const type of ['playing', 'waiting', 'ended', 'error']) film.dispatchEvent(new Event(type))
    controls?.seek(8)
    controls?.setRate(1.5)
    film.dispatchEvent(new Event('timeupdate'))
  })
  expect([states, film.currentTime, film.playbackRate, seconds]).toEqual([
    ['playing', 'waiting', 'ended', 'failed'],
    8,
    1.5,
    [8]
  ])
  act(() => change({ muted: true, there: false }))
  expect(media.pause).toHaveBeenCalledTimes(1)
})

const wholeScreen = (enabled: boolean, element: Element | null = null) => {
  Object.defineProperty(document, 'fullscreenEnabled', { value: enabled, configurable: true })
  Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true })
}

test('on the whole screen stands what lies over it, with controls that lead out again', async () => {
  jest.spyOn(media, 'play').mockResolvedValue()
  const film = await draw()
  const ground = film.parentElement!
  ground.requestFullscreen = jest.fn(() => Promise.resolve())
  wholeScreen(true)
  act(() => controls?.fullScreen())
  expect([jest.mocked(ground.requestFullscreen).mock.calls.length, ground.textContent]).toEqual([
    1,
    '肋骨和心脏会挡住肺'
  ])
  wholeScreen(true, ground)
  ground.dispatchEvent(new Event('fullscreenchange'))
  expect(film.controls).toBe(true)
  wholeScreen(true)
  ground.dispatchEvent(new Event('fullscreenchange'))
  expect(film.controls).toBe(false)
})

test('a player that shows nothing of ours has the captions as a track, once, while it has the screen', async () => {
  jest.spyOn(media, 'play').mockResolvedValue()
  const film = await draw()
  const track = { cues: [] as object[], mode: 'hidden', addCue: (cue: object) => void track.cues.push(cue) }
  const own = Object.assign(film, { webkitEnterFullscreen: jest.fn(), addTextTrack: () => track })
  Object.assign(window, {
    VTTCue: class {
      constructor(
        readonly startTime: number,
        readonly endTime: number,
        readonly text: string
      ) {}
    }
  })
  wholeScreen(false)
  act(() => controls?.fullScreen())
  expect([own.webkitEnterFullscreen.mock.calls.length, track.mode]).toEqual([1, 'showing'])
  act(() => controls?.fullScreen())
  expect(track.cues).toEqual([{ startTime: 0, endTime: 8, text: '肋骨和心脏会挡住肺' }])
  film.dispatchEvent(new Event('webkitendfullscreen'))
  expect(track.mode).toBe('hidden')
})

test.each([
  ['a phone’s own network', { type: 'cellular' }, true],
  ['one on which little is to be fetched', { saveData: true }, true],
  ['another one', { type: 'wifi' }, false],
  ['a browser that does not tell', undefined, false]
])('whether it is asked before a film is fetched on %s', async (_name, connection, asked) => {
  page = await mountPage(() => null)
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  expect(await onMobileNetwork()).toBe(asked)
})

const places: number[] = []
const track = (second: number) => (
  <Seek second={second} seconds={24} label="播放进度" told="00:06 / 00:24" onSeek={(to) => places.push(to)} />
)

test('its track says where it is, by whole seconds and never beyond its end', async () => {
  page = await mountPage(() => track(6.7))
  const drawn = () => {
    const input = page.queries.querySelector('input[type="range"]')
    if (!(input instanceof HTMLInputElement)) throw new Error('no track')
    return [input.value, input.max, input.getAttribute('aria-valuetext')]
  }
  expect(drawn()).toEqual(['6', '24', '00:06 / 00:24'])
  page.leave()
  page = await mountPage(() => track(24.4))
  expect(drawn()[0]).toBe('24')
})

test.each([
  ['goes where the finger lets go', 142, 405, [12]],
  ['does nothing where the finger has scrolled the page', 142, 460, []]
])('in a mini-program the track %s', async (_name, clientX, clientY, wanted) => {
  places.length = 0
  const box = { left: 42, width: 200 }
  const query = {
    select: () => query,
    boundingClientRect: () => query,
    exec: (tell: (boxes: object[]) => void) => tell([box])
  }
  Object.assign(Taro, { createSelectorQuery: () => query })
  page = await mountPage(() => (
    <MiniSeek second={6} seconds={24} label="" told="" onSeek={(to) => places.push(to)} />
  ))
  const area = page.queries.querySelector('#ca-film-seek')
  const touch = (type: string, x: number, y: number) =>
    act(
      () =>
        void area?.dispatchEvent(
          Object.assign(new Event(type, { bubbles: true }), { changedTouches: [{ clientX: x, clientY: y }] })
        )
    )
  touch('touchstart', 60, 400)
  touch('touchend', clientX, clientY)
  expect(places).toEqual(wanted)
})
