import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { onDemand } from '@/components/ui/on-demand'
import { Price } from '@/components/ui/price'
import { Tap } from '@/components/ui/tap'
import { longDate } from '@/domain/date'
import { chosenCount } from '@/domain/addon/selection-read'
import { timespanText } from '@/domain/booking/slot/choose-slot'
import { distanceText } from '@/platform/location/distance-text'
import { navigate } from '@/routes/navigate'
import { useRoot } from '@/stores/context'
import type { VisitPricing } from '../../pricing/visit'
import type { Around } from '../../shared/section'
import { texts } from '../../shared/texts'
import { Breakfast } from './breakfast'
import styles from './card.module.scss'
import type { VisitModel } from './model'

const Slots = onDemand(() => import('./slots').then((part) => part.Slots))

interface VisitCardProps {
  model: VisitModel
  around: Around<VisitPricing>
}

/** What is bought, where and when, with the change of slot and the breakfast. */
export const VisitCard = observer(function VisitCard({ model, around }: VisitCardProps) {
  const { process, location } = useRoot()
  const { told: priced, booked, key } = model.pricing
  if (!booked) return null
  const { product, visit, choice } = booked
  const { breakfasts } = model
  const addonCount = chosenCount(choice.addons)
  const { branch, date, timespan, first } = visit
  const known = (process.info(key)?.days ?? [])
    .flatMap(({ branches }) => branches)
    .find(({ id }) => id === branch.id)
  const distance = distanceText(location.known(known?.distanceKm))
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
        {distance === '' ? null : <Text className={styles.side}>{distance}</Text>}
      </Tap>
      <Tap
        className={styles.row}
        label={doctor || moved ? undefined : texts.changeSlotOf(when)}
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
      {around.person?.form.fields.includes('breakfast') ? (
        <Breakfast
          open={breakfasts.failed || breakfasts.options.length > 0}
          around={around}
          breakfasts={breakfasts}
        />
      ) : null}
      <Slots open={model.slot !== null} slot={model.slot} booked={booked} />
    </Card>
  )
})
