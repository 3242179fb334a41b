import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Icon, type IconName } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
import type { GiftCardModel } from '../model'
import { texts } from '../texts'
import styles from './actions.module.scss'

/** How a card comes, and how it is given on. No product is a gift card, so that none can be bought here. */
export const Actions = observer(function Actions({ model }: { model: GiftCardModel }) {
  return (
    <Card flush>
      <View className={styles.row}>
        <Action icon="plus" text={texts.add} onTap={() => model.add.start()} />
        <Action icon="gift" text={texts.send} onTap={() => model.startSend()} />
      </View>
    </Card>
  )
})

function Action({ icon, text, onTap }: { icon: IconName; text: string; onTap: () => void }) {
  return (
    <Tap className={styles.action} onTap={onTap}>
      <Icon name={icon} size={24} />
      <View>{text}</View>
    </Tap>
  )
}
