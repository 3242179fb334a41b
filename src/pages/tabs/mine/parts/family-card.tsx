import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { portraitOf } from '@/components/contact/portrait'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { Tap } from '@/components/ui/tap'
import { ageOf } from '@/domain/person/age'
import { navigate } from '@/routes/navigate'
import styles from '../index.module.scss'
import type { MineModel } from '../model'
import { mineTexts as texts } from '../texts'

interface FamilyCardProps {
  model: MineModel
  today: string
}

/** With the way to another one they fill the first row. */
const FIRST_ROW = 3

/** The people that can be booked for: a row, whose room is there before they are, and the others on demand. */
export const FamilyCard = observer(function FamilyCard({ model, today }: FamilyCardProps) {
  const [whole, setWhole] = useState(false)
  const count = model.family.value?.length ?? 0
  const more = whole ? texts.foldFamily : texts.wholeFamily(count)
  return (
    <Card
      title={texts.family}
      {...(count > FIRST_ROW ? { more, onMore: () => setWhole((shown) => !shown) } : {})}
    >
      <View className={styles.people}>
        <LoadableView
          value={model.family.loadable}
          error={() => (
            <View className={styles.failed}>
              <View>{texts.familyFailed}</View>
              <Button kind="text" size="sm" onTap={() => void model.loadFamily()}>
                {texts.retry}
              </Button>
            </View>
          )}
          skeleton={<View />}
        >
          {(people) => (
            <View className={styles.grid}>
              {(whole ? people : people.slice(0, FIRST_ROW)).map((person) => (
                <Tap
                  key={person.id}
                  className={styles.quarter}
                  label={`${person.name} ${person.relation}`}
                  onTap={() => navigate('addInfo', { contacts_id: person.id })}
                >
                  <Img
                    src={portraitOf({ gender: person.gender, age: ageOf(person.birthday, today) })}
                    className={styles.face}
                  />
                  <View className={styles.name}>{person.name}</View>
                  <View className={styles.relation}>{person.relation}</View>
                </Tap>
              ))}
              <Tap
                className={styles.quarter}
                label={texts.addLabel}
                onTap={() => navigate('addInfo', { contacts_id: 'new' })}
              >
                <View className={styles.plus}>
                  <Icon name="plus" size={24} tone="primary" />
                </View>
                <View className={styles.addText}>{texts.add}</View>
              </Tap>
            </View>
          )}
        </LoadableView>
      </View>
    </Card>
  )
})
