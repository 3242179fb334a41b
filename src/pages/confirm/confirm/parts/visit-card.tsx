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
import type { BookedDraft } from '@/domain/draft/draft'
import { timespanText } from '@/domain/booking/slot/choose-slot'
import { navigate } from '@/routes/navigate'
import type { ConfirmModel } from '../model'
import { texts } from '../../shared/texts'
import styles from './visit-card.module.scss'

export interface VisitCardProps {
  model: ConfirmModel
  booked: BookedDraft
}

/** What is bought, where and when, with the change of slot and the breakfast. */
export const VisitCard = observer(function VisitCard({ model, booked }: VisitCardProps) {
  const { priced, addonCount, distanceKm } = model
  const { product, visit } = booked
  const { branch, date, timespan, first } = visit
  const when = `${longDate(date)} ${timespanText(timespan)}`
  const doctor = visit.doctor ? `${visit.doctor.name} ${visit.doctor.title}` : ''
  const moved = first !== null && (first.date !== date || first.timespan !== timespan)
  const itemCount = (priced?.allItemNumber ?? product.itemCount + addonCount) - addonCount
  return (
    <Card className={styles.card}>
      <View className={styles.product}>
        <Img src={product.image} className={styles.picture} round="8" />
        <View className={styles.texts}>
          <View className={styles.name}>{product.name}</View>
          {itemCount + addonCount > 0 && (
            <View className={styles.note}>{texts.items(itemCount, addonCount)}</View>
          )}
          <View className={styles.priceLine}>
            <Price fen={priced?.basePriceFen ?? branch.priceFen} size="sm" exact />
            <Text className={styles.quantity}>{texts.quantity(1)}</Text>
          </View>
        </View>
      </View>
      <Tap
        className={styles.row}
        role="link"
        onTap={() => navigate('hospitalDetail', { hospitalId: branch.id })}
      >
        <Icon name="pin" size={20} tone="ink2" />
        <View className={styles.middle}>
          <View className={styles.value}>{branch.name}</View>
          {branch.address ? <View className={styles.address}>{branch.address}</View> : null}
        </View>
        {distanceKm === null ? null : <Text className={styles.side}>{texts.distance(distanceKm)}</Text>}
      </Tap>
      <Tap
        className={styles.row}
        label={doctor ? undefined : texts.changeSlotOf(when)}
        onTap={() => void model.changeSlot()}
      >
        <Icon name="clock" size={20} tone="ink2" />
        <View className={styles.middle}>
          <View className={styles.value}>
            {`${longDate(date)} `}
            <Text className={styles.span}>{timespanText(timespan)}</Text>
          </View>
          {doctor ? <View className={styles.note}>{doctor}</View> : null}
          {moved ? (
            <View className={styles.note}>
              {texts.originalTime(`${longDate(first.date)} ${first.timespan}`)}
            </View>
          ) : null}
        </View>
        <Text className={styles.action}>{texts.changeSlot}</Text>
        <Icon name="right" size={16} tone="ink4" />
      </Tap>
      {model.plan.form.fields.includes('breakfast') ? (
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
      ) : null}
    </Card>
  )
})
