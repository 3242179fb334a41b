import { observer } from 'mobx-react-lite'
import { Dialog, type DialogProps } from '@/components/ui/dialog'
import type { AddonDialog } from '@/domain/addon/session'
import type { AddonSession } from '../session'
import { addonTexts as texts } from '../texts'

type Words = Pick<DialogProps, 'title' | 'text' | 'list' | 'confirmText' | 'cancelText' | 'danger'>

const wordsOf = (dialog: AddonDialog): Words => {
  switch (dialog.kind) {
    case 'addTogether':
    case 'deleteTogether': {
      const add = dialog.kind === 'addTogether'
      return {
        title: add ? texts.addTogetherTitle : texts.deleteTogetherTitle,
        text: dialog.message,
        list: dialog.items.map(({ name, priceFen }) => ({ text: name, priceFen })),
        confirmText: add ? texts.addTogether : texts.deleteTogether,
        cancelText: texts.cancel
      }
    }
    case 'remark':
      return {
        title: texts.remarkTitle,
        text: dialog.message,
        confirmText: texts.confirmWord,
        cancelText: texts.cancel
      }
    case 'clearAll':
      return {
        title: texts.clearTitle,
        confirmText: texts.clearConfirm,
        cancelText: texts.clearCancel,
        danger: true
      }
  }
}

export interface SessionDialogProps {
  session: AddonSession
  /** In place of going on with what was asked. */
  onConfirm?: () => void
}

/** What a quote asks (40003, 40004, remark), and 清空. */
export const SessionDialog = observer(function SessionDialog({ session, onConfirm }: SessionDialogProps) {
  const { dialog } = session
  if (!dialog) return null
  return (
    <Dialog
      key={dialog.kind}
      open
      {...wordsOf(dialog)}
      onConfirm={onConfirm ?? (() => session.dispatch({ type: 'dialogConfirm' }))}
      onCancel={() => session.dispatch({ type: 'dialogCancel' })}
    />
  )
})
