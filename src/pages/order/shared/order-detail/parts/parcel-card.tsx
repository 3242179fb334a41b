import { Card } from '@/components/ui/card'
import { ListRow } from '@/components/ui/list-row'
import { fulfilmentOf } from '@/domain/kinds'
import { navigate } from '@/routes/navigate'
import type { Order } from '@/services/orders'
import { texts } from '../texts'

interface ParcelCardProps {
  order: Pick<Order, 'number' | 'kind' | 'type'>
}

/** The way to what is particular to an order: the declaration of goods from abroad, the progress of a sample. */
export function ParcelCard({ order: { number: orderNum, kind, type } }: ParcelCardProps) {
  const fulfilment = fulfilmentOf(kind, type)
  const parcel = fulfilment?.by === 'parcel' ? fulfilment : null
  const sample = parcel?.report === true || (fulfilment?.by === 'visit' && fulfilment.sample === true)
  const row = parcel?.customs
    ? { label: texts.customs, value: texts.customsNote, to: 'crossBorderCertificateDetail' as const }
    : sample
      ? { label: texts.kit, value: texts.kitNote, to: 'southgeneOrderDetail' as const }
      : null
  if (!row) return null
  return (
    <Card>
      <ListRow label={row.label} value={row.value} onTap={() => navigate(row.to, { orderNum })} />
    </Card>
  )
}
