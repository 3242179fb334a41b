import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Price } from '@/components/ui/price'
import type { Membership } from '@/services/activity/members'
import { texts } from '../texts'
import styles from './worth.module.scss'

/** Whether it would have been worth it in the last year, and when it is not. */
export function Worth({ member, onLogin }: { member: Membership; onLogin: () => void }) {
  const { lastYear, percent, priceFen, breakEvenFen } = member
  return (
    <Card title={texts.worth}>
      {lastYear ? (
        <>
          <Line name={texts.lastYear} sub={texts.orders(lastYear.orders)} fen={lastYear.paidFen} />
          <Line name={texts.saves(percent)} fen={-lastYear.savesFen} saving />
          <Line name={texts.fee} fen={priceFen} />
          <View className={styles.total}>
            <Line
              name={lastYear.netFen < 0 ? texts.loses : texts.net}
              fen={Math.abs(lastYear.netFen)}
              saving={lastYear.netFen > 0}
            />
          </View>
        </>
      ) : (
        <View className={styles.guest}>
          <Text>{texts.guest}</Text>
          <Button size="sm" kind="soft" onTap={onLogin}>
            {texts.login}
          </Button>
        </View>
      )}
      <View className={styles.quiet}>{texts.notWorth(breakEvenFen)}</View>
    </Card>
  )
}

interface LineProps {
  name: string
  sub?: string
  fen: number
  saving?: boolean
}

function Line({ name, sub, fen, saving = false }: LineProps) {
  return (
    <View className={styles.line}>
      <View>
        <Text>{name}</Text>
        {sub ? <Text className={styles.sub}>{sub}</Text> : null}
      </View>
      <Price fen={fen} size="sm" {...(saving ? {} : { tone: 'ink' as const })} />
    </View>
  )
}
