import { Card } from '@/components/ui/card'
import { ListRow } from '@/components/ui/list-row'
import { fulfilmentOf } from '@/domain/kinds'
import { navigate } from '@/routes/navigate'
import type { Order } from '@/services/orders'
import { texts } from '../texts'

interface CustomsCardProps {
  order: Pick<Order, 'number' | 'kind' | 'type'>
}

/** The way to the declaration of goods from abroad. */
export function CustomsCard({ order: { number: orderNum, kind, type } }: CustomsCardProps) {
  const fulfilment = fulfilmentOf(kind, type)
  if (fulfilment?.by !== 'parcel' || !fulfilment.customs) return null
  return (
    <Card>
      <ListRow
        label={texts.customs}
        value={texts.customsNote}
        onTap={() => navigate('crossBorderCertificateDetail', { orderNum })}
      />
    </Card>
  )
}
