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
  return {
    tabIndex: disabled ? -1 : 0,
    onKeyDown: (event: KeyPress) => {
      if (event.target !== event.currentTarget) return
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault?.()
      press()
    }
  } as Partial<ViewProps>
}
