import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { ProductCard } from '@/components/product/product-card'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { dayInRow, dayName } from '@/domain/day-names'
import type { BranchProps } from './props'
import type { BranchModel } from '../model'
import { texts } from '../texts'
import styles from '../index.module.scss'

/** When there is room first, and on to booking at this branch; nothing to book, no bar. */
export const BookBar = observer(function BookBar({ model, branch: { first, percent } }: BranchProps) {
  if (model.bookable.length === 0) return null
  return (
    <ActionBar
      left={
        <View>
          <View className={styles.first}>
            {first ? texts.first(dayName(first.date, model.now), first.time) : texts.fullFortnight}
          </View>
          <View className={styles.taken}>
            {first ? `${dayInRow(first.date)} · ${texts.taken(percent)}` : texts.taken(percent)}
          </View>
        </View>
      }
    >
      <Button block onTap={first ? model.book : model.seeDays}>
        {first ? texts.book : texts.otherTimes}
      </Button>
    </ActionBar>
  )
})

/** Which product is to be booked here, or of which the days are to be seen. */
export const BookSheet = observer(function BookSheet({ model }: { model: BranchModel }) {
  return (
    <Sheet
      open={model.choosing !== ''}
      title={model.asked === 'days' ? texts.daysTitle : texts.bookTitle}
      onClose={model.closeSheet}
    >
      {model.bookable.map((product) => (
        <View key={product.productCode}>
          <ProductCard product={product} variant="row" onTap={() => model.take(product)} />
        </View>
      ))}
    </Sheet>
  )
})
