import { observer } from 'mobx-react-lite'
import { Dialog, type DialogProps } from '@/components/ui/dialog'
import type { AddonDialog } from '@/domain/addon/session'
import type { AddonModel } from '../model'
import { texts } from '../texts'

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

/** What a quote asks (40003, 40004, remark), clear all, consent, carry-over. One at a time. */
export const Dialogs = observer(function Dialogs({ model }: { model: AddonModel }) {
  const { session, again } = model
  const { dialog } = session
  const carryOver = again.shown
  return (
    <>
      {dialog ? (
        <Dialog
          key={dialog.kind}
          open
          {...wordsOf(dialog)}
          onConfirm={() => session.dispatch({ type: 'dialogConfirm' })}
          onCancel={() => session.dispatch({ type: 'dialogCancel' })}
        />
      ) : null}
      <Dialog
        open={model.askingConsent}
        icon="spark"
        title={texts.consentTitle}
        text={texts.consentText}
        confirmText={texts.consentConfirm}
        cancelText={texts.cancel}
        onConfirm={() => void model.agree()}
        onCancel={model.refuseConsent}
      />
      {carryOver ? (
        <Dialog
          open
          title={texts.againTitle}
          text={
            carryOver.itemCodes.length > 0 ? texts.againText(carryOver.names.join('、')) : texts.againNothing
          }
          list={carryOver.missing.map((name) => ({ text: name, note: texts.againNot }))}
          confirmText={carryOver.itemCodes.length > 0 ? texts.againConfirm : texts.know}
          cancelText={carryOver.itemCodes.length > 0 ? texts.cancel : undefined}
          onConfirm={again.accept}
          onCancel={again.refuse}
        />
      ) : null}
    </>
  )
})
