import { observer } from 'mobx-react-lite'
import { Card } from '@/components/ui/card'
import { ListRow } from '@/components/ui/list-row'
import { longDate, minuteOf } from '@/domain/date'
import { navigate } from '@/routes/navigate'
import { usePageModel } from '@/routes/use-page-model'
import { Delivery, type Arrival } from '../delivery'
import type { SellingModel } from '../model'

const texts = {
  asking: '正在看哪天能到',
  comes: (day: string) => `${day} 前后到`,
  leaves: (minute: string) => `现在付款，${minute} 前出库`,
  unknown: '付款后尽快出库',
  estimate: '按地区估算',
  to: (place: string) => `送至 ${place}`,
  elsewhere: '换个地址，日子会变'
} as const

/** When goods come, and where to. */
export const DeliveryRows = observer(function DeliveryRows({ model }: { model: SellingModel }) {
  const delivery = usePageModel((root, scope) => new Delivery(root, scope))
  const { arrival, guest, to } = delivery
  const [day, ...notes] = arrival === undefined ? [texts.asking] : told(arrival)
  return (
    <Card rows>
      {/* With a note from the first on: its room is kept. */}
      <ListRow icon="box" label={day} note={notes.join(' · ') || texts.estimate} />
      <ListRow
        icon="pin"
        label={texts.to(to)}
        note={texts.elsewhere}
        onTap={guest ? model.changeCity : () => navigate('addresses')}
      />
    </Card>
  )
})

/** The day, else until when it leaves, else nothing but that it does. */
function told(arrival: Arrival): string[] {
  const { leavesBy = null, arrivesOn = '' } = arrival ?? {}
  return [
    ...(arrivesOn ? [texts.comes(longDate(arrivesOn))] : []),
    leavesBy === null ? texts.unknown : texts.leaves(minuteOf(leavesBy)),
    ...(arrivesOn ? [texts.estimate] : [])
  ]
}
