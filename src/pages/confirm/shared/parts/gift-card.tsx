import { observer } from 'mobx-react-lite'
import { PriceLines } from '@/components/order/price-lines'
import { Card } from '@/components/ui/card'
import { ListRow } from '@/components/ui/list-row'
import { Price } from '@/components/ui/price'
import { formatYuan } from '@/domain/money'
import type { GiftModel } from '../gift'
import { giftTexts as texts } from '../gift-texts'
import { texts as common } from '../texts'
import { PriceCard } from './price-card'

/** Only who has a gift card is asked; a list that could not be read can be read again. */
export const GiftRow = observer(function GiftRow({ model }: { model: GiftModel }) {
  const { cards, leftFen, usedFen } = model
  const failed = model.request.loadable.state === 'failed' && cards.length === 0
  if (cards.length === 0 && !failed) return null
  return (
    <ListRow
      label={texts.gift}
      hint={failed ? texts.failed : texts.left(formatYuan(leftFen))}
      value={usedFen > 0 ? <Price fen={-usedFen} size="sm" exact /> : undefined}
      onTap={model.show}
    />
  )
})

type PaidCardProps = Omit<Parameters<typeof PriceCard>[0], 'dues'> & { gift: GiftModel }

/** The price lines; with gift cards also what they pay and what is left to be paid. */
export const PaidCard = observer(function PaidCard({ model, gift }: PaidCardProps) {
  const { lines, totalFen } = model.price
  if (gift.usedFen === 0 || lines.length === 0) return <PriceCard model={model} />
  return (
    <Card>
      <PriceLines
        lines={lines}
        total={{ label: common.total, fen: totalFen }}
        parts={[
          { label: texts.gift, fen: -gift.usedFen },
          { label: common.toPay, fen: gift.toPayFen }
        ]}
      />
    </Card>
  )
})
