import { useMemo } from 'react'
import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { useShell } from '@/components/ui/page-shell/shell'
import { Tap } from '@/components/ui/tap'
import { monthGrid, WEEK_HEADS, type GridCell } from '@/domain/booking/calendar/month-grid'
import type { PricedDay } from '@/services/booking/booking'
import { calendarTexts } from '../booking-calendar/texts'
import { cellView, usualPriceFen } from './cells'
import styles from './index.module.scss'

interface MonthDaysProps {
  days: readonly PricedDay[]
  /** 'YYYY-MM-DD' in Shanghai, by the server's clock. */
  today: string
  /** '' for none. */
  marked: string
  onMark: (date: string) => void
}

const WEEKEND_FROM = 5

/** Stacked months from this week, a price or a reason under each day. */
export function MonthDays({ days, today, marked, onMark }: MonthDaysProps) {
  const months = useMemo(() => monthGrid(today), [today])
  const views = useMemo(() => {
    const byDate = new Map(days.map((day) => [day.date, day]))
    const usualFen = usualPriceFen(days)
    return (cell: GridCell) => cellView(cell, byDate.get(cell.date), usualFen)
  }, [days])
  return (
    <>
      <View className={styles.heads} aria-hidden>
        {WEEK_HEADS.map((head, index) => (
          <Text key={head} className={cx(styles.head, index >= WEEKEND_FROM && styles.weekend)}>
            {head}
          </Text>
        ))}
      </View>
      <View className={styles.months} role="radiogroup" aria-label={calendarTexts.calendarTitle}>
        {months.map((month) => (
          <View key={month.key}>
            <View className={styles.month} role="heading" aria-level="3">
              {month.title}
            </View>
            <View className={styles.grid}>
              {month.weeks
                .flat()
                .map((cell, index) =>
                  cell === null ? (
                    <View key={`blank-${index}`} className={styles.day} aria-hidden />
                  ) : (
                    <Day
                      key={cell.date}
                      cell={cell}
                      view={views(cell)}
                      on={cell.date === marked}
                      onTap={onMark}
                    />
                  )
                )}
            </View>
          </View>
        ))}
      </View>
    </>
  )
}

interface DayProps {
  cell: GridCell
  view: ReturnType<typeof cellView>
  on: boolean
  onTap: (date: string) => void
}

function Day({ cell, view, on, onTap }: DayProps) {
  const { elder } = useShell()
  return (
    <Tap
      role="radio"
      className={cx(
        styles.day,
        view.disabled && styles.off,
        view.state === 'full' && cell.inWindow && styles.full,
        view.low && styles.low,
        cell.isToday && !view.disabled && styles.today,
        on && styles.on
      )}
      label={view.label}
      checked={on}
      disabled={view.disabled}
      onTap={() => onTap(cell.date)}
    >
      <Text className={styles.number}>{cell.day}</Text>
      {view.note !== '' && (
        <View className={styles.note}>
          <Text>{elder ? view.note.replace('¥', '') : view.note}</Text>
          {view.noteDecimal !== '' && <Text className={styles.decimal}>{view.noteDecimal}</Text>}
        </View>
      )}
    </Tap>
  )
}
