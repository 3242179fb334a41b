import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Img } from '@/components/ui/img'
import { LinkCard, LinkName } from '@/components/ui/link-card'
import { dateOf, monthDay } from '@/domain/date'
import { toYuan } from '@/domain/money'
import { navigate } from '@/routes/navigate'
import type { Rail } from '@/services/catalogue/browse'
import { priceNow } from '@/services/catalogue/products'
import type { RailsModel } from './rails-model'
import { lowerTexts as texts } from './texts'
import styles from './band.module.scss'

/** A shelf whose products are all alike from outside: one band with the box that comes home. */
export const Band = observer(function Band({
  rails,
  rail,
  title
}: {
  rails: RailsModel
  rail: Rail
  title: string
}) {
  const { shelf, count, products } = rail
  const leaves = rails.facts.arrival?.leavesBy
  const whole = products.length === count
  const least = whole ? Math.min(...products.map(({ product }) => priceNow(product))) : null
  const facts = [
    leaves ? texts.leaves(monthDay(dateOf(leaves))) : '',
    least === null ? '' : texts.from(toYuan(least))
  ].filter((fact) => fact !== '')
  return (
    <LinkCard className={styles.band}>
      <View className={styles.text}>
        <LinkName level={2} className={styles.title} onTap={() => navigate('shop', { category: shelf })}>
          {title}
        </LinkName>
        <View className={styles.line}>{texts.genes(count)}</View>
        {facts.length > 0 ? <View className={styles.line}>{facts.join('，')}</View> : null}
        <View className={styles.look} aria-hidden>
          {texts.look}
        </View>
      </View>
      <Img src="/seed-img/scene/kitOpenS.svg" tone="none" fit="contain" className={styles.art} />
    </LinkCard>
  )
})
