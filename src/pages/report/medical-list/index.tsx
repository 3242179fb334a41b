import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { toOrder } from '@/components/order/to-order'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header, HeaderLink } from '@/components/ui/header'
import { ListRow } from '@/components/ui/list-row'
import { Empty } from '@/components/ui/page-state'
import { Tabs } from '@/components/ui/tabs'
import { Tag } from '@/components/ui/tag'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { CardServices, CardUse, ServiceCard } from '@/services/report/card-services'
import styles from './index.module.scss'
import { MedicalListModel } from './model'
import { texts } from './texts'

const TAIL = -4

/** What the own cards are good for. */
function MedicalList() {
  const model = usePageModel((_root, scope) => new MedicalListModel(scope))
  return (
    <View className={styles.page}>
      <Header
        title={texts.title}
        right={<HeaderLink label={texts.bind} onTap={() => navigate('bindCard')} />}
      />
      <LoadableView
        value={model.request.loadable}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: publicHref('medicalList', {}) })}
      >
        {(services) => <Services model={model} services={services} />}
      </LoadableView>
    </View>
  )
}

const Services = observer(function Services({
  model,
  services: { cards, uses }
}: {
  model: MedicalListModel
  services: CardServices
}) {
  return (
    <>
      <Tabs items={model.tabs} active={model.tab} label={texts.tabs} onChange={(tab) => model.select(tab)} />
      <View className={styles.content}>
        {model.tab === 'open' ? <Cards model={model} cards={cards} /> : <Uses uses={uses} />}
      </View>
      <Card rows>
        <ListRow icon="heart" label={texts.care} onTap={() => navigate('healthIntroduce')} />
        <ListRow icon="shield" label={texts.claims} onTap={() => navigate('claimsIntroduce')} />
      </Card>
    </>
  )
})

const Cards = observer(function Cards({
  model,
  cards
}: {
  model: MedicalListModel
  cards: readonly ServiceCard[]
}) {
  if (cards.length === 0) {
    return (
      <Empty
        title={texts.none}
        text={texts.noneText}
        actions={[
          { text: texts.toShop, kind: 'line', onTap: () => navigate('shop') },
          { text: texts.bindFirst, onTap: () => navigate('bindCard') }
        ]}
      />
    )
  }
  return (
    <>
      {cards.map((card) => (
        <Card
          key={card.number}
          title={card.name}
          extra={<Tag tone="info">{card.ofCompany ? texts.company : texts.personal}</Tag>}
        >
          <View className={styles.quiet}>{texts.tail(card.number.slice(TAIL), card.until)}</View>
          {card.familyAllowed && <View className={styles.quiet}>{texts.family}</View>}
          {card.quotaLeftFen > 0 && <View className={styles.quiet}>{texts.quota(card.quotaLeftFen)}</View>}
          <View role="list">
            {card.combos.map((combo) => (
              <View key={combo.productCode} className={styles.combo} role="listitem">
                <View className={styles.name}>{combo.name}</View>
                {combo.bookable && combo.kind ? (
                  <Button size="md" label={texts.bookOf(combo.name)} onTap={() => model.book(card, combo)}>
                    {texts.book}
                  </Button>
                ) : (
                  <View className={styles.quiet}>{texts.byPhone}</View>
                )}
              </View>
            ))}
          </View>
        </Card>
      ))}
      <View className={styles.foot}>{texts.foot}</View>
    </>
  )
})

function Uses({ uses }: { uses: readonly CardUse[] }) {
  if (uses.length === 0) return <Empty title={texts.noneUsed} />
  return (
    <Card>
      {uses.map(({ cardNumber, company, name, orderNum, kind, state, date }) => (
        <ListRow
          key={[cardNumber, name, orderNum, date].join(' ')}
          label={name}
          note={[company, date].filter((part) => part !== '').join(' · ')}
          value={state}
          {...(orderNum === '' ? {} : { onTap: () => toOrder(orderNum, kind) })}
        />
      ))}
    </Card>
  )
}

export default page('medicalList', MedicalList)
