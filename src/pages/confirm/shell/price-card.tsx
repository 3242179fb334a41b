import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { PriceLines } from '@/components/order/price-lines'
import { Card } from '@/components/ui/card'
import { ListRow } from '@/components/ui/list-row'
import { onDemand } from '@/components/ui/on-demand'
import { MoreLink } from '@/components/ui/section'
import { SkeletonList } from '@/components/ui/skeleton'
import { texts } from '../shared/texts'
import type { Drawn } from './model'

const How = onDemand(() => import('./how').then((part) => part.How))

/** The server's price lines, the coupon and the total; and what of it is paid when, or in which way. */
export const PriceCard = observer(function PriceCard({ model }: { model: Drawn }) {
  const { lines, totalFen } = model.price
  const { quote } = model.pricing
  if (lines.length === 0) {
    if (quote.loadable.state !== 'failed') return <SkeletonList rows={1} />
    return (
      <Card rows>
        <View role="alert">
          <ListRow
            label={quote.loadable.message || texts.priceFailed}
            value={<MoreLink text={texts.retry} onTap={() => void model.loadQuote()} />}
          />
        </View>
      </Card>
    )
  }
  return (
    <Card>
      <PriceLines
        lines={lines}
        total={{ label: texts.total, fen: totalFen }}
        parts={model.paying?.parts ?? []}
        how={<How open model={model} />}
      />
    </Card>
  )
})
