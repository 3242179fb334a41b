import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { BreakfastField } from '@/components/booking/breakfast-field'
import { fieldId } from '@/components/contact/person-fields'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { Price } from '@/components/ui/price'
import { Tap } from '@/components/ui/tap'
import { longDate } from '@/domain/date'
import { timespanText } from '@/domain/booking/slot/choose-slot'
import { toFen } from '@/domain/money'
import { navigate } from '@/routes/navigate'
import type { PackageDetail } from '@/stores/process'
import type { ConfirmModel } from '../model'
import { texts } from '../texts'
import styles from './visit-card.module.scss'

export interface VisitCardProps {
  model: ConfirmModel
  detail: PackageDetail
}

/** What is bought, where and when, with the change of slot and the breakfast. */
export const VisitCard = observer(function VisitCard({ model, detail }: VisitCardProps) {
  const { priced, addonCount, distanceKm, slot } = model
  const when = `${longDate(detail.selectedDate)} ${timespanText(detail.selectedTimespan)}`
  const before = detail.notChangeTime
  const moved =
    before !== null &&
    (before.selectedDate !== detail.selectedDate || before.selectedTimespan !== detail.selectedTimespan)
  return (
    <Card className={styles.card}>
      <View className={styles.product}>
        <Img src={detail.comboThumbnail} className={styles.picture} round="8" />
        <View className={styles.texts}>
          <View className={styles.name}>{detail.productName}</View>
          <View className={styles.note}>
            {texts.items((priced?.allItemNumber ?? detail.itemNum + addonCount) - addonCount, addonCount)}
          </View>
          <View className={styles.priceLine}>
            <Price fen={toFen(priced?.basePrice ?? detail.comboSalePrice)} size="sm" exact />
            <Text className={styles.quantity}>{texts.quantity(detail.quantity)}</Text>
          </View>
        </View>
      </View>
      <Tap
        className={styles.row}
        role="link"
        onTap={() => navigate('hospitalDetail', { hospitalId: detail.selectedHospitalId })}
      >
        <Icon name="pin" size={20} tone="ink2" />
        <View className={styles.middle}>
          <View className={styles.value}>{detail.selectedHospitalName}</View>
          {detail.selectedHospitalAddress ? (
            <View className={styles.address}>{detail.selectedHospitalAddress}</View>
          ) : null}
        </View>
        {distanceKm === null ? null : <Text className={styles.side}>{texts.distance(distanceKm)}</Text>}
      </Tap>
      <Tap className={styles.row} label={texts.changeSlotOf(when)} onTap={() => void slot.open()}>
        <Icon name="clock" size={20} tone="ink2" />
        <View className={styles.middle}>
          <View className={styles.value}>
            {`${longDate(detail.selectedDate)} `}
            <Text className={styles.span}>{timespanText(detail.selectedTimespan)}</Text>
          </View>
          {moved ? (
            <View className={styles.note}>
              {texts.originalTime(`${longDate(before.selectedDate)} ${before.selectedTimespan}`)}
            </View>
          ) : null}
        </View>
        <Text className={styles.action}>{texts.changeSlot}</Text>
        <Icon name="right" size={16} tone="ink4" />
      </Tap>
      <View className={styles.breakfast}>
        <BreakfastField
          id={fieldId('breakfast')}
          options={model.extras.breakfastOptions}
          chosenId={model.extras.breakfastId}
          error={model.person.errors.breakfast}
          failed={model.extras.breakfastsFailed}
          onRetry={model.retryBreakfasts}
          tapChooses
          onChoose={model.extras.chooseBreakfast}
        />
      </View>
    </Card>
  )
})
