import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Check } from '@/components/ui/check'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { useShell } from '@/components/ui/page-shell/shell'
import { Price } from '@/components/ui/price'
import { Stepper } from '@/components/ui/stepper'
import { Tag, Tags } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import { priceMove } from '@/domain/cart/lines'
import { rulesOf } from '@/domain/kinds'
import { formatYuan } from '@/domain/money'
import { navigate } from '@/routes/navigate'
import type { CartGoods } from '@/services/cart/cart'
import type { CartModel } from '../model'
import { offerTag } from '../offer-tag'
import { cartTexts as texts } from '../texts'
import styles from '../index.module.scss'

export interface LineProps {
  model: CartModel
  line: CartGoods
  isChecked: boolean
}

/** A line that can be bought: ticked to be paid with the others, or led to where it is bought by itself. */
export const Line = observer(function Line({ model, line, isChecked }: LineProps) {
  const { checkoutWay, told } = line
  const { product } = told
  if (!product) return null
  const { kind: type, productCode: id, name } = product
  const togetherNow = checkoutWay === 'together'
  return (
    <>
      <View className={styles.line}>
        {model.isEdit || togetherNow ? (
          <Check
            className={styles.check}
            on={isChecked}
            label={texts.choose(name)}
            onChange={() => model.toggle(line)}
          />
        ) : checkoutWay === 'alone' ? (
          <Check className={styles.check} on={false} disabled />
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
          <Facts line={line} onChange={() => model.change(line)} />
          <View className={styles.foot}>
            <Price fen={told.nowFen} size="sm" exact />
            {told.most === null ? (
              model.isEdit ? null : (
                <Button
                  size="sm"
                  onTap={() => navigate(rulesOf(type).booking ? 'booking' : 'selling', { type, id })}
                >
                  {rulesOf(type).buys ? texts.buy : texts.book}
                </Button>
              )
            ) : (
              <Stepper
                label={texts.quantityOf(name)}
                value={line.quantity}
                max={Math.max(1, told.most)}
                onChange={(quantity) => model.want(line, quantity)}
                onOver={() => model.over(line)}
              />
            )}
          </View>
        </View>
      </View>
      {checkoutWay === 'alone' && !model.isEdit ? (
        <View className={styles.alone}>
          <Text className={styles.aloneNote}>{texts.aloneNote}</Text>
          <Price fen={told.nowFen * line.quantity} size="sm" exact />
          <View className={styles.aloneButton}>
            <Button kind="line-primary" size="sm" onTap={() => model.checkoutAlone(line)}>
              {texts.alone}
            </Button>
          </View>
        </View>
      ) : null}
    </>
  )
})

/** The choice, and what has changed since it was put in. */
function Facts({ line, onChange }: { line: CartGoods; onChange: () => void }) {
  const { told, entry } = line
  const { product, quote, most } = told
  const { elder } = useShell()
  const freightFen = quote?.lines.find(({ key }) => key === 'freight')?.amountFen ?? 0
  const moved = priceMove(line)
  return (
    <Tags className={styles.tags}>
      {quote && told.otherSkus ? (
        <Tap
          className={styles.spec}
          label={texts.changeSpecOf(quote.spec, product?.name ?? '')}
          onTap={onChange}
        >
          <Tag>{quote.spec}</Tag>
          <Icon name="down" size={12} tone="ink3" />
        </Tap>
      ) : quote ? (
        <Tag>{quote.spec}</Tag>
      ) : null}
      {product && product.itemCount > 0 ? <Tag>{texts.items(product.itemCount)}</Tag> : null}
      {freightFen > 0 ? <Tag>{texts.freight(formatYuan(freightFen))}</Tag> : null}
      {told.offerNow ? <Tag tone="price">{texts.offer(offerTag(told.offerNow, elder))}</Tag> : null}
      {most !== null && entry.quantity > most ? <Tag tone="warn">{texts.left(most)}</Tag> : null}
      {moved < 0 ? <Tag tone="success">{texts.dropped(formatYuan(-moved))}</Tag> : null}
      {moved > 0 ? <Tag tone="warn">{texts.risen(formatYuan(moved))}</Tag> : null}
    </Tags>
  )
}
