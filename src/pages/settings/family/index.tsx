import { Text, View } from '@tarojs/components'
import { portraitOf } from '@/components/contact/portrait'
import { LoadableView } from '@/components/loadable-view'
import { toOrder } from '@/components/order/to-order'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Header } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { Notice } from '@/components/ui/notice'
import { Empty } from '@/components/ui/page-state'
import { Tag } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import { dateOf, monthDay } from '@/domain/date'
import { kindOfCategory } from '@/domain/kinds'
import { maskIdNumber, maskMobile } from '@/domain/mask'
import { ageOf } from '@/domain/person/age'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { Contact } from '@/services/account/contacts'
import type { Reader } from '@/services/report/report'
import { useRoot } from '@/stores/context'
import styles from '../shared/rows.module.scss'
import own from './index.module.scss'
import { FamilyModel } from './model'
import { texts } from './texts'

const MAX_PEOPLE = 50

function Family() {
  const { clock } = useRoot()
  const model = usePageModel((root, scope) => new FamilyModel(root, scope))
  const today = dateOf(clock.now())
  const readers = model.readers.value ?? []
  const add = () => navigate('addInfo', { contacts_id: 'new' })
  return (
    <View>
      <Header title={texts.title} />
      <Notice tone="primary" icon="shield" className={own.consent}>
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
                  reader={readers.find(({ contactsId }) => contactsId === person.id) ?? null}
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
  reader: Reader | null
  today: string
  onDefault: () => void
}

function Row({ person, reader, today, onDefault }: RowProps) {
  const { id, name, relation, gender, mobile, idNumber, idType, isDefault } = person
  const age = ageOf(person.birthday, today)
  const sex = gender === 1 ? texts.male : gender === 0 ? texts.female : ''
  const facts = [sex, age === null ? '' : texts.years(age), maskMobile(mobile)].filter((fact) => fact !== '')
  return (
    <View role="listitem">
      <Card>
        <View className={styles.head}>
          <Img src={portraitOf({ gender, age })} className={own.portrait} round="full" />
          <View className={styles.words}>
            <View className={styles.title}>
              <Text>{name}</Text>
              <Tag tone="primary">{relation}</Tag>
              {isDefault && <Tag tone="fill">{texts.byDefault}</Tag>}
            </View>
            <View className={styles.line}>{texts.facts(facts)}</View>
            <View className={styles.line}>{maskIdNumber(idNumber, idType)}</View>
            {isDefault ? null : (
              <Button
                kind="text"
                size="sm"
                className={own.standard}
                label={texts.makeDefaultOf(name)}
                onTap={onDefault}
              >
                {texts.makeDefault}
              </Button>
            )}
          </View>
          <Tap
            className={styles.icon}
            label={texts.edit(name)}
            onTap={() => navigate('addInfo', { contacts_id: id })}
          >
            <Icon name="edit" size={20} tone="ink3" />
          </Tap>
        </View>
        {reader && <Steps person={person} reader={reader} />}
      </Card>
    </View>
  )
}

/** What this person has, and what comes next. */
function Steps({ person: { id, name, gender }, reader }: { person: Contact; reader: Reader }) {
  const { access, reports, nextVisit } = reader
  const has = access === 'locked' ? texts.locked : reports > 0 ? texts.reports(reports) : texts.noReport
  const next = nextVisit ? texts.visit(monthDay(nextVisit.date)) : texts.bookFor[gender ?? 'none']
  return (
    <View className={own.steps}>
      <Tap
        className={own.step}
        role="link"
        label={texts.of(name, has)}
        onTap={() => navigate('myReport', { contact: id })}
      >
        <Icon name="doc" size={16} tone="ink2" />
        <Text>{has}</Text>
      </Tap>
      <Tap
        className={cx(own.step, own.next)}
        role="link"
        label={texts.of(name, next)}
        onTap={() =>
          nextVisit ? toOrder(nextVisit.orderNum, kindOfCategory(nextVisit.orderType)) : navigate('shop')
        }
      >
        <Icon name="calcheck" size={16} tone="primary" />
        <Text>{next}</Text>
      </Tap>
    </View>
  )
}

export default page('family', Family)
