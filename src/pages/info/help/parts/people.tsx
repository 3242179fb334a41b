import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { Tap } from '@/components/ui/tap'
import { dateOf, minuteOf, timeOf, addDays } from '@/domain/date'
import type { ServiceState } from '@/domain/shop/service-hours'
import { host } from '@/platform/host'
import { navigate } from '@/routes/navigate'
import { useRoot } from '@/stores/context'
import styles from '../index.module.scss'
import type { HelpModel } from '../model'
import { texts } from '../texts'

/** 08:00, 明天 08:00, 11月23日 09:00: when somebody answers again. */
function whenText(from: number, now: number): string {
  const time = timeOf(from).slice(0, 5)
  if (dateOf(from) === dateOf(now)) return time
  return dateOf(from) === addDays(dateOf(now), 1) ? texts.tomorrow(time) : minuteOf(from)
}

/** Whether somebody answers now; nothing where the hours do not tell. */
function Now({ service, now }: { service: ServiceState | null; now: number }) {
  if (!service) return null
  return (
    <View className={styles.now}>
      <View className={cx(styles.dot, service.open && styles.dotOn)} />
      <Text>{service.open ? texts.now : texts.away(whenText(service.from, now))}</Text>
    </View>
  )
}

/** The telephone, before all else: a person is one tap from the top. */
export const Call = observer(function Call({ model }: { model: HelpModel }) {
  const { clock } = useRoot()
  if (model.phone === '') return null
  return (
    <Card rows className={styles.call}>
      <CallRow icon="phone" name={texts.service} phone={model.phone} note={model.hours}>
        <Now service={model.service} now={clock.now()} />
      </CallRow>
    </Card>
  )
})

interface CallRowProps {
  readonly icon: 'phone' | 'shop'
  /** Whom it calls. */
  readonly name: string
  readonly phone: string
  readonly note: string
  readonly children?: React.ReactNode
}

function CallRow({ icon, name, phone, note, children }: CallRowProps) {
  return (
    <Tap className={styles.person} onTap={() => host.callPhone(phone)}>
      <View className={styles.mark}>
        <Icon name={icon} tone="primary" />
      </View>
      <View className={styles.who}>
        <View className={styles.name}>
          {name} <Text className={styles.phone}>{phone}</Text>
        </View>
        {note ? <View className={styles.quiet}>{note}</View> : null}
        {children}
      </View>
      <Text className={styles.do}>{texts.call}</Text>
    </Tap>
  )
}

/** Who can be asked: the shop's people, the desk of the order's branch, and whom to call in an emergency. */
export const People = observer(function People({ model }: { model: HelpModel }) {
  const { clock } = useRoot()
  const order = model.order.value
  const desk = order && order.branchName !== '' && order.phone !== '' && order.phone !== model.phone
  const [before, after] = texts.emergency
  return (
    <>
      <Card>
        <View className={styles.head}>
          <Img
            src="/seed-img/doctor/meng.svg"
            tone="mint"
            ripple="none"
            round="full"
            className={styles.face}
          />
          <View className={styles.who}>
            <View className={styles.people} role="heading" aria-level="2">
              {texts.people}
            </View>
            <Now service={model.service} now={clock.now()} />
          </View>
        </View>
        {model.phone ? (
          <CallRow icon="phone" name={texts.service} phone={model.phone} note={model.hours} />
        ) : null}
        {desk ? (
          <CallRow
            icon="shop"
            name={texts.desk(order.branchName)}
            phone={order.phone}
            note={texts.deskNote(order.branch.openHours)}
          />
        ) : null}
        <View className={styles.urgent}>
          <Icon name="info" size={18} tone="primary" />
          <View className={styles.who}>
            {before}
            <Text className={styles.urgentNumber}>{texts.emergencyNumber}</Text>
            {after}
          </View>
        </View>
      </Card>
      <View className={styles.foot}>
        <Text>{texts.unhappy}</Text>
        <Tap className={styles.suggest} role="link" onTap={() => navigate('suggestion')}>
          {texts.suggest}
        </Tap>
      </View>
    </>
  )
})
