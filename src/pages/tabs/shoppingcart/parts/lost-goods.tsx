import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Card, Divider } from '@/components/ui/card'
import { Check } from '@/components/ui/check'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import { useShell } from '@/components/ui/page-shell/shell'
import { MoreLink } from '@/components/ui/section'
import { Tag, Tags } from '@/components/ui/tag'
import { formatYuan } from '@/domain/money'
import { navigate } from '@/routes/navigate'
import type { CartGoods } from '@/services/cart/cart'
import type { CartGroup, CartModel } from '../model'
import { offerTag } from '../offer-tag'
import { cartTexts as texts } from '../texts'
import styles from '../index.module.scss'

export interface LostGoodsProps {
  model: CartModel
  group: CartGroup
  onClear: () => void
}

/** What cannot be bought any more (group -1), each with what can be done instead. */
export const LostGoods = observer(function LostGoods({ model, group, onClear }: LostGoodsProps) {
  const { elder } = useShell()
  return (
    <Card rows>
      <View className={styles.groupHead}>
        <Text className={styles.groupTitle}>{texts.lost(group.products.length)}</Text>
        <MoreLink text={texts.clear} onTap={onClear} />
      </View>
      {group.products.map(({ line, isChecked }) => (
        <View key={line.key}>
          <Divider />
          <View className={styles.line}>
            {model.isEdit ? (
              <Check
                className={styles.check}
                on={isChecked}
                label={texts.choose(nameOf(line))}
                onChange={() => model.toggle(line)}
              />
            ) : null}
            <Img
              src={line.told.product?.image}
              tone={line.told.product?.tone ?? 'sand'}
              round="12"
              className={cx(styles.picture, styles.lostPicture)}
            />
            <View className={styles.text}>
              <View className={cx(styles.name, styles.lostName)}>{nameOf(line)}</View>
              <Tags oneLine className={styles.tags}>
                <Tag>{texts.loss[line.loss ?? 'gone']}</Tag>
              </Tags>
              <View className={styles.foot}>
                <Text className={styles.groupNote}>{whyOf(line, elder)}</Text>
                {model.isEdit ? null : <Way model={model} line={line} />}
              </View>
            </View>
          </View>
        </View>
      ))}
    </Card>
  )
})

const nameOf = ({ told }: CartGoods): string => told.product?.name ?? texts.unknown

function whyOf({ loss, told, entry }: CartGoods, elder: boolean): string {
  const { seenOffer, seenFen } = entry
  if (loss === 'saleOver' && seenOffer)
    return texts.saleOver(offerTag(seenOffer, elder), formatYuan(seenFen), formatYuan(told.nowFen))
  if (loss === 'soldOut' && told.otherSkus) return texts.otherSpec(told.quote?.spec ?? '')
  return texts.cannotBuy
}

/** 按现价加入, 换规格, or what is like it. */
function Way({ model, line }: { model: CartModel; line: CartGoods }) {
  const { loss, told } = line
  const { product } = told
  const [text, onTap] =
    loss === 'saleOver'
      ? [texts.keepNow, () => model.keepNow(line)]
      : loss === 'soldOut' && told.otherSkus && product
        ? [texts.changeSpec, () => model.change(line)]
        : [texts.similar, () => navigate('shop')]
  return (
    <Button kind="line" size="sm" onTap={onTap}>
      {text}
    </Button>
  )
}
