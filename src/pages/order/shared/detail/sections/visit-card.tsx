import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
import { splitRegion } from '@/domain/address/region'
import { isDate, longDate } from '@/domain/date'
import { callAbout } from '../../actions/ways-on'
import type { SectionProps } from '../section'
import { texts } from '../texts'
import styles from './visit-card.module.scss'

/** When, where and who; the person as the server masks them. */
export function VisitCard({ model, order }: SectionProps) {
  const { date, timespan, branch, branchName, person, receive } = order
  const placed = branch.lat !== 0 || branch.lon !== 0
  return (
    <Card className={styles.card}>
      {isDate(date) ? (
        <View className={styles.row}>
          <Icon name="clock" tone="ink2" className={styles.icon} />
          <View className={styles.words}>
            <View className={styles.when}>{`${longDate(date)} ${timespan}`}</View>
            {order.doctor ? <View className={styles.note}>{order.doctor}</View> : null}
            {order.breakfast ? <View className={styles.note}>{texts.breakfast(order.breakfast)}</View> : null}
          </View>
        </View>
      ) : null}
      {branchName ? (
        <View className={styles.row}>
          <Icon name="pin" tone="ink2" className={styles.icon} />
          <View className={styles.words}>
            <View className={styles.name}>{branchName}</View>
            <View className={styles.note}>{branch.address}</View>
            {branch.openHours ? <View className={styles.note}>{texts.hours(branch.openHours)}</View> : null}
          </View>
          {placed ? (
            <Tap className={styles.tool} label={texts.map(branchName)} onTap={model.openMap}>
              <Icon name="nav" tone="primary" />
            </Tap>
          ) : null}
          {order.phone ? (
            <Tap className={styles.tool} label={texts.call(branchName)} onTap={() => callAbout(order)}>
              <Icon name="phone" tone="primary" />
            </Tap>
          ) : null}
        </View>
      ) : null}
      {order.goods && receive.address ? (
        <View className={styles.row}>
          <Icon name="pin" tone="ink2" className={styles.icon} />
          <View className={styles.words}>
            <View className={styles.name}>{splitRegion(receive.region).join(' ')}</View>
            <View className={styles.note}>{receive.address}</View>
          </View>
        </View>
      ) : null}
      {person.name ? (
        <View className={styles.row}>
          <Icon name="user" tone="ink2" className={styles.icon} />
          <View className={styles.person}>
            <Text className={styles.name}>{person.name}</Text>
            <Text className={styles.mobile}>{person.mobile}</Text>
          </View>
          <Text className={styles.id}>{person.idNumber}</Text>
        </View>
      ) : null}
    </Card>
  )
}
