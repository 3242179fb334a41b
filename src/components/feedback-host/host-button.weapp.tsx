import { Button as NativeButton } from '@tarojs/components'
import type { Dialog, FeedbackStore } from '@/stores/feedback'
import styles from './host-button.module.scss'

/**
 * In the place of a dialog's confirm button: one that WeChat itself opens its settings by. A call would come too late after
 * the dialog's promise, where WeChat no longer takes it for a tap.
 */
export const hostButton = (feedback: FeedbackStore, { id, opens, confirmText }: Dialog) =>
  opens && (
    <NativeButton
      className={styles.button}
      openType="openSetting"
      onOpenSetting={() => feedback.answer(id, true)}
    >
      {confirmText}
    </NativeButton>
  )
