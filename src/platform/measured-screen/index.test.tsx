import { measuredScreen } from '.'
import type { ScreenListener, Tapped } from './types'

/** What was told of the screen, in order. */
let told: string[] = []
const listener: ScreenListener = {
  clicked: (attribute) => void told.push(`clicked ${attribute}`),
  seen: (_part, attribute, ratio) => void told.push(`seen ${attribute} ${ratio}`),
  away: () => void told.push('away'),
  back: () => void told.push('back')
}

interface Watch {
  readonly threshold: unknown
  readonly targets: Element[]
  readonly tell: (entries: readonly object[]) => void
}
let watches: Watch[] = []

beforeEach(() => {
  told = []
  watches = []
  class FakeObserver {
    private readonly watch: Watch
    constructor(tell: Watch['tell'], { threshold }: { threshold: unknown }) {
      this.watch = { threshold, targets: [], tell }
      watches.push(this.watch)
    }
    observe(target: Element) {
      this.watch.targets.push(target)
    }
    disconnect() {
      this.watch.targets.splice(0)
    }
  }
  Reflect.set(window, 'IntersectionObserver', FakeObserver)
})
afterEach(() => {
  document.body.innerHTML = ''
  document.head.querySelectorAll('script').forEach((script) => script.remove())
  Reflect.deleteProperty(window, 'IntersectionObserver')
})

const draw = (html: string) => document.body.insertAdjacentHTML('beforeend', html)
const click = (id: string) => document.getElementById(id)?.click()

test('a click anywhere in a part is told, with what the part says, also when a page stops the event', () => {
  draw('<div data-part="buy:checkup"><i id="in"></i></div><i id="out"></i>')
  const watched = measuredScreen.watch(listener)
  document.getElementById('in')?.addEventListener('click', (event) => event.stopPropagation())
  click('in')
  click('out')
  watched.leave()
  click('in')
  expect(told).toEqual(['clicked buy:checkup'])
})

test('parts are watched for the share that they ask for, those that come later as well, each once', async () => {
  draw('<div data-part="first"></div><div data-part="second 0.5"></div><div data-part="张三"></div>')
  const watched = measuredScreen.watch(listener)
  draw('<div><div data-part="late"></div></div>')
  await new Promise((resolve) => setTimeout(resolve, 400))
  draw('<p></p>')
  await new Promise((resolve) => setTimeout(resolve, 400))
  const names = watches.map(({ threshold, targets }) => [
    threshold,
    targets.map((target) => target.getAttribute('data-part'))
  ])
  expect(names).toEqual([
    [0.2, ['first', 'late']],
    [0.5, ['second 0.5']]
  ])
  const [{ tell, targets } = { tell: () => undefined, targets: [] }] = watches
  tell([{ target: targets[0], isIntersecting: true, intersectionRatio: 0.7 }])
  tell([{ target: targets[0], isIntersecting: false, intersectionRatio: 0.1 }])
  expect(told).toEqual(['seen first 0.7', 'seen first 0'])
  watched.leave()
  expect(watches.flatMap((watch) => watch.targets)).toEqual([])
})

test('a page that is hidden, or left for good, is away', () => {
  const watched = measuredScreen.watch(listener)
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(new Event('pageshow'))
  watched.leave()
  window.dispatchEvent(new Event('pagehide'))
  expect(told).toEqual(['away', 'back', 'away', 'back'])
})

test('a tap is told from the corner of its page, and of no other page', () => {
  draw('<div id="page-1"><i id="mine"></i></div><div id="page-2"><i id="other"></i></div>')
  const page = document.getElementById('page-1')
  if (!page) throw new Error('no page')
  jest.spyOn(page, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, -300, 750, 2_000))
  const taps: Tapped[] = []
  const leave = measuredScreen.watchTaps('page-1', (at) => taps.push(at))
  const at = { bubbles: true, clientX: 120, clientY: 50 }
  document.getElementById('mine')?.dispatchEvent(new MouseEvent('click', at))
  document.getElementById('other')?.dispatchEvent(new MouseEvent('click', at))
  leave()
  document.getElementById('mine')?.dispatchEvent(new MouseEvent('click', at))
  expect(taps).toEqual([{ x: 100, y: 350, width: 750 }])
})

test('the script of a third party is loaded once', () => {
  for (const _ of [1, 2]) measuredScreen.loadStatistics('https://count.test/s.js')
  const scripts = [...document.head.querySelectorAll('script')].map(({ src, async }) => ({ src, async }))
  expect(scripts).toEqual([{ src: 'https://count.test/s.js', async: true }])
})
