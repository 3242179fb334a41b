import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { PaidSplit } from '@/components/order/paid-split'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { IconName } from '@/components/ui/icon'
import type { OrderDetail } from '@/services/order/order'
import { openOrder } from '../open-order'
import { texts } from '../texts'
import { orderTexts } from '@/components/order/texts'
import styles from './cards.module.scss'

/** The first of them lies over the foot of the hero. */
export const Cards = ({ children }: PropsWithChildren) => <View className={styles.cards}>{children}</View>

export interface Way {
  readonly text: string
  readonly onTap: () => void
  readonly icon?: IconName
}

/** The one thing to do next; below it what it brings, or until when. */
export function NextStep({ text, icon, onTap, note = '' }: Way & { note?: string }) {
  return (
    <View className={styles.step}>
      <Button block {...(icon ? { icon } : {})} onTap={onTap}>
        {text}
      </Button>
      {note ? <View className={styles.note}>{note}</View> : null}
    </View>
  )
}

/** The order, and one other way, neither of which is what comes next. */
export function PlainWays({ order, other }: { order: OrderDetail; other?: Way | undefined }) {
  const ways = [{ text: orderTexts.seeOrder, onTap: () => openOrder(order) }, ...(other ? [other] : [])]
  return (
    <View className={styles.ways}>
      {ways.map(({ text, onTap }) => (
        <Button key={text} kind="line" className={styles.way} onTap={onTap}>
          {text}
        </Button>
      ))}
    </View>
  )
}

/** What was paid by what, and what is still open. */
export function PaidCard({ order: { lastPaid, lines, sums, paidTogether } }: { order: OrderDetail }) {
  if (!lastPaid) return null
  const others = paidTogether === 1 && sums.some(({ fen }) => fen !== lastPaid.fen)
  return (
    <Card>
      <PaidSplit
        name={lastPaid.name}
        fen={lastPaid.fen}
        ways={lastPaid.ways}
        lines={paidTogether === 1 ? lines : []}
      />
      {others ? <View className={styles.sums}>{sums.map(texts.sum).join(' · ')}</View> : null}
    </Card>
  )
}
