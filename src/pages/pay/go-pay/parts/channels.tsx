import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Check } from '@/components/ui/check'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Tag } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import type { ChannelOption } from '@/platform/door/pay'
import type { GoPayModel } from '../model'
import { texts } from '../texts'
import styles from './channels.module.scss'

const GROUND: Readonly<Record<ChannelOption['icon'], string | undefined>> = {
  msg: styles.wechat,
  wallet: styles.wallet,
  card: styles.bank,
  bank: styles.bank
}

/** The host's channels, one of them chosen. */
export const Channels = observer(function Channels({ model }: { model: GoPayModel }) {
  const [first] = model.channels
  return (
    <Card className={styles.card}>
      <View role="radiogroup" aria-label={texts.channels} data-part="cashier-channels">
        {model.channels.map((option) => {
          const { channel, name, note, icon } = option
          const on = channel === model.chosen
          return (
            <Tap
              key={channel}
              role="radio"
              className={styles.row}
              checked={on}
              disabled={model.busy}
              onTap={() => model.choose(channel)}
            >
              <View className={cx(styles.icon, GROUND[icon])}>
                <Icon name={icon} size={20} />
              </View>
              <View className={styles.text}>
                <View className={styles.name}>
                  <Text>{name}</Text>
                  {option === first && note ? (
                    <Tag tone="success" className={styles.tag}>
                      {note}
                    </Tag>
                  ) : null}
                </View>
                {option !== first && note ? <View className={styles.note}>{note}</View> : null}
              </View>
              <Check on={on} role="radio" />
            </Tap>
          )
        })}
      </View>
    </Card>
  )
})
