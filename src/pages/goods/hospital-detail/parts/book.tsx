import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { ProductCard } from '@/components/product/product-card'
import { ActionBar, ActionIcons } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import type { BranchModel } from '../model'
import { texts } from '../texts'

/** On to booking at this branch; nothing to book, no bar. */
export const BookBar = observer(function BookBar({ model }: { model: BranchModel }) {
  if (model.bookable.length === 0) return null
  return (
    <ActionBar left={<ActionIcons items={[{ icon: 'calcheck', label: texts.days, onTap: model.seeDays }]} />}>
      <Button block onTap={model.book}>
        {texts.book}
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
