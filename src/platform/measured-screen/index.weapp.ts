import { document, hooks, type TaroElement } from '@tarojs/runtime'
import Taro from '@tarojs/taro'
import { partOf } from '@/domain/analytics/part'
import { windowInfo } from '../host/phone-info.weapp'
import type { MeasuredScreen, ScreenListener } from './types'

/** Nothing tells when parts come: they are looked for while their page is shown, ms. */
const LOOK_EVERY_MS = 2_000

/** A tap as WeChat tells it: the element under the finger, and px of the page. */
interface Tap {
  readonly type: string
  readonly timeStamp: number
  readonly target?: { readonly id?: string; readonly dataset?: { readonly sid?: string } }
  readonly detail?: { readonly x?: number; readonly y?: number }
}

const taps = new Set<(tap: Tap) => void>()
let lastTap = 0
let hooked = false

/** Every element around a tap that has a handler hears of it, the innermost first. */
function hearTap(tap: Tap | undefined): void {
  if (tap?.type !== 'tap' || tap.timeStamp === lastTap) return
  lastTap = tap.timeStamp
  for (const listener of taps) listener(tap)
}

function onTap(listener: (tap: Tap) => void): () => void {
  if (!hooked) hooks.tap('dispatchTaroEventFinish', (event: { mpEvent?: Tap }) => hearTap(event.mpEvent))
  hooked = true
  taps.add(listener)
  return () => void taps.delete(listener)
}

const attributeOf = ({ dataset }: TaroElement): string => String(dataset['part'] ?? '')

const elementOf = ({ target }: Tap): TaroElement | null =>
  document.getElementById(target?.dataset?.sid ?? target?.id ?? '') ?? null

function partAround(element: TaroElement | null): TaroElement | null {
  let around = element
  while (around && attributeOf(around) === '') around = around.parentElement
  return around
}

function partsIn(element: TaroElement): TaroElement[] {
  const inside = element.children.flatMap(partsIn)
  return attributeOf(element) === '' ? inside : [element, ...inside]
}

/** Parts of the page that is shown; popups stand beside its outermost element. */
function watchParts(seen: ScreenListener['seen']) {
  let page = ''
  let known = new Map<string, TaroElement>()
  let observers: { disconnect(): void }[] = []
  let timer: ReturnType<typeof setInterval> | undefined
  const observe = (areaRate: number, ids: readonly string[]) => {
    const instance = Taro.getCurrentInstance().page
    if (!instance) return
    const observer = Taro.createIntersectionObserver(instance, { thresholds: [areaRate], observeAll: true })
    observers.push(observer)
    observer.relativeToViewport()
    observer.observe(ids.map((id) => `#${id}`).join(','), (result) => {
      const { id, intersectionRatio = 0 } = result as typeof result & { readonly id: string }
      const part = known.get(id)
      if (part) seen(part, attributeOf(part), intersectionRatio)
    })
  }
  const look = () => {
    const shell = document.getElementById(page)
    const around = shell?.parentElement ?? shell
    const fresh = new Map<number, string[]>()
    for (const element of around ? partsIn(around) : []) {
      if (known.get(element.uid) === element) continue
      known.set(element.uid, element)
      const rate = partOf(attributeOf(element))?.exposure.areaRate
      if (rate !== undefined) fresh.set(rate, [...(fresh.get(rate) ?? []), element.uid])
    }
    fresh.forEach((ids, rate) => observe(rate, ids))
  }
  const leave = () => {
    clearInterval(timer)
    observers.forEach((observer) => observer.disconnect())
    observers = []
    known = new Map()
  }
  const enter = () => {
    leave()
    timer = setInterval(look, LOOK_EVERY_MS)
  }
  return {
    leave,
    enter,
    pageShown(id: string) {
      page = id
      enter()
    }
  }
}

export const measuredScreen: MeasuredScreen = {
  channel: 'WEAPP',
  watch({ clicked, seen, away, back }) {
    const parts = watchParts(seen)
    const leaveTaps = onTap((tap) => {
      const part = partAround(elementOf(tap))
      if (part) clicked(attributeOf(part))
    })
    const onHide = () => {
      parts.leave()
      away()
    }
    const onShow = () => {
      parts.enter()
      back()
    }
    Taro.onAppHide(onHide)
    Taro.onAppShow(onShow)
    return {
      pageShown: parts.pageShown,
      leave() {
        leaveTaps()
        parts.leave()
        Taro.offAppHide(onHide)
        Taro.offAppShow(onShow)
      }
    }
  },
  watchTaps: (_id, tapped) =>
    onTap(({ detail }) => tapped({ x: detail?.x ?? 0, y: detail?.y ?? 0, width: windowInfo().windowWidth })),
  beacon: null,
  loadStatistics() {
    // WeChat runs no script from elsewhere.
  },
  endStatistics() {
    // As above.
  }
}
