import { ScrollView, Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { useUid } from '@/components/ui/popup/use-uid'
import { useCentred } from '@/components/ui/tabs/centre'
import { Tap } from '@/components/ui/tap'
import { contactTexts } from '../texts'
import styles from './index.module.scss'

export interface PickablePerson {
  readonly id: string
  readonly name: string
  readonly relation: string
  /** Why the product does not take this person: 限男士, 超出年龄; null when it does. */
  readonly reason: string | null
}

export interface ContactPickerProps {
  people: readonly PickablePerson[]
  pickedId: string
  onPick: (id: string) => void
}

/** The people of the account as chips, whom the product takes first; the others stay in sight with the reason. */
export function ContactPicker({ people, pickedId, onPick }: ContactPickerProps) {
  const uid = useUid('people')
  const shown = [true, false].flatMap((fit) => people.filter(({ reason }) => (reason === null) === fit))
  const scroll = useCentred(
    uid,
    shown.findIndex(({ id }) => id === pickedId)
  )
  return (
    <ScrollView
      id={uid}
      className={styles.scroll}
      scrollX
      enhanced
      showScrollbar={false}
      scrollWithAnimation
      {...scroll}
    >
      <View id={`${uid}-row`} className={styles.row} role="radiogroup" aria-label={contactTexts.pickPerson}>
        {shown.map(({ id, name, relation, reason }, at) => {
          const on = id === pickedId && reason === null
          return (
            <Tap
              key={id}
              id={`${uid}-${at}`}
              role="radio"
              className={cx(styles.person, on && styles.on, reason !== null && styles.off)}
              label={`${name} ${reason ?? relation}`}
              checked={on}
              disabled={reason !== null}
              onTap={() => onPick(id)}
            >
              <Text className={styles.name}>{name}</Text>
              <Text className={styles.relation}>{reason ?? relation}</Text>
            </Tap>
          )
        })}
      </View>
    </ScrollView>
  )
}
