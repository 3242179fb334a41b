import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { CodeField } from '@/components/account/form/code-field'
import { toOrder } from '@/components/order/to-order'
import { Button } from '@/components/ui/button'
import { RadioList } from '@/components/ui/form/radio-list'
import { MoreLink } from '@/components/ui/section'
import { Sheet } from '@/components/ui/sheet'
import { dayInRow } from '@/domain/day-names'
import { maskMobile } from '@/domain/mask'
import type { CardDetail } from '@/services/card/wallet'
import { useRoot } from '@/stores/context'
import type { LossModel } from '../loss'
import { lossTexts as texts } from '../loss-texts'
import styles from './loss-sheet.module.scss'

interface LossSheetProps {
  open: boolean
  loss: LossModel
  card: CardDetail
}

/** What happens next: visits to come stay, whoever uses it stops. */
function lossEffects({ rights }: CardDetail): readonly string[] {
  const visits = rights.flatMap(({ orders }) => orders).filter(({ visited }) => !visited)
  return [
    ...visits.map(({ date, timespan, branchName }) =>
      texts.kept(`${dayInRow(date)} ${timespan}`, branchName)
    ),
    texts.noMore,
    ...(rights.some(({ relations }) => relations.length > 0) ? [texts.noFamily] : [])
  ]
}

/** A card that is lost, or was bound by mistake, with what happens next; and one that was found. */
export const LossSheet = observer(function LossSheet({ open, loss, card }: LossSheetProps) {
  return loss.shown === 'found' ? (
    <Found open={open} loss={loss} />
  ) : (
    <Ways open={open} loss={loss} card={card} />
  )
})

const Ways = observer(function Ways({ open, loss, card }: LossSheetProps) {
  const { way, busy } = loss
  const { unbindRefusal, company, name, tail, ofCompany } = card
  const losing = way === 'lose'
  const refused = !losing && unbindRefusal !== null
  return (
    <Sheet
      open={open}
      title={texts.title}
      subtitle={texts.of(company || name, tail)}
      onClose={() => loss.close()}
      footer={
        <Button
          block
          loading={busy}
          disabled={refused}
          onTap={() => void (losing ? loss.lose() : loss.leave())}
        >
          {losing ? texts.doLose : texts.doLeave}
        </Button>
      }
    >
      <RadioList
        label={texts.title}
        value={way}
        options={[
          { value: 'lose', label: texts.lose, note: texts.loseNote },
          { value: 'leave', label: texts.leave, note: texts.leaveNote(ofCompany) }
        ]}
        onChange={(next) => loss.pick(next)}
      />
      <View className={styles.after}>
        <View className={styles.title}>{losing ? texts.afterLoss : texts.afterLeave}</View>
        <View role="list">
          {(losing ? lossEffects(card) : [texts.gone, texts.again]).map((effect) => (
            <View key={effect} className={styles.effect} role="listitem">
              {effect}
            </View>
          ))}
        </View>
      </View>
      <View className={styles.note}>{refused ? unbindRefusal.text : texts.inTheWay}</View>
      {refused && unbindRefusal.orderNumber !== '' ? (
        <MoreLink text={texts.toOrder} onTap={() => toOrder(unbindRefusal.orderNumber, unbindRefusal.kind)} />
      ) : null}
    </Sheet>
  )
})

const Found = observer(function Found({ open, loss }: Omit<LossSheetProps, 'card'>) {
  const { session } = useRoot()
  const { form, sender } = loss
  return (
    <Sheet
      open={open}
      title={texts.foundTitle}
      subtitle={texts.foundText(maskMobile(session.account?.mobile ?? ''))}
      keepOnMask
      onClose={() => loss.close()}
      footer={
        <Button block loading={form.busy} onTap={() => void loss.find()}>
          {texts.doFind}
        </Button>
      }
    >
      <CodeField
        id={form.idOf('code')}
        sender={sender}
        error={form.errors.code}
        onSend={() => void sender.send()}
        onType={() => form.clear('code')}
      />
    </Sheet>
  )
})
