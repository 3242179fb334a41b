import { useEffect, useMemo, useState } from 'react'
import { ScrollView, Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { useShell } from '@/components/ui/page-shell/shell'
import { Sheet } from '@/components/ui/sheet'
import { Tap } from '@/components/ui/tap'
import { longDate } from '@/domain/date'
import {
  BOOKING_WINDOW_DAYS,
  monthGrid,
  WEEK_HEADS,
  type GridCell
} from '@/domain/booking/calendar/month-grid'
import type { PricedDay } from '@/services/booking'
import { calendarTexts } from './texts'
import { cellView, usualPriceFen } from './cells'
import styles from './index.module.scss'

export interface BookingCalendarProps {
  open: boolean
  /** `all`: the days of a city; `single`: the days of one branch (§4). */
  mode: 'all' | 'single'
  /** Name of the city or the branch. */
  place: string
  days: readonly PricedDay[]
  /** 'YYYY-MM-DD' in Shanghai, by the server's clock. */
  today: string
  /** The date in force; it is marked when it can be picked. */
  chosen?: string
  busy?: boolean
  onPick: (date: string) => void
  /** 最近一周; drawn in mode 'all' only. */
  onReset?: () => void
  onClose: () => void
}

const WEEKEND_FROM = 5

/** The calendar sheet: stacked months from this week, a price or a reason under each day. */
export function BookingCalendar(props: BookingCalendarProps) {
  const { open, mode, place, days, today, chosen = '', busy = false, onPick, onReset, onClose } = props
  const months = useMemo(() => monthGrid(today), [today])
  const byDate = useMemo(() => new Map(days.map((day) => [day.date, day])), [days])
  const usualFen = useMemo(() => usualPriceFen(days), [days])
  const [marked, mark] = useState(chosen)
  useEffect(() => {
    if (open) mark(chosen)
  }, [open, chosen])
  const views = useMemo(
    () => (cell: GridCell) => cellView(cell, byDate.get(cell.date), usualFen),
    [byDate, usualFen]
  )
  const pickable = months
    .flatMap(({ weeks }) => weeks.flat())
    .some((cell) => cell?.date === marked && !views(cell).disabled)

  return (
    <Sheet
      open={open}
      title={calendarTexts.calendarTitle}
      subtitle={`${place} · ${calendarTexts.calendarWindow(BOOKING_WINDOW_DAYS)}`}
      onClose={onClose}
      height="tall"
      ownScroll
      footer={
        <>
          <View className={styles.picked}>
            <View aria-live="polite">
              {pickable ? (
                <>
                  <Text>{calendarTexts.calendarPicked} </Text>
                  <Text className={styles.pickedDate}>{longDate(marked)}</Text>
                </>
              ) : (
                <Text>{calendarTexts.calendarNothing}</Text>
              )}
            </View>
            {mode === 'all' && onReset && (
              <Tap className={styles.reset} onTap={onReset}>
                <Icon name="refresh" size={16} />
                <Text className={styles.resetText}>{calendarTexts.calendarReset}</Text>
              </Tap>
            )}
          </View>
          <Button block loading={busy} disabled={!pickable} onTap={() => onPick(marked)}>
            {mode === 'all' ? calendarTexts.calendarAll : calendarTexts.calendarSingle}
          </Button>
        </>
      }
    >
      <ScrollView scrollY className={styles.scroll}>
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
                        on={pickable && cell.date === marked}
                        onTap={mark}
                      />
                    )
                  )}
              </View>
            </View>
          ))}
        </View>
      </ScrollView>
    </Sheet>
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
