import { useEffect, useState } from 'react'
import { ScrollView, Text, View } from '@tarojs/components'
import { MonthDays } from '@/components/booking/month-days'
import { isPickable } from '@/components/booking/month-days/cells'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Sheet } from '@/components/ui/sheet'
import { Tap } from '@/components/ui/tap'
import { longDate } from '@/domain/date'
import { BOOKING_WINDOW_DAYS } from '@/domain/booking/calendar/month-grid'
import type { PricedDay } from '@/services/booking/booking'
import { calendarTexts } from './texts'
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

/** The calendar sheet: stacked months from this week, a price or a reason under each day. */
export function BookingCalendar(props: BookingCalendarProps) {
  const { open, mode, place, days, today, chosen = '', busy = false, onPick, onReset, onClose } = props
  const [marked, mark] = useState(chosen)
  useEffect(() => {
    if (open) mark(chosen)
  }, [open, chosen])
  const pickable = days.some((day) => day.date === marked && isPickable(day, today))

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
            <View role="status">
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
        <MonthDays days={days} today={today} marked={pickable ? marked : ''} onMark={mark} />
      </ScrollView>
    </Sheet>
  )
}
