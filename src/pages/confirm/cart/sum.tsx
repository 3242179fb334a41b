import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { onDemand } from '@/components/ui/on-demand'
import { goodsTexts } from '../shared/goods-texts'
import { Agreement } from '../shared/parts/agreement'
import { GiftRow, PaidCard } from '../shared/parts/gift-card'
import { InvoiceRow, InvoiceSheet } from '../shared/parts/goods-parts'
import { CouponRow } from '../shared/parts/price-card'
import styles from './index.module.scss'
import type { CartPayModel } from './model'
import { texts } from './texts'

const GiftSheet = onDemand(() => import('../shared/parts/gift-sheet').then((part) => part.GiftSheet))

interface SumProps {
  open: boolean
  model: CartPayModel
}

/** Coupons, gift cards, invoice and price of all orders together, and what is agreed to with them. */
export const Sum = observer(function Sum({ model }: SumProps) {
  const { form } = model
  return (
    <>
      <Card rows>
        <CouponRow model={model} />
        <GiftRow model={form.gift} />
        <InvoiceRow model={form.invoice} />
      </Card>
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
      <GiftSheet open={form.gift.open} model={form.gift} />
      <InvoiceSheet model={form.invoice} note={texts.invoiceNote(model.lines.length)} />
    </>
  )
})
