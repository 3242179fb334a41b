import type { ViewProps } from '@tarojs/components'

/** The only keys that press a control. */
interface KeyPress {
  key?: string
  target?: unknown
  currentTarget?: unknown
  preventDefault?: () => void
}

/** What `tabIndex` and key presses need, where Taro's View knows no such props. */
export function keyboard(disabled: boolean, press: () => void): Partial<ViewProps> {
  const props: Partial<ViewProps> & { readonly tabIndex: number; onKeyDown(event: KeyPress): void } = {
    tabIndex: disabled ? -1 : 0,
    onKeyDown(event) {
      if (event.target !== event.currentTarget) return
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault?.()
      press()
    }
  }
  return props
}
