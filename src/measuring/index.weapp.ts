import { when } from 'mobx'
import type { DoorName } from '@/platform/door/types'
import type { Root } from '@/stores/root'
import { BEGIN_AFTER_MS } from './begin-after'

/** WeChat's own, past webpack; older base libraries have no `async`, and nothing is measured there. */
declare const __non_webpack_require__: { readonly async?: (file: string) => Promise<unknown> }

/** What the file of the sub-package finds when it is loaded. */
export const handed: { measured?: { readonly root: Root; readonly door: DoorName } } = {}

/** As on the site; the file lies in a sub-package (config/plugins/late-file.js), because the main package has no room for it. */
export function watchMeasuring(root: Root, door: DoorName): void {
  when(
    () => root.settings.measuring === true,
    () => {
      setTimeout(() => {
        handed.measured = { root, door }
        // As it stands, for WeChat's tool to see which file is asked for.
        if (__non_webpack_require__.async)
          __non_webpack_require__.async('./pages/find/measuring.js').catch(() => undefined)
      }, BEGIN_AFTER_MS)
    }
  )
}
