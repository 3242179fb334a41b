import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Dialog } from '@/components/ui/dialog'
import { Loading } from '@/components/ui/loading'
import { useShell } from '@/components/ui/page-shell/shell'
import { Layer } from '@/components/ui/popup/target'
import { ToastView } from '@/components/ui/toast'
import { hostButton } from './host-button'
import { OwnOfHost } from './own-of-host'
import type { FeedbackStore } from '@/stores/feedback'

export interface FeedbackHostProps {
  feedback: FeedbackStore
  /** Only the visible page shows feedback; by default its shell knows. */
  active?: boolean
}

/** Draws the feedback store's state over the page. Every page mounts one. */
export const FeedbackHost = observer(function FeedbackHost({ feedback, active }: FeedbackHostProps) {
  const shell = useShell()
  if (!(active ?? shell.active)) return null
  const { dialog, toastShown, loading } = feedback
  return (
    <>
      <OwnOfHost feedback={feedback} />
      {dialog && (
        <Dialog
          key={dialog.id}
          open
          title={dialog.title}
          text={dialog.text}
          list={dialog.list}
          icon={dialog.icon}
          confirmText={dialog.confirmText}
          cancelText={dialog.cancelText}
          danger={dialog.danger}
          confirm={hostButton(feedback, dialog)}
          onConfirm={() => feedback.answer(dialog.id, true)}
          onCancel={() => feedback.answer(dialog.id, false)}
        />
      )}
      {(toastShown || loading) && (
        <Layer>
          <View className={shell.themeClass}>
            {loading && <Loading />}
            {toastShown && (
              <ToastView
                key={toastShown.id}
                text={toastShown.text}
                icon={toastShown.icon}
                low={toastShown.voice === 'none'}
              />
            )}
          </View>
        </Layer>
      )}
    </>
  )
})
