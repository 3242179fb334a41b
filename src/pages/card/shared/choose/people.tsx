import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { toOrder } from '@/components/order/to-order'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import { MoreLink } from '@/components/ui/section'
import { Tap } from '@/components/ui/tap'
import { portraitOf } from '@/components/contact/portrait'
import type { CardPerson } from '@/services/card/people'
import type { ChooseModel } from './model'
import styles from './people.module.scss'
import { texts } from './texts'

/** What somebody has left, or why nothing can be booked for them. */
function leftOf({ reason, holder, left, canName, named }: CardPerson): string {
  if (reason !== '' && !canName) return reason
  return holder || named ? texts.left(left) : texts.share
}

/** For whom: each with what is left, or why not. */
export const People = observer(function People({ model, title }: { model: ChooseModel; title: string }) {
  const { people, person } = model
  const orders = people.filter(({ orderNumber }) => orderNumber !== '')
  return (
    <View className={styles.block}>
      <View className={styles.title} role="heading" aria-level="2">
        {title}
      </View>
      <View className={styles.people} role="radiogroup" aria-label={title}>
        {people.map((one) => {
          const on = one.id === person?.id
          const off = one.reason !== '' && !one.canName
          const left = leftOf(one)
          const who = texts.person(one.relation, one.age)
          return (
            <Tap
              key={one.id}
              role="radio"
              className={cx(styles.person, on && styles.on, off && styles.off)}
              label={`${one.name} ${who} ${left}`}
              checked={on}
              disabled={off}
              onTap={() => void model.pick(one)}
            >
              <Img src={portraitOf({ gender: one.sex, age: one.age })} className={styles.face} round="full" />
              <View className={styles.name}>{one.name}</View>
              <View className={styles.relation}>{who}</View>
              <View className={styles.left}>{left}</View>
            </Tap>
          )
        })}
      </View>
      {orders.map(({ id, name, orderNumber, kind }) => (
        <MoreLink key={id} text={`${name}${texts.booked}`} onTap={() => toOrder(orderNumber, kind)} />
      ))}
    </View>
  )
})
