import { useEffect, useState, type ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { OfflineLine } from '@/components/offline-line'
import { Card } from '@/components/ui/card'
import { isDate, longDate } from '@/domain/date'
import { storage } from '@/platform/storage'
import type { DeskFacts } from '@/services/order/kept-parts'
import { useRoot } from '@/stores/context'
import { deskOf, showKept } from '@/stores/kept-answers'
import styles from './index.module.scss'
import { texts } from './texts'

interface DeskCardProps {
  open: boolean
  orderNum: string
  /** Another try, where nothing is kept of the order. */
  again: ReactNode
}

/** Without network: what the branch's desk asks for, as it was when the order was seen last. */
export function DeskCard({ orderNum, again }: DeskCardProps) {
  const { clock, feedback } = useRoot()
  const [deps] = useState(() => ({ storage: storage.local, now: clock.now, feedback }))
  const [kept] = useState(() => deskOf(orderNum, deps))
  useEffect(() => {
    if (kept) showKept(kept.at, deps)
  }, [kept, deps])
  if (!kept) return <>{again}</>
  return (
    <>
      <OfflineLine open />
      <Facts {...kept.facts} />
    </>
  )
}

function Facts({
  orderNum,
  productName,
  date,
  timespan,
  branchName,
  address,
  personName,
  number,
  codes
}: DeskFacts) {
  const facts = [
    [texts.deskWhat, productName],
    [texts.deskWhen, isDate(date) ? `${longDate(date)} ${timespan}` : ''],
    [texts.deskWhere, [branchName, address].filter(Boolean).join(' ')],
    [texts.deskWho, personName],
    [texts.orderNum, orderNum]
  ] as const
  return (
    <Card className={styles.desk}>
      <View className={styles.deskTitle} role="heading" aria-level="2">
        {texts.deskTitle}
      </View>
      {[number, ...codes].filter(Boolean).map((code) => (
        <View key={code} className={styles.deskNumber}>
          {code}
        </View>
      ))}
      {facts.map(([name, fact]) =>
        fact === '' ? null : (
          <View key={name} className={styles.deskRow}>
            <Text className={styles.deskName}>{name}</Text>
            <Text className={styles.deskFact}>{fact}</Text>
          </View>
        )
      )}
    </Card>
  )
}
