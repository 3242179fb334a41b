import { observer } from 'mobx-react-lite'
import { ListRow } from '@/components/ui/list-row'
import { Price } from '@/components/ui/price'
import { formatYuan } from '@/domain/money'
import type { GiftModel } from './model'
import { giftTexts as texts } from './texts'

/** Only who has a gift card is asked; a list that could not be read can be read again. */
export const GiftRow = observer(function GiftRow({ model }: { model: GiftModel }) {
  const { cards, leftFen, usedFen, words } = model
  const failed = model.request.loadable.state === 'failed' && cards.length === 0
  if (cards.length === 0 && !failed) return null
  return (
    <ListRow
      label={words.title}
      hint={failed ? texts.failed : texts.left(formatYuan(leftFen))}
      value={usedFen > 0 ? <Price fen={-usedFen} size="sm" exact /> : undefined}
      onTap={model.show}
    />
  )
})
