import { View } from '@tarojs/components'
import { orderTexts } from '@/components/order/texts'
import { PrepList } from '@/components/order/prep-list'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { minuteOf } from '@/domain/date'
import { codeNameOf } from '@/domain/kinds/code-names'
import { navigate } from '@/routes/navigate'
import type { OrderDetail } from '@/services/order/order'
import { texts } from '../texts'
import styles from './next-card.module.scss'

/** What the customer has to do next: declare goods from abroad to customs, know how a sample is taken and sent back, or where a code is used. */
export function NextCard({ order }: { open: boolean; order: OrderDetail }) {
  const { declareBefore, kit } = order
  if (declareBefore !== null) return <Declare orderNum={order.number} until={declareBefore} />
  if (order.codes.length > 0) return <Codes order={order} />
  return kit ? <Kit kit={kit} /> : null
}

function Codes({ order: { kind, type, timeline } }: { order: OrderDetail }) {
  const way = timeline.find(({ state }) => state === 'now')?.text ?? ''
  return (
    <Card title={texts.next}>
      <View className={styles.text}>{texts.codes(codeNameOf(kind, type))}</View>
      {way ? <View className={styles.note}>{way}</View> : null}
    </Card>
  )
}

function Declare({ orderNum, until }: { orderNum: string; until: number }) {
  return (
    <Card title={texts.next}>
      <View className={styles.text}>{texts.declareNote(minuteOf(until))}</View>
      <Button
        block
        className={styles.button}
        onTap={() => navigate('crossBorderCertificateDetail', { orderNum })}
      >
        {orderTexts.declare}
      </Button>
      <View className={styles.note}>{texts.declareWhy}</View>
    </Card>
  )
}

const ICONS = ['clock', 'drop', 'leaf'] as const

function Kit({ kit }: { kit: NonNullable<OrderDetail['kit']> }) {
  return (
    <Card title={texts.kitGuide}>
      <PrepList steps={kit.guide.map((step, index) => ({ ...step, icon: ICONS[index] ?? 'info' }))} />
      <View className={styles.back}>
        <Notice round icon="info">
          {texts.kitBack}
        </Notice>
      </View>
    </Card>
  )
}
