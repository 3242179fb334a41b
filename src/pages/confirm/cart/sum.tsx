import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Agreement } from '../shared/parts/agreement'
import { CouponCard, PriceCard } from '../shared/parts/price-card'
import styles from './index.module.scss'
import type { CartPayModel } from './model'
import { texts } from './texts'

interface SumProps {
  open: boolean
  model: CartPayModel
}

/** Coupons and price of all orders together, and what is agreed to with them. */
export const Sum = observer(function Sum({ model }: SumProps) {
  return (
    <>
      <CouponCard model={model} />
      <PriceCard model={model} />
      {model.lines.length > 1 ? (
        <View className={styles.orders}>{texts.orders(model.lines.length)}</View>
      ) : null}
      <Agreement
        agreed={model.agreed}
        missing={model.agreementMissing}
        end={texts.agreeEnd}
        label={texts.agreeLabel}
        onChange={model.setAgreed}
      />
    </>
  )
})
