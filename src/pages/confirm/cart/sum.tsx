import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { PriceLines } from '@/components/order/price-lines'
import { Card } from '@/components/ui/card'
import { ListRow } from '@/components/ui/list-row'
import { onDemand } from '@/components/ui/on-demand'
import { Price } from '@/components/ui/price'
import { formatYuan } from '@/domain/money'
import { goodsTexts } from '../shared/goods-texts'
import { Agreement } from '../shared/parts/agreement'
import { InvoiceCard, InvoiceSheet } from '../shared/parts/goods-parts'
import { CouponCard, PriceCard } from '../shared/parts/price-card'
import { texts as common } from '../shared/texts'
import type { GiftModel } from './gift'
import styles from './index.module.scss'
import type { CartPayModel } from './model'
import { texts } from './texts'

const GiftSheet = onDemand(() => import('./gift-sheet').then((part) => part.GiftSheet))

interface SumProps {
  open: boolean
  model: CartPayModel
}

/** Coupons, gift cards, invoice and price of all orders together, and what is agreed to with them. */
export const Sum = observer(function Sum({ model }: SumProps) {
  const { form, gift, price } = model
  return (
    <>
      <CouponCard model={model} />
      <GiftCard model={gift} />
      <InvoiceCard model={form.invoice} />
      {gift.usedFen > 0 && price.lines.length > 0 ? (
        <Card>
          <PriceLines
            lines={price.lines}
            total={{ label: common.total, fen: price.totalFen }}
            parts={[
              { label: texts.gift, fen: -gift.usedFen },
              { label: texts.toPay, fen: model.toPayFen }
            ]}
          />
        </Card>
      ) : (
        <PriceCard model={model} />
      )}
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
      <GiftSheet open={gift.open} model={gift} />
    </>
  )
})

/** Only who has a gift card is asked; one that could not be read can be read again. */
const GiftCard = observer(function GiftCard({ model }: { model: GiftModel }) {
  const { cards, leftFen, usedFen } = model
  const failed = model.request.loadable.state === 'failed' && cards.length === 0
  if (cards.length === 0 && !failed) return null
  return (
    <Card className={styles.row}>
      <ListRow
        label={texts.gift}
        hint={failed ? texts.giftFailed : texts.giftBalance(formatYuan(leftFen))}
        value={usedFen > 0 ? <Price fen={-usedFen} size="sm" exact /> : undefined}
        onTap={model.show}
      />
    </Card>
  )
})
