import { View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import type { CardDetail } from '@/services/card/wallet'
import { PlainFace, toneOf } from '../../shared/card-face'
import { maskedNumber } from '../../shared/numbers'
import { cardTexts } from '../../shared/texts'
import { texts } from '../texts'
import styles from './hero.module.scss'

const SCENE = '/seed-img/illus/enterprise.svg'
const DAY_MS = 24 * 3_600_000
const WHOLE = 100
/** The line urges for as many days. */
const SOON_DAYS = 30

const daysOf = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / DAY_MS

/** How much of its time is over, in percent. */
function percentOver({ from, until, daysLeft, state }: CardDetail): number {
  if (state === 'early') return 0
  if (state === 'expired') return WHOLE
  const all = Math.max(1, daysOf(from, until))
  return Math.min(WHOLE, Math.max(0, Math.round((WHOLE * (all - daysLeft)) / all)))
}

function leftOf({ state, from, daysLeft }: CardDetail): string {
  if (state === 'early') return texts.earlyFrom(from)
  return state === 'expired' ? texts.over : texts.daysLeft(daysLeft)
}

/** Whose card it is, and its time as a line on which today is marked. */
export function Hero({ card }: { card: CardDetail }) {
  const { name, company, ofCompany, number, holder, from, until, state, daysLeft } = card
  const soon = state === 'live' && daysLeft <= SOON_DAYS
  const left = leftOf(card)
  const over = `${percentOver(card)}%`
  return (
    <View className={styles.hero}>
      <PlainFace
        tone={toneOf(card)}
        name={company || name}
        badge={cardTexts.states[state]}
        art={ofCompany ? <Img src={SCENE} className={styles.art} fit="contain" tone="none" eager /> : null}
      >
        {company ? <View className={styles.quiet}>{name}</View> : null}
        <View className={styles.number}>{maskedNumber(number)}</View>
        <View className={styles.holder}>
          <View className={styles.first} aria-hidden>
            {holder.name.slice(0, 1)}
          </View>
          <View>{texts.holder(holder.name, holder.relation)}</View>
        </View>
        <View role="img" aria-label={texts.window(from, until, left)}>
          <View className={styles.track}>
            <View className={cx(styles.over, soon && styles.soon)} style={{ width: over }} />
            <View className={styles.today} style={{ left: over }} />
          </View>
          <View className={styles.days}>
            <View>{texts.from(from)}</View>
            <View>{left}</View>
            <View>{texts.to(until)}</View>
          </View>
        </View>
      </PlainFace>
    </View>
  )
}
