import { Card } from '@/components/ui/card'
import { ListRow } from '@/components/ui/list-row'
import { navigate } from '@/routes/navigate'
import type { OrderDetail } from '@/services/order/order'
import type { SectionProps } from '../section'
import { texts } from '../texts'
import { ownPageOf } from './own-page'

/** The way to what is particular to an order: the declaration of goods from abroad, the progress of a sample. */
export function OwnPageCard({ order }: Pick<SectionProps, 'order'>) {
  const own = ownPageOf(order)
  if (own === null) return null
  const { number: orderNum, kit, actions } = order
  const row =
    own === 'customs'
      ? {
          ...{ label: texts.customs, value: texts.customsNote(actions.includes('declare')) },
          to: 'crossBorderCertificateDetail' as const
        }
      : { label: texts.kit, value: kit ? kitNote(kit) : texts.kitNote, to: 'southgeneOrderDetail' as const }
  return (
    <Card rows>
      <ListRow label={row.label} value={row.value} onTap={() => navigate(row.to, { orderNum })} />
    </Card>
  )
}

/** Its number, once it is known; else what can be done there. */
const kitNote = ({ codes, canBind }: NonNullable<OrderDetail['kit']>): string =>
  codes.length > 0 ? texts.kitNumber(codes.join('、')) : canBind ? texts.kitBind : texts.kitNote
