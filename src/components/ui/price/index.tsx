import { Text, View } from '@tarojs/components'
import { formatYuan, splitPrice } from '@/domain/money'
import { cx } from '../cx'
import styles from './index.module.scss'

export interface PriceProps {
  /** Amount in integer fen; a negative one is a deduction and shows as `-¥200.00`. */
  fen: number
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  tone?: 'price' | 'ink' | 'white'
  /** Always two decimals, for what is paid; otherwise a whole amount shows none, for browsing. */
  exact?: boolean
  /** A former price: struck through and spoken as one. */
  struck?: boolean
  /** Small text behind the amount, e.g. `起`. */
  unit?: string
  className?: string
}

const spoken = (fen: number, struck: boolean, unit: string): string => {
  const kind = struck ? '原价' : fen < 0 ? '减' : ''
  return `${kind}${formatYuan(Math.abs(fen))}元${unit}`
}

/** An amount of money in three sizes of type (§5). Screen readers get the whole amount as one phrase. */
export function Price({
  fen,
  size = 'md',
  tone = 'price',
  exact = false,
  struck = false,
  unit = '',
  className
}: PriceProps) {
  const { integer, decimal } = splitPrice(Math.abs(fen))
  const digits = exact ? decimal.padEnd(2, '0') : decimal
  return (
    <View
      className={cx(styles.price, styles[size], styles[tone], struck && styles.struck, className)}
      role="img"
      aria-label={spoken(fen, struck, unit)}
    >
      <Text className={styles.symbol} aria-hidden>
        {fen < 0 ? '-¥' : '¥'}
      </Text>
      <Text className={styles.integer} aria-hidden>
        {integer}
      </Text>
      {digits ? (
        <Text className={styles.decimal} aria-hidden>
          .{digits}
        </Text>
      ) : null}
      {unit ? (
        <Text className={styles.unit} aria-hidden>
          {unit}
        </Text>
      ) : null}
    </View>
  )
}
