import type { ReactNode } from 'react'
import { ScrollView, Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Icon, type IconName } from '@/components/ui/icon'
import { useUid } from '@/components/ui/popup/use-uid'
import { Tap } from '@/components/ui/tap'
import { useCentred } from '@/components/ui/tabs/centre'
import { bookingTexts } from '../texts'
import styles from './index.module.scss'

export interface StripDay {
  /** 'YYYY-MM-DD' */
  readonly date: string
  /** 今天 or the weekday, and 'MM-DD'. */
  readonly weekday: string
  readonly short: string
  /** 可约, 紧张, 已约满 or 未开放. */
  readonly note: string
  readonly tone: 'open' | 'tight' | 'off'
  /** It cannot be chosen. */
  readonly closed: boolean
  /** Read aloud. */
  readonly label: string
}

interface DayStripProps {
  days: readonly StripDay[]
  /** '' while none is. */
  chosen: string
  /** What the days are for: `到检日期`. */
  label: string
  /** A day is a tab over what is free on it, or one of a choice. */
  role: 'tab' | 'radio'
  /** It stands in a card, which has its own edges. */
  inset?: boolean
  onPick: (date: string) => void
  /** 更多日期 */
  onMore: () => void
  /** Before the way to more days. */
  children?: ReactNode
}

/** The near days side by side, the chosen one in the middle, and at the end the way to all of them. */
export function DayStrip({ days, chosen, label, role, inset, onPick, onMore, children }: DayStripProps) {
  const uid = useUid('days')
  const active = days.findIndex(({ date }) => date === chosen)
  const scroll = useCentred(uid, active)
  return (
    <View className={styles.strip}>
      <ScrollView
        id={uid}
        className={styles.scroll}
        scrollX
        enhanced
        showScrollbar={false}
        scrollWithAnimation
        {...scroll}
      >
        <View
          id={`${uid}-row`}
          className={cx(styles.row, inset && styles.inset)}
          role={role === 'tab' ? 'tablist' : 'radiogroup'}
          aria-label={label}
        >
          {days.map((day, at) => (
            <Tap
              key={day.date}
              id={`${uid}-${at}`}
              role={role}
              className={cx(styles.item, styles[day.tone], at === active && styles.on)}
              label={day.label}
              {...(role === 'tab' ? { selected: at === active } : { checked: at === active })}
              disabled={day.closed}
              onTap={() => onPick(day.date)}
            >
              <Text className={styles.weekday}>{day.weekday}</Text>
              <Text className={styles.short}>{day.short}</Text>
              <Text className={styles.note}>{day.note}</Text>
            </Tap>
          ))}
        </View>
      </ScrollView>
      {children}
      <DayStripEnd icon="cal" text={bookingTexts.moreDates} inset={inset} onTap={onMore} />
    </View>
  )
}

interface DayStripEndProps {
  icon: IconName
  text: string
  inset?: boolean | undefined
  onTap: () => void
}

/** A way on at the end of the strip, which stays while the days move. */
export function DayStripEnd({ icon, text, inset, onTap }: DayStripEndProps) {
  return (
    <Tap className={cx(styles.more, inset && styles.flat)} onTap={onTap}>
      <Icon name={icon} size={20} />
      <Text className={styles.moreText}>{text}</Text>
    </Tap>
  )
}
