import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { FieldContext } from '@/components/ui/form/context'
import { FieldError } from '@/components/ui/form/field-error'
import { RadioList } from '@/components/ui/form/radio-list'
import { ListRow } from '@/components/ui/list-row'
import { Price } from '@/components/ui/price'
import { Sheet } from '@/components/ui/sheet'
import type { OrderDetail } from '@/services/order'
import styles from '../../cancel-sheet.module.scss'
import { REFUND_REASON, type RefundModel } from './model'
import { refundTexts as texts } from './texts'

const ERROR_ID = `${REFUND_REASON}-error`
const ASKED = { required: true, invalid: false }
const MISSING = { required: true, invalid: true, describedBy: ERROR_ID }

/** What goes back of an order, how it is reckoned and why, and the last word on it. */
export const RefundSheet = observer(function RefundSheet({
  open,
  model
}: {
  open: boolean
  model: RefundModel
}) {
  const { asked, reasonId, reasonMissing, busy } = model
  if (!asked) return null
  const { order, preview, reasons } = asked
  const none = preview.fen === 0
  return (
    <Sheet
      open={open}
      title={texts.title}
      subtitle={texts.hint}
      onClose={model.close}
      footer={
        <View className={styles.foot}>
          <Button kind="fill" className={styles.button} onTap={model.close}>
            {texts.keep}
          </Button>
          <Button className={styles.button} loading={busy} disabled={none} onTap={() => void model.confirm()}>
            {texts.confirm}
          </Button>
        </View>
      }
    >
      <ListRow
        label={texts.amount}
        note={none ? texts.nothing : howOf(order)}
        value={<Price fen={preview.fen} exact />}
      />
      <ListRow label={texts.doses(preview.pieces)} />
      <View id={REFUND_REASON}>
        <FieldContext.Provider value={reasonMissing ? MISSING : ASKED}>
          <RadioList
            label={texts.reasons}
            value={reasonId}
            options={reasons.map(({ id, reason }) => ({ value: id, label: reason }))}
            onChange={model.choose}
          />
        </FieldContext.Provider>
        {reasonMissing ? (
          <FieldError id={ERROR_ID} text={texts.reasonFirst} className={styles.error} />
        ) : null}
      </View>
    </Sheet>
  )
})

/** How the amount comes about. */
function howOf({ doses, owed, payFen, lines }: OrderDetail): string {
  const given = doses.filter(({ state }) => state === 'visited').length
  const paidFen = owed ? owed.paidFen : payFen
  if (given === 0) return texts.all(paidFen)
  const wholeFen = lines.reduce((sum, { amountFen }) => sum + Math.max(0, amountFen), 0)
  return texts.given(paidFen, given, Math.floor(wholeFen / doses.length))
}
