import { observer } from 'mobx-react-lite'
import { SessionDialog } from '@/components/addon/session-dialog'
import { Dialog } from '@/components/ui/dialog'
import type { AddonModel } from '../model'
import { texts } from '../texts'

/** What a quote asks (40003, 40004, remark), clear all, consent, carry-over. One at a time. */
export const Dialogs = observer(function Dialogs({ model }: { model: AddonModel }) {
  const { session, again } = model
  const carryOver = again.shown
  return (
    <>
      <SessionDialog session={session} />
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
