import { View } from '@tarojs/components'
import { PrepList } from '@/components/order/prep-list'
import { Card } from '@/components/ui/card'
import { Timeline } from '@/components/ui/timeline'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import { dayAndTime } from '@/domain/date'
import { PREP_ID } from '../../actions/bar-actions'
import type { SectionProps } from '../section'
import { texts } from '../texts'

/** The order's way so far and to come. */
export function ProgressCard({ order }: Pick<SectionProps, 'order'>) {
  if (order.timeline.length === 0) return null
  const items = order.timeline.map(({ title, text, time, state }) => ({
    title,
    state,
    note: [dayAndTime(time), text].filter((part) => part !== '').join(' · ')
  }))
  return (
    <Card title={texts.progress}>
      <Timeline items={items} />
    </Card>
  )
}

/** What to do before the visit. */
export function PrepCard({ order }: Pick<SectionProps, 'order'>) {
  if (order.prep.length === 0) return null
  return (
    <View id={PREP_ID}>
      <Card title={visitWordsOf(order.kind).prepare}>
        <PrepList steps={order.prep} />
      </Card>
    </View>
  )
}
