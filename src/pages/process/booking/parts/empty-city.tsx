import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Empty, type StateAction } from '@/components/ui/page-state'
import type { BookingInfo } from '@/services/booking/booking'
import { useRoot } from '@/stores/context'
import styles from '../index.module.scss'
import type { BookingModel } from '../model'
import { texts } from '../texts'

/** No branch in the city (R2.117): the change to the default city is announced, can be had at once, or stopped. */
export const EmptyCity = observer(function EmptyCity({
  model,
  cities,
  onChangeCity
}: {
  model: BookingModel
  /** Where it can be had, when that is known. */
  cities: NonNullable<BookingInfo['cities']>
  onChangeCity: () => void
}) {
  const { location } = useRoot()
  const { first } = location
  const { secondsLeft } = model.city.timer
  const others = cities.flatMap(({ cityCode, cityName }) =>
    cityCode === location.cityCode ? [] : [cityName]
  )
  const elsewhere = location.cityCode !== first.cityCode
  const actions: StateAction[] = [{ text: texts.changeCity, kind: 'line', onTap: onChangeCity }]
  if (secondsLeft !== null) {
    actions.push({ text: texts.stay(location.place.city), kind: 'line', onTap: model.city.stay })
  }
  if (elsewhere) actions.push({ text: texts.seeCity(first.city), onTap: model.city.seeDefault })
  return (
    <View className={styles.empty} role="status">
      <Empty
        card
        scene="emptyClinic"
        title={texts.emptyCity}
        text={
          secondsLeft === null
            ? others.length > 0
              ? texts.elsewhere(others.join('、'))
              : texts.emptyHint
            : texts.emptyCountdown(secondsLeft, first.city)
        }
        actions={actions}
      />
    </View>
  )
})
