import { observer } from 'mobx-react-lite'
import { ListRow } from '@/components/ui/list-row'
import { distanceText } from '@/domain/booking/distance'
import { longDate } from '@/domain/date'
import { usePageModel } from '@/routes/use-page-model'
import type { DetailedProduct } from '@/services/catalogue/product-detail'
import { FirstChance } from '../chance'
import type { SellingModel } from '../model'

const texts = {
  asking: '正在看最早哪天有号',
  where: '本市各分院',
  first: (...when: readonly string[]) => `最早 ${when.filter((part) => part).join(' ')}`,
  none: '近两周约满',
  noneNote: '看看别的分院或城市'
} as const

interface FirstRowProps {
  model: SellingModel
  product: DetailedProduct
}

/** The first day and time in the city, and where; its room is kept while it is asked for. */
export const FirstRow = observer(function FirstRow({ model, product }: FirstRowProps) {
  const chance = usePageModel((root, scope) => new FirstChance(root, scope, product.productCode))
  const { first, failed, km } = chance
  if (first === undefined && !failed) return <ListRow icon="cal" label={texts.asking} note={texts.where} />
  if (first === undefined)
    return <ListRow icon="cal" label={texts.where} note={texts.noneNote} onTap={model.openBranches} />
  if (first === null)
    return <ListRow icon="cal" label={texts.none} note={texts.noneNote} onTap={model.openBranches} />
  const { date, time, branchName, doctor } = first
  return (
    <ListRow
      icon="cal"
      label={texts.first(longDate(date), time)}
      note={[branchName, distanceText(km), doctor].filter((part) => part).join(' ')}
      onTap={model.order}
    />
  )
})
