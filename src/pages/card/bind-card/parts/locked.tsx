import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Countdown } from '@/components/ui/countdown'
import { ListRow } from '@/components/ui/list-row'
import { Switch } from '@/components/ui/switch'
import { clock as clockOf } from '@/domain/day-names'
import { host } from '@/platform/host'
import { navigate } from '@/routes/navigate'
import { useRoot } from '@/stores/context'
import type { Attempts } from '../attempts'
import { lockedTexts as texts } from '../locked-texts'
import styles from './locked.module.scss'

interface LockedProps {
  open: boolean
  attempts: Attempts
  /** Another way that is not locked. */
  onSms?: () => void
}

/** Too many wrong tries: until when, and what can be done meanwhile. It opens by itself. */
export const Locked = observer(function Locked({ attempts, onSms }: LockedProps) {
  const { clock, servicePhone } = useRoot()
  const { lockedUntil } = attempts
  return (
    <View className={styles.page} role="status">
      <Card>
        <View className={styles.lock}>
          <Countdown of={texts.of} size="lg" deadline={lockedUntil} now={clock.now} onEnd={attempts.reset} />
          <View className={styles.title} role="heading" aria-level="2">
            {texts.title}
          </View>
          <View className={styles.text}>{`${texts.text}${texts.until(clockOf(lockedUntil))}`}</View>
        </View>
        <ListRow
          icon="bell"
          label={texts.remind}
          note={texts.remindNote}
          value={<Switch on={attempts.reminds} label={texts.remind} onChange={attempts.toggleReminder} />}
        />
      </Card>
      <Card title={texts.ways} rows>
        {onSms ? <ListRow icon="msg" label={texts.sms} note={texts.smsNote} onTap={onSms} /> : null}
        {servicePhone ? (
          <ListRow
            icon="phone"
            label={texts.phone}
            note={servicePhone}
            onTap={() => host.callPhone(servicePhone)}
          />
        ) : null}
        <ListRow icon="headset" label={texts.help} onTap={() => navigate('help', { topic: 'card' })} />
      </Card>
    </View>
  )
})
