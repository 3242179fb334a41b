import { when } from 'mobx'
import type { DoorName } from '@/platform/door/types'
import type { Root } from '@/stores/root'
import { BEGIN_AFTER_MS } from './begin-after'

/** Once somebody has agreed, and the page can be used, the file that measures is fetched; nothing of it before. */
export function watchMeasuring(root: Root, door: DoorName): void {
  when(
    () => root.settings.measuring === true,
    () => {
      setTimeout(() => {
        void import('./begin').then(
          ({ beginMeasuring }) => beginMeasuring(root, door),
          () => undefined
        )
      }, BEGIN_AFTER_MS)
    }
  )
}
