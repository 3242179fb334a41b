import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { longDate, monthDay } from '@/domain/date'
import type { ProductKind } from '@/domain/kinds'
import { numberedVisit } from '@/domain/kinds/visit-words'
import type { Ruler } from '@/domain/order/dose-ruler'
import type { Dose } from '@/services/order/order'
import { spanText } from '../span-text'
import { doseNote } from '../steps-of'
import { doseTexts as texts } from '../texts'
import styles from './index.module.scss'

interface DoseRulerProps {
  kind: ProductKind
  doses: readonly Dose[]
  ruler: Ruler
}

/** The doses where their days are, to scale, and each with its day below. */
export function DoseRuler({ kind, doses, ruler }: DoseRulerProps) {
  const stateOf = (no: number) => doses.find((dose) => dose.no === no)?.state
  return (
    <View>
      <View className={styles.ruler} aria-hidden>
        {ruler.months.map(({ name, at }) => (
          <Text key={name} className={styles.month} style={{ left: `${at}%` }}>
            {name}
          </Text>
        ))}
        <View className={styles.line} />
        {ruler.marks.map(({ no, at, wide }) =>
          wide > 0 ? (
            <View key={no} className={styles.window} style={{ left: `${at}%`, width: `${wide}%` }} />
          ) : null
        )}
        {ruler.marks.map(({ no, at }) => (
          <Text
            key={no}
            className={cx(
              styles.mark,
              stateOf(no) === 'booked' && styles.now,
              stateOf(no) === 'visited' && styles.given
            )}
            style={{ left: `${at}%` }}
          >
            {no}
          </Text>
        ))}
      </View>
      <View className={styles.doses} role="list">
        {doses.map((dose, index) => (
          <View
            key={dose.no}
            className={styles.dose}
            style={{ flexBasis: `${placeOf(ruler, index + 1) - placeOf(ruler, index)}%` }}
            role="listitem"
          >
            <View className={styles.name}>{numberedVisit(kind, dose.no)}</View>
            <View className={styles.day}>
              {dose.date ? longDate(dose.date) : texts.from(monthDay(dose.from))}
            </View>
            <View className={styles.note}>{noteOf(kind, dose)}</View>
          </View>
        ))}
      </View>
    </View>
  )
}

/** Where a dose's mark is, in percent of the ruler; its end after the last one. */
const placeOf = ({ marks }: Ruler, index: number): number => marks[index]?.at ?? 100

/** How long after the one before it; of one that has its day how it stands. */
function noteOf(kind: ProductKind, { state, date, from, interval }: Dose): string {
  if (date === '' && interval > 0) return texts.after(spanText(interval))
  const [, stands = ''] = doseNote(kind, { state, date, from }).split(' ')
  return stands
}
