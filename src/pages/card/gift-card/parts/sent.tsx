import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { formatYuan } from '@/domain/money'
import type { SentGift } from '@/services/card/gift'
import type { GiftCardModel } from '../model'
import { texts } from '../texts'
import styles from './sent.module.scss'

/** What was sent: passed on again or taken back while nobody has it, else how it ended. */
export const Sent = observer(function Sent({ model }: { model: GiftCardModel }) {
  const sent = model.request.value?.sent ?? []
  if (sent.length === 0) return null
  return (
    <Card rows title={texts.sent}>
      <View role="list">
        {sent.map((one) => (
          <Row key={one.sendNo} model={model} sent={one} />
        ))}
      </View>
    </Card>
  )
})

function Row({ model, sent }: { model: GiftCardModel; sent: SentGift }) {
  const { toName, fen, state, until, endedAt } = sent
  const open = state === 'open'
  return (
    <View className={styles.row} role="listitem">
      <View className={styles.main}>
        <View className={styles.name}>{texts.sentTo(toName, formatYuan(fen))}</View>
        <View className={styles.quiet}>{open ? texts.openUntil(until) : texts.ended[state](endedAt)}</View>
      </View>
      {open ? (
        <View className={styles.buttons}>
          <Button kind="text" size="sm" label={texts.shareOf(toName)} onTap={() => model.send.show(sent)}>
            {texts.share}
          </Button>
          <Button
            kind="text"
            size="sm"
            label={texts.takeBackOf(toName)}
            onTap={() => void model.takeBack(sent)}
          >
            {texts.takeBack}
          </Button>
        </View>
      ) : null}
    </View>
  )
}
