import { View } from '@tarojs/components'
import { toOrder } from '@/components/order/to-order'
import { cx } from '@/components/ui/cx'
import { Icon, type IconName } from '@/components/ui/icon'
import { MoreLink } from '@/components/ui/section'
import { minuteOf } from '@/domain/date'
import type { GiftMovement } from '@/services/card/gift'
import { tailOf } from '../../shared/numbers'
import { movesTexts as texts, texts as pageTexts } from '../texts'
import styles from './moves.module.scss'

const ICONS: Readonly<Record<GiftMovement['verb'], IconName>> = {
  issue: 'gift',
  take: 'wallet',
  return: 'refresh',
  send: 'share',
  back: 'refresh',
  lapse: 'refresh',
  claim: 'gift',
  expire: 'clock'
}

/** Movements of gift cards: what for, when, which card, and the way to the order. */
export function Moves({ list }: { list: readonly GiftMovement[] }) {
  return (
    <View role="list">
      {list.map((movement) => (
        <Row key={movement.id} movement={movement} />
      ))}
    </View>
  )
}

function Row({
  movement: { verb, text, fen, leftFen, at, no, orderNumber, kind }
}: {
  movement: GiftMovement
}) {
  const tail = tailOf(no)
  return (
    <View className={styles.row} role="listitem">
      <View className={cx(styles.icon, fen < 0 ? styles.out : styles.in)} aria-hidden>
        <Icon name={ICONS[verb]} size={20} />
      </View>
      <View className={styles.main}>
        <View className={styles.name}>{text}</View>
        <View className={styles.quiet}>
          {`${minuteOf(at)} · ${verb === 'take' ? texts.paidBy(tail) : pageTexts.tail(tail)}`}
        </View>
        {orderNumber === '' ? null : (
          <MoreLink
            className={styles.order}
            text={texts.order(tailOf(orderNumber))}
            onTap={() => toOrder(orderNumber, kind)}
          />
        )}
      </View>
      <View className={styles.right}>
        <View className={styles.amount}>{texts.amount(fen)}</View>
        <View className={styles.quiet}>{texts.rest(leftFen)}</View>
      </View>
    </View>
  )
}
