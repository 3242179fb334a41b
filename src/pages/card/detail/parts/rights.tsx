import { View } from '@tarojs/components'
import { toOrder } from '@/components/order/to-order'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { ListRow } from '@/components/ui/list-row'
import { MoreLink } from '@/components/ui/section'
import { Tag } from '@/components/ui/tag'
import { dayInRow } from '@/domain/day-names'
import { limitTexts } from '@/domain/person/limits'
import type { CardRight, CompanyAddon, RightCombo, RightOrder } from '@/services/card/wallet'
import { RuleGroup } from '../../shared/rule-group'
import { cardTexts } from '../../shared/texts'
import { texts } from '../texts'
import styles from './rights.module.scss'

/** '17 项 · 22–45 岁', or why it does not suit. */
function factsOf(combo: RightCombo): string {
  const { itemCount, fit, reason } = combo
  const told = fit || reason === '' ? limitTexts(combo) : [reason]
  return [...(itemCount > 0 ? [cardTexts.items(itemCount)] : []), ...told].join(' · ')
}

function orderText({ personName, date, branchName, visited }: RightOrder): string {
  return (visited ? texts.used : texts.booked)(personName, dayInRow(date), branchName)
}

/** Of what shares its last use, the package that was chosen until somebody has come; else all. */
function shownOf({ combos, orders, rule, uses }: CardRight): readonly RightCombo[] {
  if (rule === '' || uses.left > 0) return combos
  const taken = orders.filter(({ visited }) => !visited).map(({ productCode }) => productCode)
  const chosen = combos.filter(({ productCode }) => taken.includes(productCode))
  return chosen.length > 0 ? chosen : combos
}

/** An entitlement: its packages with the rule that holds for them, and the orders that have a use of it. */
export function Right({ right, ofCompany }: { right: CardRight; ofCompany: boolean }) {
  const { name, rule, uses, combos, orders } = right
  const shown = shownOf(right)
  const [ahead] = shown.length < combos.length ? orders.filter(({ visited }) => !visited) : []
  return (
    <Card
      title={name}
      extra={<View className={styles.extra}>{uses.left > 0 ? texts.left(uses.left) : texts.spent}</View>}
    >
      <RuleGroup rule={ahead ? '' : rule}>
        {shown.map((combo) => (
          <View key={combo.comboId} className={styles.row} role="listitem">
            <View className={styles.main}>
              <View className={cx(styles.name, !combo.fit && styles.unfit)}>{combo.name}</View>
              <View className={styles.facts}>{factsOf(combo)}</View>
            </View>
            {combo.fit ? (
              <Tag tone="success">{ofCompany ? cardTexts.byCompany : cardTexts.free}</Tag>
            ) : (
              <Tag>{cardTexts.unfit}</Tag>
            )}
          </View>
        ))}
      </RuleGroup>
      {ahead ? (
        <View className={styles.change}>
          <View className={styles.facts}>{texts.changeNote}</View>
          <MoreLink
            text={texts.change}
            label={texts.changeOf(rule)}
            onTap={() => toOrder(ahead.number, ahead.kind)}
          />
        </View>
      ) : null}
      {orders.map((order) => {
        const text = orderText(order)
        return (
          <ListRow
            key={order.number}
            icon="calcheck"
            label={text}
            ariaLabel={texts.toOrder(text)}
            onTap={() => toOrder(order.number, order.kind)}
          />
        )
      })}
    </Card>
  )
}

/** What the company pays besides, with whichever package is booked. */
export function Addons({ addons }: { addons: readonly CompanyAddon[] }) {
  if (addons.length === 0) return null
  return (
    <Card title={texts.addons} extra={<View className={styles.extra}>{texts.together}</View>}>
      <RuleGroup rule={texts.all} all>
        {addons.map(({ id, name, required, byQuota, most, itemNames }) => (
          <View key={id} className={styles.row} role="listitem">
            <View className={styles.main}>
              <View className={styles.name}>{name}</View>
              <View className={styles.facts}>
                {texts.itemsOf(itemNames, required ? texts.most(most) : texts.upTo(most))}
              </View>
              {byQuota ? <View className={styles.facts}>{texts.byQuota}</View> : null}
            </View>
          </View>
        ))}
      </RuleGroup>
    </Card>
  )
}
