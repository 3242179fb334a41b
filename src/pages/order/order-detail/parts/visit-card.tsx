import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
import type { OrderDetail } from '@/contract/dto/order'
import { splitRegion } from '@/domain/address/address'
import { isDate, longDate } from '@/domain/date'
import { callAbout } from '../../shared/ways-on'
import type { OrderDetailModel } from '../model'
import { texts } from '../texts'
import styles from './visit-card.module.scss'

/** When, where and who; the person as the server masks them. */
export function VisitCard({ model, order }: { model: OrderDetailModel; order: OrderDetail }) {
  const { appointmentDate: date, timespan, hospitalName, hospAddress, person } = order
  const placed = order.lat !== 0 || order.lon !== 0
  return (
    <Card className={styles.card}>
      {isDate(date) ? (
        <View className={styles.row}>
          <Icon name="clock" tone="ink2" className={styles.icon} />
          <View className={styles.words}>
            <View className={styles.when}>{`${longDate(date)} ${timespan}`}</View>
            {order.breakfastName ? (
              <View className={styles.note}>{texts.breakfast(order.breakfastName)}</View>
            ) : null}
          </View>
        </View>
      ) : null}
      {hospitalName ? (
        <View className={styles.row}>
          <Icon name="pin" tone="ink2" className={styles.icon} />
          <View className={styles.words}>
            <View className={styles.name}>{hospitalName}</View>
            <View className={styles.note}>{hospAddress}</View>
            {order.openHours ? <View className={styles.note}>{texts.hours(order.openHours)}</View> : null}
          </View>
          {placed ? (
            <Tap className={styles.tool} label={texts.map(hospitalName)} onTap={model.openMap}>
              <Icon name="nav" tone="primary" />
            </Tap>
          ) : null}
          {order.hospitalTel ? (
            <Tap className={styles.tool} label={texts.call(hospitalName)} onTap={() => callAbout(order)}>
              <Icon name="phone" tone="primary" />
            </Tap>
          ) : null}
        </View>
      ) : null}
      {order.goods && order.receiveAddress ? (
        <View className={styles.row}>
          <Icon name="pin" tone="ink2" className={styles.icon} />
          <View className={styles.words}>
            <View className={styles.name}>{splitRegion(order.receiveCity).join(' ')}</View>
            <View className={styles.note}>{order.receiveAddress}</View>
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
