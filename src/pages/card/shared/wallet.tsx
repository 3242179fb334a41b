import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { usePullDownRefresh } from '@tarojs/taro'
import { LoadableView } from '@/components/loadable-view'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header, HeaderLink } from '@/components/ui/header'
import { ListRow } from '@/components/ui/list-row'
import { Empty } from '@/components/ui/page-state'
import { SkeletonList } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import { formatYuan } from '@/domain/money'
import { host } from '@/platform/host'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { usePageModel } from '@/routes/use-page-model'
import type { CardWallet } from '@/services/card/wallet'
import { useRoot } from '@/stores/context'
import { ServiceRow } from './service-row'
import { WalletEntry } from './wallet-entry'
import { WalletModel, type WalletTab } from './wallet-model'
import { walletTexts as texts } from './wallet-texts'
import styles from './wallet.module.scss'

const toBind = () => navigate('bindCard')

/** The account's cards; the address says which tab is open first. */
export const Wallet = observer(function Wallet({ tab }: { tab: WalletTab }) {
  const model = usePageModel((root, scope) => new WalletModel(root, scope, tab))
  usePullDownRefresh(() => void model.load().finally(() => host.stopRefresh()))
  const url = publicHref(tab === 'cards' ? 'cardService' : 'packageService')
  return (
    <View className={styles.page}>
      <Header
        title={texts.title}
        right={<HeaderLink label={texts.how} onTap={() => navigate('help', { topic: 'card' })} />}
      />
      <LoadableView
        value={model.request.loadable}
        skeleton={<SkeletonList rows={3} />}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url })}
      >
        {(wallet) => <Standing model={model} wallet={wallet} />}
      </LoadableView>
    </View>
  )
})

interface PartProps {
  model: WalletModel
}

const Standing = observer(function Standing({ model, wallet }: PartProps & { wallet: CardWallet }) {
  return (
    <>
      <Tabs items={model.tabs} active={model.tab} label={texts.tabs} onChange={(tab) => model.select(tab)} />
      <View className={styles.content}>
        {model.tab === 'cards' ? <Own model={model} wallet={wallet} /> : null}
        {model.tab === 'services' ? <Services model={model} /> : null}
        {model.tab === 'over' ? <Over model={model} /> : null}
      </View>
      <ActionBar>
        <Button kind="soft" block icon="plus" onTap={toBind}>
          {texts.bind}
        </Button>
      </ActionBar>
    </>
  )
})

const Own = observer(function Own({ model, wallet: { giftFen } }: PartProps & { wallet: CardWallet }) {
  const { feedback } = useRoot()
  const toSafe = () => {
    const [only, second] = model.open
    if (only && !second) model.detail(only)
    else feedback.toast({ text: texts.safeText })
  }
  return (
    <>
      {model.open.map((card) => (
        <WalletEntry key={card.number} model={model} card={card} />
      ))}
      {model.open.length === 0 ? <Empty scene="emptyCard" title={texts.none} text={texts.noneText} /> : null}
      <Card rows>
        <ListRow
          icon="gift"
          label={texts.gift}
          value={texts.giftLeft(formatYuan(giftFen))}
          onTap={() => navigate('giftCard')}
        />
        {model.open.length > 0 ? (
          <ListRow icon="lock" label={texts.safe} value={texts.safeHint} onTap={toSafe} />
        ) : null}
        <ListRow icon="calcheck" label={texts.allServices} onTap={() => navigate('medicalList')} />
        <ListRow icon="search" label={texts.find} onTap={() => void model.findOwn()} />
        <ListRow
          icon="doc"
          label={texts.agreement}
          onTap={() => navigate('agreementTable', { about: 'card' })}
        />
      </Card>
    </>
  )
})

const Services = observer(function Services({ model }: PartProps) {
  if (model.services.length === 0) {
    return (
      <Empty
        title={texts.noneServices}
        text={texts.noneServicesText}
        actions={[{ text: texts.bind, onTap: toBind }]}
      />
    )
  }
  return (
    <>
      {model.open.map((card) => {
        const own = model.services.filter((service) => service.card === card)
        if (own.length === 0) return null
        return (
          <Card key={card.number} title={card.company || card.name}>
            <View role="list">
              {own.map((service) => (
                <ServiceRow
                  key={`${service.right.id} ${service.combo.comboId}`}
                  service={service}
                  onBook={() => model.bookService(service)}
                />
              ))}
            </View>
          </Card>
        )
      })}
    </>
  )
})

const Over = observer(function Over({ model }: PartProps) {
  if (model.over.length === 0) return <Empty title={texts.noneOver} />
  return (
    <>
      {model.over.map((card) => (
        <WalletEntry key={card.number} model={model} card={card} over />
      ))}
    </>
  )
})
