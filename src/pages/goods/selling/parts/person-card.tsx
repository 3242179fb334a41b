import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { ContactPicker } from '@/components/contact/contact-picker'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { MoreLink } from '@/components/ui/section'
import { SkeletonBlock } from '@/components/ui/skeleton'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import { usePageModel } from '@/routes/use-page-model'
import type { DetailedProduct } from '@/services/catalogue/product-detail'
import { doseTexts as texts } from '../dose-texts'
import { PersonChoice } from '../person'
import styles from './person-card.module.scss'

/** 谁来接种: those of the account whom the product takes can be chosen, the others tell why not. */
export const PersonCard = observer(function PersonCard({ product }: { product: DetailedProduct }) {
  const choice = usePageModel((root, scope) => new PersonChoice(root, scope, product))
  const { come, person } = visitWordsOf(product.kind)
  const who = texts.who(come)
  if (choice.guest) {
    return (
      <Card title={who}>
        <Button block kind="line" onTap={choice.logIn}>
          {texts.login(person)}
        </Button>
      </Card>
    )
  }
  return (
    <Card title={who} extra={<MoreLink text={texts.add} onTap={choice.add} />}>
      <People choice={choice} whom={person} />
    </Card>
  )
})

interface PeopleProps {
  choice: PersonChoice
  /** 接种人 */
  whom: string
}

const People = observer(function People({ choice, whom }: PeopleProps) {
  const { people, picked, failed, known } = choice
  if (failed && !known) return <MoreLink text={texts.retry} onTap={choice.load} />
  if (!known) return <SkeletonBlock className={styles.waiting} />
  const fits = people.some(({ reason }) => reason === null)
  return (
    <>
      <ContactPicker people={people} pickedId={picked?.id ?? ''} onPick={choice.pick} />
      {picked ? (
        <View className={styles.fits}>
          <Icon name="checkC" size={16} tone="primary" />
          <Text className={styles.said}>{texts.fits(picked.name)}</Text>
        </View>
      ) : (
        <View className={styles.none}>{fits ? texts.pick(whom) : texts.nobody}</View>
      )}
    </>
  )
})
