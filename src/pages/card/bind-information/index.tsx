import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { ListRow } from '@/components/ui/list-row'
import { Notice } from '@/components/ui/notice'
import { Empty } from '@/components/ui/page-state'
import { formatYuan } from '@/domain/money'
import { host } from '@/platform/host'
import { goBack, navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { EnterpriseCard } from '@/services/card/binding'
import { useRoot } from '@/stores/context'
import { PlainFace } from '../shared/card-face'
import styles from './index.module.scss'
import { InformationModel } from './model'
import { texts } from './texts'

const rowsOf = ({ person }: EnterpriseCard): readonly (readonly [string, string])[] =>
  (
    [
      [texts.name, person.name],
      [texts.document, `${texts.idTypes[person.idType] ?? ''} ${person.idNumber}`.trim()],
      [texts.mobile, person.mobile],
      [texts.relation, person.relation],
      [texts.workNo, person.workNo]
    ] as const
  ).filter(([, value]) => value !== '')

/** What the company registered, to be looked over before the card is bound. */
function BindInformation() {
  const model = usePageModel((root, scope) => new InformationModel(root, scope))
  return <Screen model={model} />
}

const Screen = observer(function Screen({ model }: { model: InformationModel }) {
  const { card } = model
  return (
    <View>
      <Header title={texts.title} />
      {card ? (
        <Standing model={model} card={card} />
      ) : (
        <Empty
          title={texts.none}
          text={texts.noneText}
          actions={[{ text: texts.toBind, onTap: () => navigate('bindCard', {}, { replace: true }) }]}
        />
      )}
    </View>
  )
})

interface StandingProps {
  model: InformationModel
  card: EnterpriseCard
}

const Standing = observer(function Standing({ model, card }: StandingProps) {
  const { company, name, match } = card
  const { blocked, busy } = model
  return (
    <View className={styles.page}>
      <View className={styles.face}>
        <PlainFace tone="deep" name={company || name}>
          <View className={styles.look}>{texts.look}</View>
        </PlainFace>
      </View>
      {blocked ? (
        <View role="alert">
          <Notice round icon="warnC" className={styles.notice}>
            {blocked}
          </Notice>
        </View>
      ) : null}
      <Card rows>
        {rowsOf(card).map(([label, value]) => (
          <ListRow key={label} label={label} value={value} />
        ))}
        <ListRow label={texts.department} hint={texts.departmentNote} />
      </Card>
      {match === 'new' ? <View className={styles.note}>{texts.isNew}</View> : null}
      <Gives card={card} />
      <Wrong card={card} />
      <Notice round tone="info" icon="shield" className={styles.notice}>
        <Text>{`${texts.privacy}，${texts.privacyText}`}</Text>
      </Notice>
      <Card rows>
        <ListRow
          icon="doc"
          label={texts.agreement}
          onTap={() => navigate('agreementTable', { about: 'card' })}
        />
      </Card>
      <ActionBar>
        <Button block loading={busy} disabled={blocked !== ''} onTap={() => void model.bind()}>
          {card.bound ? texts.see : texts.bind}
        </Button>
      </ActionBar>
    </View>
  )
})

/** What comes with the card. */
function Gives({ card: { rights, quotaFen, balanceFen, until } }: Pick<StandingProps, 'card'>) {
  return (
    <Card title={texts.gives} extra={<View className={styles.until}>{texts.until(until)}</View>} rows>
      {rights.map(({ name, text, family }) => (
        <ListRow
          key={`${name} ${text}`}
          icon="calcheck"
          label={name}
          value={text}
          note={family ? texts.family : undefined}
        />
      ))}
      {quotaFen > 0 ? <ListRow icon="wallet" label={texts.quota} value={`¥${formatYuan(quotaFen)}`} /> : null}
      {balanceFen > 0 ? (
        <ListRow icon="wallet" label={texts.balance} value={`¥${formatYuan(balanceFen)}`} />
      ) : null}
    </Card>
  )
}

/** The company alone changes what it registered. */
function Wrong({ card }: Pick<StandingProps, 'card'>) {
  const { feedback } = useRoot()
  const rows = rowsOf(card).map(([label, value]) => `${label}：${value}`)
  const copy = async () => {
    if ((await host.copy(texts.copyText(card.company, rows))) && !host.copyIsTold) {
      feedback.toast({ text: texts.copied, icon: 'success' })
    }
  }
  return (
    <Card title={texts.wrong}>
      <View className={styles.text}>{texts.wrongText}</View>
      <View className={styles.ways}>
        <Button kind="line" size="md" icon="copy" onTap={() => void copy()}>
          {texts.copy}
        </Button>
        <Button kind="text" size="md" onTap={goBack}>
          {texts.wrongCard}
        </Button>
      </View>
    </Card>
  )
}

export default page('bindInformation', BindInformation)
