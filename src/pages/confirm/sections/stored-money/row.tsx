import { observer } from 'mobx-react-lite'
import { ListRow } from '@/components/ui/list-row'
import { Price } from '@/components/ui/price'
import { formatYuan } from '@/domain/money'
import type { StoredModel } from './model'
import { texts } from './texts'

/** Only who has some is asked; a list that could not be read can be read again. */
export const StoredRow = observer(function StoredRow({ model }: { model: StoredModel }) {
  const { name, cards, failed, leftFen, usedFen } = model
  if (cards.length === 0 && !failed) return null
  return (
    <ListRow
      label={name}
      hint={failed ? texts.failed : texts.left(formatYuan(leftFen))}
      value={usedFen > 0 ? <Price fen={-usedFen} size="sm" exact /> : undefined}
      onTap={model.show}
    />
  )
})
