import { View } from '@tarojs/components'
import { doseName } from '@/components/dose/dose-name'
import { doseNote } from '@/components/dose/steps-of'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ListRow } from '@/components/ui/list-row'
import { timespanText } from '@/domain/booking/slot/choose-slot'
import { longDate } from '@/domain/date'
import type { ProductKind } from '@/domain/kinds'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import { navigate } from '@/routes/navigate'
import type { Dose, OrderDetail } from '@/services/order/order'
import type { SectionProps } from '../section'
import styles from './doses-card.module.scss'

const texts = {
  title: (come: string) => `${come}安排`,
  book: '预约',
  move: '改约',
  act: (action: string, dose: string) => `${action}${dose}`
} as const

const GIVEN: readonly Dose['state'][] = ['asked', 'booked', 'visited']

/** The doses of an order, each with its day and clinic and the way to them. */
export function DosesCard({ order }: Pick<SectionProps, 'order'>) {
  const { doses, kind } = order
  if (doses.length === 0) return null
  return (
    <Card title={texts.title(visitWordsOf(kind).come)}>
      <View className={styles.rows}>
        {doses.map((dose) => (
          <ListRow
            key={dose.no}
            label={GIVEN.includes(dose.state) ? whenOf(dose) : doseName(kind, dose.no, doses.length)}
            note={GIVEN.includes(dose.state) ? noteOf(kind, dose, doses.length) : doseNote(kind, dose)}
            value={dose.action === '' ? undefined : <Act order={order} dose={dose} action={dose.action} />}
          />
        ))}
      </View>
    </Card>
  )
}

const noteOf = (kind: ProductKind, { no, state, branchName }: Dose, count: number): string =>
  [count > 1 ? doseName(kind, no, count) : '', state === 'visited' ? visitWordsOf(kind).done : '', branchName]
    .filter(Boolean)
    .join(' · ')

const whenOf = ({ date, timespan }: Dose): string => `${longDate(date)} ${timespanText(timespan)}`

interface ActProps {
  order: OrderDetail
  dose: Dose
  action: 'book' | 'date'
}

/** To the screen on which the dose gets its day, or another one. */
function Act({ order, dose: { no }, action }: ActProps) {
  const { kind: type, productCode: id, number: orderNum, doses } = order
  const text = action === 'book' ? texts.book : texts.move
  return (
    <Button
      kind={action === 'book' ? 'primary' : 'line-primary'}
      size="sm"
      label={texts.act(text, doseName(type, no, doses.length))}
      onTap={() => navigate('booking', { type, id, orderNum, visitNo: String(no) })}
    >
      {text}
    </Button>
  )
}
