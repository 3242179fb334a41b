import Taro from '@tarojs/taro'

/** px that the page follows the finger before letting go refreshes, and at most. */
const READY = 50
const MOST = 100
/** The page follows slower than the finger. */
const DAMPING = 0.5
/** What scrolls or lies over the page by itself is not the page. */
const OTHERS = '.pane, [role="dialog"]'
const STOP = '__taroStopPullDownRefresh'

interface TaroPage extends HTMLElement {
  readonly __page?: { onPullDownRefresh?: () => void }
}

interface Stop {
  successHandler(result: { errMsg: string }): void
}

/**
 * The element that Taro lays around a page which refreshes when it is pulled down. It moves as a whole; its dots are
 * drawn above its edge (styles/pull-down.scss).
 */
export class PullDown extends HTMLElement {
  private pane: TaroPage | null = null
  private from: number | null = null
  private pulled = 0

  connectedCallback(): void {
    this.classList.add('pull-down')
    this.pane = this.parentElement
    this.pane?.addEventListener('touchstart', this.touched)
    this.pane?.addEventListener('touchmove', this.moved, { passive: false })
    this.pane?.addEventListener('touchend', this.left)
    this.pane?.addEventListener('touchcancel', this.left)
    Taro.eventCenter.on(STOP, this.stop)
  }

  disconnectedCallback(): void {
    this.pane?.removeEventListener('touchstart', this.touched)
    this.pane?.removeEventListener('touchmove', this.moved)
    this.pane?.removeEventListener('touchend', this.left)
    this.pane?.removeEventListener('touchcancel', this.left)
    Taro.eventCenter.off(STOP, this.stop)
  }

  private readonly touched = ({ target, touches }: TouchEvent) => {
    const other = target instanceof Element && target.closest(OTHERS) !== null
    this.from = other || this.refreshing ? null : (touches[0]?.screenY ?? null)
  }

  private readonly moved = (event: TouchEvent) => {
    const y = event.touches[0]?.screenY
    if (this.from === null || y === undefined) return
    // The pull begins where the page has come to its top.
    if ((this.pane?.scrollTop ?? 0) > 0) this.from = y
    const way = y - this.from
    if (way <= 0 && this.pulled === 0) return
    if (event.cancelable) event.preventDefault()
    this.classList.remove('pull-down--resting')
    this.follow(Math.max(0, Math.min(MOST, way * DAMPING)))
  }

  private readonly left = () => {
    if (this.from === null) return
    this.from = null
    this.classList.add('pull-down--resting')
    if (this.pulled < READY) return this.follow(0)
    this.classList.add('pull-down--refreshing')
    this.follow(READY)
    this.pane?.__page?.onPullDownRefresh?.()
  }

  private readonly stop = ({ successHandler }: Stop) => {
    this.classList.remove('pull-down--refreshing')
    this.follow(0)
    successHandler({ errMsg: 'stopPullDownRefresh:ok' })
  }

  private get refreshing(): boolean {
    return this.classList.contains('pull-down--refreshing')
  }

  private follow(pulled: number): void {
    this.pulled = pulled
    this.classList.toggle('pull-down--ready', pulled >= READY)
    // A transform, even of nothing, would hold what is fixed within.
    this.style.transform = pulled > 0 ? `translate3d(0, ${pulled}px, 0)` : ''
  }
}
