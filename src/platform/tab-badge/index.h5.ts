import Taro from '@tarojs/taro'
import type { TabBadgeCapability } from './types'

const CLASS = 'tab-bar-badge'

/**
 * It comes with the first count (`pages/tabs/shared`) and so brings its own looks; sizes go by its letters, which care mode enlarges.
 * There it stands beside the picture: its targets are larger than 44 px (2.2rem).
 */
const LOOK = [
  'position:absolute;top:3px;left:calc(50% + 5px + (var(--ca-tap) - 2.2rem) * .6);box-sizing:border-box;min-width:1.6em;padding:.3em .4em',
  'border-radius:1em;background:var(--ca-price-fill);color:var(--ca-on-price);font:600 var(--ca-fs-10)/1 var(--ca-font-num)',
  'text-align:center'
].join(';')

type Shown = Parameters<TabBadgeCapability['show']>

let shown: Shown | undefined

function paint(): void {
  if (!shown) return
  const [index, text, spoken] = shown
  const link = document.querySelectorAll<HTMLElement>('.tab-bar-item')[index]
  const drawn = link?.querySelector<HTMLElement>(`.${CLASS}`)
  if (!link || text === '') {
    drawn?.remove()
    return
  }
  const badge = drawn ?? document.createElement('span')
  badge.className = CLASS
  badge.style.cssText = LOOK
  badge.setAttribute('role', 'img')
  badge.setAttribute('aria-label', spoken)
  badge.textContent = text
  link.style.position = 'relative'
  if (!drawn) link.append(badge)
}

// The bar may be there later than the count.
Taro.eventCenter.on('__taroRouterChange', paint)

export const tabBadge: TabBadgeCapability = {
  show(...next) {
    shown = next
    paint()
  }
}
