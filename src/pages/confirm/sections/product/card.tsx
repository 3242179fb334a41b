import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Price } from '@/components/ui/price'
import { SkeletonBlock } from '@/components/ui/skeleton'
import { Stepper } from '@/components/ui/stepper'
import { useRoot } from '@/stores/context'
import type { GoodsPricing } from '../../pricing/goods'
import { goodsTexts } from '../../shared/goods-texts'
import { GoodsRow } from '../../shared/parts/goods-row'
import { RemarkField } from '../../shared/parts/remark'
import type { RemarkModel } from '../../shared/remark'
import styles from './card.module.scss'
import { texts } from './texts'

interface ProductCardProps {
  pricing: GoodsPricing
  remark: RemarkModel
  /** Customs have a word in it. */
  abroad: boolean
}

/** How it comes, and what that is called. */
function wayOf({ coded }: GoodsPricing, abroad: boolean): readonly [label: string, way: string] {
  return coded ? [texts.use, texts.codes[coded]] : [texts.delivery, abroad ? texts.abroad : texts.sent]
}

/** What and how many, how it comes, and what is to be said about it. */
export const ProductCard = observer(function ProductCard({ pricing, remark, abroad }: ProductCardProps) {
  const { priced, choice } = pricing
  const { feedback } = useRoot()
  const [label, way] = wayOf(pricing, abroad)
  return (
    <Card>
      {priced ? (
        <GoodsRow
          image={priced.productImage}
          tone={priced.tone}
          name={priced.productName}
          notes={[priced.spec, priced.note]}
        >
          <Price fen={priced.unitFen} exact />
          <Stepper
            label={texts.quantity}
            value={choice?.quantity ?? 1}
            max={Math.max(1, priced.most)}
            onChange={pricing.want}
            onOver={() => feedback.refused(priced.mostReason)}
          />
        </GoodsRow>
      ) : (
        <SkeletonBlock className={styles.waiting} />
      )}
      {priced?.together ? (
        <View className={styles.together} role="status">
          {priced.together.text}
        </View>
      ) : null}
      <View className={styles.delivery}>
        <Text>{label}</Text>
        <Text className={styles.way}>{way}</Text>
      </View>
      <RemarkField
        id="goods-remark"
        remark={remark}
        hint={pricing.sent ? goodsTexts.remarkHint : texts.optional}
      />
    </Card>
  )
})
