import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { goodsTexts } from '../shared/goods-texts'
import { Agreement } from '../shared/parts/agreement'
import { GiftCard, PaidCard } from '../shared/parts/gift-card'
import { InvoiceCard, InvoiceSheet } from '../shared/parts/goods-parts'
import { CouponCard } from '../shared/parts/price-card'
import styles from './index.module.scss'
import type { CartPayModel } from './model'
import { texts } from './texts'

interface SumProps {
  open: boolean
  model: CartPayModel
}

/** Coupons, gift cards, invoice and price of all orders together, and what is agreed to with them. */
export const Sum = observer(function Sum({ model }: SumProps) {
  const { form } = model
  return (
    <>
      <CouponCard model={model} />
      <GiftCard model={form.gift} />
      <InvoiceCard model={form.invoice} />
      <PaidCard model={model} gift={form.gift} />
      {model.lines.length > 1 ? (
        <View className={styles.orders}>{texts.orders(model.lines.length)}</View>
      ) : null}
      <Agreement
        agreed={form.agreed}
        missing={form.agreementMissing}
        end={goodsTexts.agreeEnd}
        onChange={form.setAgreed}
      />
      <InvoiceSheet model={form.invoice} note={texts.invoiceNote(model.lines.length)} />
    </>
  )
})
