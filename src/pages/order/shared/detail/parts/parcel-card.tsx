import { Card } from '@/components/ui/card'
import { ListRow } from '@/components/ui/list-row'
import { fulfilmentOf } from '@/domain/kinds'
import { navigate } from '@/routes/navigate'
import type { OrderDetail } from '@/services/order/order'
import { texts } from '../texts'

interface ParcelCardProps {
  order: Pick<OrderDetail, 'number' | 'kind' | 'type' | 'kit' | 'actions'>
}

/** The way to what is particular to an order: the declaration of goods from abroad, the progress of a sample. */
export function ParcelCard({ order: { number: orderNum, kind, type, kit, actions } }: ParcelCardProps) {
  const fulfilment = fulfilmentOf(kind, type)
  const parcel = fulfilment?.by === 'parcel' ? fulfilment : null
  const sample = parcel?.report === true || (fulfilment?.by === 'visit' && fulfilment.sample === true)
  const open = actions.includes('declare')
  const row = parcel?.customs
    ? { label: texts.customs, value: texts.customsNote(open), to: 'crossBorderCertificateDetail' as const }
    : sample
      ? { label: texts.kit, value: kit ? kitNote(kit) : texts.kitNote, to: 'southgeneOrderDetail' as const }
      : null
  if (!row) return null
  return (
    <Card>
      <ListRow label={row.label} value={row.value} onTap={() => navigate(row.to, { orderNum })} />
    </Card>
  )
}

/** Its number, once it is known; else what can be done there. */
const kitNote = ({ codes, canBind }: NonNullable<OrderDetail['kit']>): string =>
  codes.length > 0 ? texts.kitNumber(codes.join('、')) : canBind ? texts.kitBind : texts.kitNote
