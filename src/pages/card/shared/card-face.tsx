import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { formatYuan } from '@/domain/money'
import type { WalletCard } from '@/services/card/wallet'
import styles from './card-face.module.scss'
import { maskedNumber } from './numbers'
import { cardTexts as texts } from './texts'

type Tone = 'deep' | 'apricot' | 'sky' | 'quiet'

export const toneOf = ({ state, ofCompany, quota }: WalletCard): Tone => {
  if (state !== 'live' && state !== 'early') return 'quiet'
  return ofCompany ? (quota ? 'deep' : 'sky') : 'apricot'
}

/** What of it is told first: the quota, the balance, or how often it can be used. */
function sumOf({ quota, balance, rights }: WalletCard): { label: string; value: string } {
  if (balance) return { label: texts.balance, value: `¥${formatYuan(balance.left)}` }
  if (quota) return { label: texts.quota, value: `¥${formatYuan(quota.left)}` }
  const left = rights.reduce((sum, { uses }) => sum + uses.left, 0)
  return { label: texts.uses, value: texts.usesOf(left) }
}

interface PlainFaceProps {
  tone: Tone
  name: string
  badge?: ReactNode
  /** A drawing behind what is written. */
  art?: ReactNode
  children?: ReactNode
}

/** The face of a card, with what is to stand on it. */
export function PlainFace({ tone, name, badge, art, children }: PlainFaceProps) {
  return (
    <View className={cx(styles.face, styles[tone])}>
      <View className={cx(styles.ring, styles.large)} aria-hidden />
      <View className={cx(styles.ring, styles.small)} aria-hidden />
      {art}
      <View className={styles.in}>
        <View className={styles.top}>
          <View className={styles.name} role="heading" aria-level="2">
            {name}
          </View>
          {badge ? <View className={styles.badge}>{badge}</View> : null}
        </View>
        {children}
      </View>
    </View>
  )
}

/** A card of the wallet: whose, its number, what is left of it, until when. */
export function CardFace({ card }: { card: WalletCard }) {
  const { name, company, number, ofCompany, holder, state, from, until } = card
  const sum = sumOf(card)
  const sort = ofCompany ? texts.company : texts.personal
  return (
    <PlainFace
      tone={toneOf(card)}
      name={company || name}
      badge={texts.states[state] || `${sort} · ${holder.name}`}
    >
      <View className={styles.number}>{maskedNumber(number)}</View>
      <View className={styles.foot}>
        <View>
          <View className={styles.label}>{sum.label}</View>
          <View className={styles.value}>{sum.value}</View>
        </View>
        <View className={styles.right}>
          <View className={styles.label}>
            {state === 'early' ? texts.earlyFrom(from) : texts.until(ofCompany)}
          </View>
          <View className={styles.day}>{until}</View>
        </View>
      </View>
    </PlainFace>
  )
}
