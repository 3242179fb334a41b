import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { RadioList } from '@/components/ui/form/radio-list'
import { Sheet } from '@/components/ui/sheet'
import { formatYuan } from '@/domain/money'
import type { PaidOrder } from '@/services/order/orders'
import styles from './cancel-sheet.module.scss'
import { REASON_FIELD, type ActionRunner } from './action-runner'
import { ReasonField } from './reason-field'
import { sharedTexts as texts } from '../texts'

const hasSeat = ({ date }: Pick<PaidOrder, 'date'>): boolean => date !== ''

/** Why an order is cancelled, and the last word on it. */
export const CancelSheet = observer(function CancelSheet({ actions }: { actions: ActionRunner }) {
  const { cancelling, reasonId, reasonMissing, busy } = actions
  const count = cancelling?.order.paidTogether ?? 1
  const several = count > 1
  return (
    <Sheet
      open={cancelling !== null}
      title={several ? texts.groupTitle(count) : texts.cancelTitle}
      subtitle={
        several ? texts.groupHint : texts.cancelHint(cancelling !== null && hasSeat(cancelling.order))
      }
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
      {several ? (
        <>
          <Which actions={actions} count={count} />
          <View className={styles.why} aria-hidden="true">
            {texts.reasons}
          </View>
        </>
      ) : null}
      <ReasonField
        id={REASON_FIELD}
        label={texts.reasons}
        reasons={cancelling?.reasons ?? []}
        value={reasonId}
        error={reasonMissing ? texts.reasonFirst : ''}
        onChange={actions.choose}
      />
    </Sheet>
  )
})

/** All that wait for the payment, or one of them, and what that leads to. */
const Which = observer(function Which({ actions, count }: { actions: ActionRunner; count: number }) {
  const { cancelling, only, without } = actions
  const leads = without ? texts.rest(formatYuan(without.fen)) : ''
  const back = without && without.coupons.length > 0 ? texts.back(without.coupons) : ''
  const members = cancelling?.order.members ?? []
  return (
    <RadioList
      label={texts.which}
      value={only}
      options={[
        { value: '', label: texts.all, note: texts.allNote(count, members.some(hasSeat)) },
        ...members.map(({ number, productName, personName }) => ({
          value: number,
          label: texts.onlyThis([productName, personName].filter((part) => part !== '').join(' · ')),
          ...(number === only && leads ? { note: leads + back } : {})
        }))
      ]}
      onChange={actions.chooseWhich}
    />
  )
})
