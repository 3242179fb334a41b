import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { ActionBar, ActionIcons, ActionPair, ActionSum } from '@/components/ui/action-bar'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { useShell } from '@/components/ui/page-shell/shell'
import { Price } from '@/components/ui/price'
import { OFFER_WORDS } from '@/domain/offer/offers'
import { navigate } from '@/routes/navigate'
import { useRoot } from '@/stores/context'
import type { SellingModel } from '../model'
import { skuTexts } from '@/components/product/sku-texts'
import { texts } from '../texts'
import styles from './purchase-bar.module.scss'

/** Cart and purchase; while an offer runs the price and the time left stand beside one button. */
export const PurchaseBar = observer(function PurchaseBar({ model }: { model: SellingModel }) {
  const { cart, clock } = useRoot()
  const { elder } = useShell()
  const { offer, price, buttonText } = model
  if (!model.barShown) return null
  const none = model.goods.soldOut
  const text = none ? skuTexts.soldOut : buttonText
  if (offer && price) {
    const words = OFFER_WORDS[offer.kind]
    return (
      <ActionBar
        left={
          <ActionSum
            amount={
              <>
                <Price fen={price.payFen} exact />
                {price.struckFen > 0 ? (
                  <Price fen={price.struckFen} size="xs" struck className={styles.was} />
                ) : null}
              </>
            }
            note={
              elder ? null : (
                <View className={styles.left}>
                  <Text className={styles.word}>{words.ends}</Text>
                  <Countdown of={words.name} deadline={offer.endsAt} now={clock.now} />
                </View>
              )
            }
          />
        }
      >
        <Button part="detail-buy" kind="price" block disabled={none} onTap={model.buy}>
          {text}
        </Button>
      </ActionBar>
    )
  }
  return (
    <ActionBar
      fits
      left={
        <ActionIcons
          items={[
            ...(model.comparable
              ? [{ icon: 'compare' as const, label: texts.compare, onTap: model.compare }]
              : []),
            {
              icon: 'cart',
              label: texts.cart,
              badge: <Badge count={cart.count} corner />,
              onTap: () => navigate('shoppingcart')
            }
          ]}
        />
      }
    >
      <ActionPair
        first={{ part: 'detail-to-cart', children: texts.addToCart, onTap: model.toCart }}
        second={{ part: 'detail-buy', children: text, disabled: none, onTap: model.buy }}
      />
    </ActionBar>
  )
})
