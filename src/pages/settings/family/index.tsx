import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { Empty } from '@/components/ui/page-state'
import { Tag } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import { dashedBirthday } from '@/components/contact/form-data'
import { dateOf } from '@/domain/date'
import { maskIdNumber, maskMobile } from '@/domain/mask'
import { ageAt } from '@/domain/person/age'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { Contact } from '@/services/contacts'
import { useRoot } from '@/stores/context'
import styles from '../shared/rows.module.scss'
import { FamilyModel } from './model'
import { texts } from './texts'

const MAX_PEOPLE = 50

function Family() {
  const { clock } = useRoot()
  const model = usePageModel((root, scope) => new FamilyModel(root, scope))
  const today = dateOf(clock.now())
  const add = () => navigate('addInfo', { contacts_id: 'new' })
  return (
    <View>
      <Header title={texts.title} />
      <Notice tone="info" icon="shield">
        {texts.consent}
      </Notice>
      <LoadableView
        value={model.people.loadable}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: '/mine/family' })}
        empty={
          <Empty title={texts.empty} text={texts.emptyText} actions={[{ text: texts.add, onTap: add }]} />
        }
      >
        {(people) => (
          <View>
            <View role="list">
              {people.map((person) => (
                <Row
                  key={person.id}
                  person={person}
                  today={today}
                  onDefault={() => void model.makeDefault(person)}
                />
              ))}
            </View>
            <ActionBar tip={texts.left(MAX_PEOPLE, Math.max(0, MAX_PEOPLE - people.length))}>
              <Button block onTap={add}>
                {texts.add}
              </Button>
            </ActionBar>
          </View>
        )}
      </LoadableView>
    </View>
  )
}

interface RowProps {
  person: Contact
  today: string
  onDefault: () => void
}

function Row({ person, today, onDefault }: RowProps) {
  const { id, name, relation, gender, birthday, mobile, idNumber, idType, isDefault } = person
  const age = ageAt(dashedBirthday(birthday), today)
  const sex = gender === 1 ? texts.male : gender === 0 ? texts.female : ''
  const facts = [sex, age === null ? '' : texts.years(age), maskMobile(mobile)].filter((fact) => fact !== '')
  return (
    <View role="listitem">
      <Card>
        <View className={styles.head}>
          <View className={styles.words}>
            <View className={styles.title}>
              {name}
              <Tag>{relation}</Tag>
              {isDefault && <Tag>{texts.byDefault}</Tag>}
            </View>
            <View className={styles.line}>{texts.facts(facts)}</View>
            <View className={styles.line}>{maskIdNumber(idNumber, idType)}</View>
          </View>
          <Tap
            className={styles.icon}
            label={texts.edit(name)}
            onTap={() => navigate('addInfo', { contacts_id: id })}
          >
            <Icon name="right" size={20} tone="ink3" />
          </Tap>
        </View>
        {isDefault ? null : (
          <Button kind="text" size="sm" label={texts.makeDefaultOf(name)} onTap={onDefault}>
            {texts.makeDefault}
          </Button>
        )}
      </Card>
    </View>
  )
}

export default page('family', Family)
