import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { ProductPrice } from '@/components/product/product-card'
import { Button } from '@/components/ui/button'
import { Card, Divider } from '@/components/ui/card'
import { Check } from '@/components/ui/check'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import { MoreLink } from '@/components/ui/section'
import { Tag, Tags } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import { rulesOf } from '@/domain/kinds'
import { isBookable, SHELVES, type ShelfId } from '@/domain/kinds/shelves'
import { navigate } from '@/routes/navigate'
import type { Product } from '@/services/products'
import type { CartGoods, CartGroup, CartModel } from '../model'
import { cartTexts as texts } from '../texts'
import styles from '../index.module.scss'

export interface GoodsProps {
  model: CartModel
  shelf: ShelfId
  products: readonly CartGoods[]
}

/** What can be booked or bought from one shelf. While the cart is edited each line can be ticked. */
export const Goods = observer(function Goods({ model, shelf, products }: GoodsProps) {
  return (
    <Card className={styles.group}>
      <View className={styles.groupHead}>
        <Text className={styles.groupTitle}>{SHELVES[shelf].name}</Text>
        {isBookable(shelf) ? <Text className={styles.groupNote}>{texts.groupNote}</Text> : null}
      </View>
      {products.map((goods) => (
        <View key={goods.productCode}>
          <Divider />
          {goods.product ? <Line model={model} goods={goods} product={goods.product} /> : null}
        </View>
      ))}
    </Card>
  )
})

const Line = observer(function Line({
  model,
  goods,
  product
}: {
  model: CartModel
  goods: CartGoods
  product: Product
}) {
  const { kind: type, productCode: id, name } = product
  const { booking, buys } = rulesOf(type)
  return (
    <View className={styles.line}>
      {model.isEdit ? (
        <Check
          className={styles.check}
          on={goods.isChecked}
          label={texts.choose(name)}
          onChange={() => model.toggle(id)}
        />
      ) : null}
      <Tap
        className={styles.pictureTap}
        role="link"
        label={name}
        onTap={() => navigate('selling', { type, id })}
      >
        <Img src={product.image} tone={product.tone} round="12" className={styles.picture} />
      </Tap>
      <View className={styles.text}>
        <View className={styles.name}>{name}</View>
        <Tags oneLine className={styles.tags}>
          {product.itemCount > 0 ? <Tag>{texts.items(product.itemCount)}</Tag> : null}
          {product.tags.map((tag) => (
            <Tag key={tag} tone="primary">
              {tag}
            </Tag>
          ))}
        </Tags>
        <View className={styles.foot}>
          <ProductPrice product={product} size="sm" />
          {model.isEdit ? null : (
            <Button size="sm" onTap={() => navigate(booking ? 'booking' : 'selling', { type, id })}>
              {buys ? texts.buy : texts.book}
            </Button>
          )}
        </View>
      </View>
    </View>
  )
})

/** What cannot be bought any more. */
export function LostGoods({ group, onClear }: { group: CartGroup; onClear: () => void }) {
  return (
    <Card className={styles.group}>
      <View className={styles.groupHead}>
        <Text className={styles.groupTitle}>{texts.lost(group.products.length)}</Text>
        <MoreLink text={texts.clear} onTap={onClear} />
      </View>
      {group.products.map(({ productCode, product }) => (
        <View key={productCode}>
          <Divider />
          <View className={styles.line}>
            <Check className={styles.check} on={false} disabled />
            <Img
              src={product?.image}
              tone={product?.tone ?? 'sand'}
              round="12"
              className={cx(styles.picture, styles.lostPicture)}
            />
            <View className={styles.text}>
              <View className={cx(styles.name, styles.lostName)}>{product?.name ?? texts.unknown}</View>
              <Tags oneLine className={styles.tags}>
                <Tag>{texts.offShelf}</Tag>
              </Tags>
              <View className={styles.foot}>
                <Text className={styles.groupNote}>{texts.cannotBuy}</Text>
                <Button kind="line" size="sm" onTap={() => navigate('shop')}>
                  {texts.similar}
                </Button>
              </View>
            </View>
          </View>
        </View>
      ))}
    </Card>
  )
}
