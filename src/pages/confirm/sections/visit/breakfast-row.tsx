import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { BreakfastField } from '@/components/booking/breakfast-field'
import { fieldId } from '@/components/contact/field-id'
import type { VisitPricing } from '../../pricing/visit'
import type { Around } from '../../shared/section'
import type { BreakfastsModel } from './breakfasts'
import styles from './card.module.scss'

interface BreakfastRowProps {
  open: boolean
  around: Around<VisitPricing>
  breakfasts: BreakfastsModel
}

/** The breakfast after the visit, where the branch serves one. */
export const BreakfastRow = observer(function BreakfastRow({ around, breakfasts }: BreakfastRowProps) {
  return (
    <View className={styles.breakfast}>
      <BreakfastField
        id={fieldId('breakfast')}
        options={breakfasts.options}
        chosenId={breakfasts.chosenId}
        error={around.person?.errors.breakfast}
        failed={breakfasts.failed}
        onRetry={() => void breakfasts.load()}
        tapChooses
        onChoose={breakfasts.choose}
      />
    </View>
  )
})
