import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Check } from '@/components/ui/check'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import { above, LinkCard, LinkName } from '@/components/ui/link-card'
import { Price } from '@/components/ui/price'
import { Tag } from '@/components/ui/tag'
import { formatYuan } from '@/domain/money'
import type { ExchangeCard } from '@/domain/draft/parts'
import type { AddonModel } from '../model'
import { texts } from '../texts'
import groupStyles from './group.module.scss'
import styles from './exchange.module.scss'

const Card = observer(function Card({ model, offer }: { model: AddonModel; offer: ExchangeCard }) {
  const { name, eligible, gapFen } = offer
  const gap = !eligible && gapFen > 0
  return (
    <LinkCard className={cx(styles.card, !eligible && styles.unmet)}>
      <Img src={offer.image} className={styles.picture} round="8" />
      <View className={styles.main}>
        <View className={styles.head}>
          <LinkName className={styles.name} onTap={() => model.openExchange(offer)}>
            {name}
          </LinkName>
          {eligible ? null : <Tag className={styles.tag}>{texts.exchangeUnmet}</Tag>}
        </View>
        <View className={styles.clerk}>{offer.clerk}</View>
        <View className={styles.prices}>
          <Price fen={offer.priceFen} size="sm" tone={eligible ? 'price' : 'ink'} />
          <Price fen={offer.originalPriceFen} size="xs" struck className={styles.was} />
          {gap ? <Text className={styles.gap}>{texts.exchangeGap(formatYuan(gapFen))}</Text> : null}
        </View>
      </View>
      <Check
        className={above}
        on={model.session.exchangeId === offer.id}
        disabled={!eligible}
        label={texts.exchangeChoose(name)}
        onChange={() => model.toggleExchange(offer)}
      />
    </LinkCard>
  )
})

/** 换购: one item an order, once its condition is met (R2.139, R4.43). */
export const ExchangeBlock = observer(function ExchangeBlock({
  model,
  id
}: {
  model: AddonModel
  id: string
}) {
  return (
    <View id={id} className={groupStyles.group}>
      <View className={groupStyles.title} role="heading" aria-level="2">
        {texts.exchangeTitle}
      </View>
      <View className={groupStyles.hint}>{texts.exchangeHint}</View>
      <View className={groupStyles.cards}>
        {model.exchanges.map((offer) => (
          <Card key={offer.id} model={model} offer={offer} />
        ))}
      </View>
    </View>
  )
})
