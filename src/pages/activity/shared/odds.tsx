import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Img } from '@/components/ui/img'
import { percentOf } from '@/domain/activity/percent'
import type { Prize } from '@/services/activity/draws'
import styles from './odds.module.scss'
import { PICTURES } from './result'
import { oddsTexts as texts } from './texts'

const noteOf = ({ kind, stock, left, validDays }: Prize): string =>
  [
    stock !== null && left !== null ? texts.left(left, stock) : '',
    validDays === null ? '' : kind === 'goods' ? texts.claimDays(validDays) : texts.days(validDays)
  ]
    .filter(Boolean)
    .join(' · ')

interface OddsProps {
  prizes: readonly Prize[]
  /** Name of what is given for a prize that has run out; '' where none can. */
  fallback: string
  /** With a drawing before each; a wheel has them on itself. */
  pictured?: boolean
}

/** What can be drawn, how likely it is and how much is left of it: the same for everybody. */
export function Odds({ prizes, fallback, pictured = false }: OddsProps) {
  const most = Math.max(...prizes.map(({ odds }) => odds))
  const limited = prizes.some(({ stock }) => stock !== null)
  return (
    <Card title={texts.title} extra={<Text className={styles.sum}>{texts.sum}</Text>}>
      <View role="list">
        {prizes.map((prize) => {
          const note = noteOf(prize)
          return (
            <View
              key={prize.prizeId}
              className={styles.row}
              role="listitem"
              aria-label={texts.row(prize.name, percentOf(prize.odds), note)}
            >
              {pictured ? (
                <Img
                  src={PICTURES[prize.kind]}
                  tone={prize.kind === 'none' ? 'sand' : 'apricot'}
                  ripple="none"
                  round="8"
                  className={styles.picture ?? ''}
                />
              ) : null}
              <View className={styles.name}>
                <View>{prize.name}</View>
                {note ? <View className={styles.note}>{note}</View> : null}
              </View>
              <View className={styles.bar} aria-hidden>
                <View className={styles.fill} style={{ width: `${(100 * prize.odds) / most}%` }} />
              </View>
              <Text className={styles.odds}>{percentOf(prize.odds)}</Text>
            </View>
          )
        })}
      </View>
      <View
        className={styles.same}
      >{`${texts.same}${limited && fallback ? texts.fallback(fallback) : ''}`}</View>
    </Card>
  )
}
