import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { above } from '@/components/ui/link-card'
import { Tag } from '@/components/ui/tag'
import { navigate } from '@/routes/navigate'
import type { FlashItem } from '@/services/activity/sales'
import { Offered, Prices } from '../../shared/offered'
import type { SeckillModel } from '../model'
import { texts } from '../texts'
import styles from './item.module.scss'

interface ItemProps {
  model: SeckillModel
  item: FlashItem
}

const toProduct = ({ product: { kind: type, productCode: id } }: FlashItem) =>
  navigate('selling', { type, id })

/** An article of a session: its price by the sale beside the shop's own, how many are left, and what can be done now. */
export const Item = observer(function Item({ model, item }: ItemProps) {
  const { state, stock, left, perUser, usualFen, priceFen } = item
  return (
    <Offered product={item.product} part="flash" picture={styles.picture}>
      {state === 'open' ? (
        <View className={styles.stock}>
          <View className={styles.track} aria-hidden>
            <View className={styles.fill} style={{ width: `${stock > 0 ? (100 * left) / stock : 0}%` }} />
          </View>
          <Text>{texts.stock(left, stock)}</Text>
        </View>
      ) : (
        <View className={styles.facts}>
          {state === 'soldOut' ? <Tag>{texts.soldOut}</Tag> : null}
          {state === 'ended' ? <Tag>{texts.states.ended}</Tag> : null}
          <Text>{texts.total(stock)}</Text>
        </View>
      )}
      <Prices fen={priceFen} usualFen={usualFen} className={styles.price} />
      <View className={styles.saved}>{texts.saved(usualFen - priceFen)}</View>
      <View className={styles.foot}>
        <View className={styles.facts}>{state === 'limit' ? texts.limit(perUser) : texts.each(perUser)}</View>
        <Action model={model} item={item} />
      </View>
    </Offered>
  )
})

/** The same in care mode: the price, and the way to it. */
export const CareItem = observer(function CareItem({ model, item }: ItemProps) {
  const careWords = item.queued ? texts.queued : texts.careBuy
  return (
    <Offered product={item.product} part="flash" picture={styles.picture}>
      <Prices fen={item.priceFen} usualFen={item.usualFen} className={styles.price} />
      <View className={styles.foot}>
        <View className={styles.facts}>{texts.each(item.perUser)}</View>
        <Button
          size="md"
          className={above ?? ''}
          stop
          label={texts.buyOf(careWords, item.product.name)}
          onTap={() => model.buy(item)}
        >
          {careWords}
        </Button>
      </View>
    </Offered>
  )
})

const Action = observer(function Action({ model, item }: ItemProps) {
  const { state, reminded, product } = item
  if (state === 'open') {
    const words = item.queued ? texts.queued : texts.buy
    return (
      <Button
        kind="price"
        size="md"
        className={above ?? ''}
        stop
        part="buy"
        label={texts.buyOf(words, product.name)}
        onTap={() => model.buy(item)}
      >
        {words}
      </Button>
    )
  }
  if (state === 'soon') {
    return (
      <Button
        kind={reminded ? 'fill' : 'line-primary'}
        size="md"
        className={above ?? ''}
        stop
        label={reminded ? texts.remindedOf(product.name) : texts.remindOf(product.name)}
        onTap={() => void model.remind(item)}
      >
        {reminded ? texts.reminded : texts.remind}
      </Button>
    )
  }
  if (state === 'limit') {
    return (
      <Button kind="soft" size="md" className={above ?? ''} stop disabled>
        {texts.bought}
      </Button>
    )
  }
  return (
    <Button kind="soft" size="md" className={above ?? ''} stop onTap={() => toProduct(item)}>
      {texts.usual}
    </Button>
  )
})
