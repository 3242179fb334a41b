import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { MoreLink } from '@/components/ui/section'
import type { WalletCard } from '@/services/card/wallet'
import { CardFace } from './card-face'
import { cardTexts } from './texts'
import styles from './wallet-entry.module.scss'
import type { WalletModel } from './wallet-model'
import { walletTexts as texts } from './wallet-texts'

/** What it books, in a line; '' of a card with a balance alone. */
function packagesOf({ rights }: WalletCard): string {
  const [first] = rights.filter(({ uses }) => uses.left > 0)
  if (!first) return ''
  const [only, second] = first.combos
  if (only && !second) return texts.items(only.name, only.itemCount)
  return texts.packages(first.combos.map(({ name }) => name).join(' / '), first.rule)
}

/** What is to be minded about it, and whether that urges. */
function noteOf(card: WalletCard): { text: string; warn: boolean } {
  const { state, expiring, daysLeft, ofCompany, rights } = card
  if (state === 'early') return { text: cardTexts.earlyFrom(card.from), warn: false }
  if (expiring) return { text: cardTexts.expiring(daysLeft), warn: true }
  if (card.balance && rights.length === 0) return { text: texts.balanceUse, warn: false }
  if (ofCompany) {
    return { text: rights.some(({ relations }) => relations.length > 0) ? texts.family : '', warn: false }
  }
  return { text: rights.length > 0 ? texts.upgrade : '', warn: false }
}

interface WalletEntryProps {
  model: WalletModel
  card: WalletCard
  /** Used up, run out, lost or taken back: it can be looked at alone. */
  over?: boolean
}

/** A card of the wallet with what it books, and the ways on. */
export const WalletEntry = observer(function WalletEntry({ model, card, over = false }: WalletEntryProps) {
  const name = card.company || card.name
  const packages = packagesOf(card)
  const note = over ? { text: '', warn: false } : noteOf(card)
  const bookable = !over && card.state === 'live' && packages !== ''
  return (
    <Card flush>
      <CardFace card={card} />
      <View className={styles.body}>
        {packages || note.text ? (
          <View className={styles.line}>
            <Icon name="calcheck" size={20} tone="primary" />
            <View className={styles.text}>
              <View>{packages || (card.rights.length > 0 ? texts.used : '')}</View>
              {note.text ? (
                <View className={cx(styles.note, note.warn && styles.warn)}>{note.text}</View>
              ) : null}
            </View>
          </View>
        ) : null}
        <View className={styles.foot}>
          <MoreLink text={texts.detail} label={texts.detailOf(name)} onTap={() => model.detail(card)} />
          {bookable ? (
            <Button size="md" label={texts.bookOf(name)} onTap={() => model.book(card)}>
              {cardTexts.book}
            </Button>
          ) : null}
        </View>
      </View>
    </Card>
  )
})
