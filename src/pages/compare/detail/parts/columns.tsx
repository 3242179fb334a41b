import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { Price } from '@/components/ui/price'
import { Switch } from '@/components/ui/switch'
import { Tap } from '@/components/ui/tap'
import { priceNow } from '@/services/catalogue/products'
import { texts } from '../../shared/texts'
import type { ComparisonModel } from '../model'
import styles from './lines.module.scss'

/** The products at the top; they stay while the lines scroll. */
export const Columns = observer(function Columns({ model }: { model: ComparisonModel }) {
  return (
    <View className={styles.top}>
      <View className={styles.label}>
        <Text aria-hidden>{texts.allDifferent}</Text>
        <Switch on={model.onlyDifferent} label={texts.allDifferent} onChange={model.setOnlyDifferent} />
      </View>
      {model.columns.map((product) => (
        <View key={product.productCode} className={styles.column}>
          <Tap className={styles.product} role="link" onTap={() => model.open(product)}>
            <Img src={product.image} tone={product.tone} round="12" className={styles.picture} />
            <View className={styles.name}>{product.name}</View>
            <Price fen={priceNow(product)} size="xs" />
          </Tap>
          {model.canLeave() ? (
            <Tap
              className={styles.leave}
              label={texts.leaveOf(product.name)}
              onTap={() => model.remove(product.productCode)}
            >
              <Icon name="closeC" size={18} tone="ink3" />
            </Tap>
          ) : null}
        </View>
      ))}
    </View>
  )
})

/** One way on for each product. */
export const BookBar = observer(function BookBar({ model }: { model: ComparisonModel }) {
  return (
    <ActionBar stacked>
      <View className={styles.book}>
        <View className={styles.label} aria-hidden />
        {model.columns.map((product, at) => (
          <View key={product.productCode} className={styles.column}>
            <Button
              size="md"
              block
              kind={at === 0 ? 'primary' : 'line-primary'}
              disabled={product.offShelf}
              label={texts.bookOf(product.name)}
              onTap={() => model.book(product)}
            >
              {texts.book}
            </Button>
          </View>
        ))}
      </View>
    </ActionBar>
  )
})
