import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { FieldContext } from '@/components/ui/form/context'
import { FieldError } from '@/components/ui/form/field-error'
import { RadioList } from '@/components/ui/form/radio-list'
import { Sheet } from '@/components/ui/sheet'
import styles from './cancel-sheet.module.scss'
import { REASON_FIELD, type OrderActions } from './order-actions'
import { sharedTexts as texts } from './texts'

const ERROR_ID = `${REASON_FIELD}-error`
const ASKED = { required: true, invalid: false }
const MISSING = { required: true, invalid: true, describedBy: ERROR_ID }

/** Why an order is cancelled, and the last word on it. */
export const CancelSheet = observer(function CancelSheet({ actions }: { actions: OrderActions }) {
  const { cancelling, reasonId, reasonMissing, busy } = actions
  const options = (cancelling?.reasons ?? []).map(({ id, reason }) => ({ value: id, label: reason }))
  return (
    <Sheet
      open={cancelling !== null}
      title={texts.cancelTitle}
      subtitle={texts.cancelHint}
      onClose={actions.keepOrder}
      footer={
        <View className={styles.foot}>
          <Button kind="fill" className={styles.button} onTap={actions.keepOrder}>
            {texts.keep}
          </Button>
          <Button className={styles.button} loading={busy} onTap={() => void actions.cancel()}>
            {texts.confirmCancel}
          </Button>
        </View>
      }
    >
      <View id={REASON_FIELD}>
        <FieldContext.Provider value={reasonMissing ? MISSING : ASKED}>
          <RadioList label={texts.reasons} value={reasonId} options={options} onChange={actions.choose} />
        </FieldContext.Provider>
        {reasonMissing ? (
          <FieldError id={ERROR_ID} text={texts.reasonFirst} className={styles.error} />
        ) : null}
      </View>
    </Sheet>
  )
})
