import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { HoldStrip } from '@/components/booking/hold-keeper'
import { Progressive } from '@/components/progressive'
import { LoadableView } from '@/components/loadable-view'
import { Header, HeaderIcon } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { onDemand } from '@/components/ui/on-demand'
import { useShell } from '@/components/ui/page-shell/shell'
import { Empty } from '@/components/ui/page-state'
import { StepBar } from '@/components/ui/step-bar'
import { BOOKING_STEPS } from '@/domain/booking/next-screen'
import { pageQuery } from '@/platform/page-query'
import { navigate } from '@/routes/navigate'
import type { RouteParams } from '@/routes/href'
import { usePageModel } from '@/routes/use-page-model'
import { useRoot } from '@/stores/context'
import type { ScreenPlan } from '../kinds/plan'
import { AddonModel, type AddonParams } from './model'
import { BottomBar } from './parts/bottom-bar'
import { Dialogs } from './parts/dialogs'
import { Facts } from './parts/facts'
import { FoundRow } from './parts/found-row'
import { Info } from './parts/info'
import { AddonList } from './parts/list'
import { Nav } from './parts/nav'
import { SelectedSheet } from './parts/selected-sheet'
import { AddonSkeleton } from './parts/skeleton'
import { texts } from './texts'
import styles from './index.module.scss'

const SearchPanel = onDemand(() => import('@/components/addon/search-panel').then((part) => part.SearchPanel))

const Blocks = onDemand(() => import('./blocks').then((part) => part.Blocks))
const DetailSheet = onDemand(() => import('./detail').then((part) => part.DetailSheet))
const Advice = onDemand(() => import('./parts/advice').then((part) => part.Advice))

/** Index of this screen among the steps of a booking. */
const STEP = 1
const Program = observer(function Program({ plan, ...params }: AddonParams & { plan: ScreenPlan }) {
  const model = usePageModel((root, scope) => new AddonModel(root, scope, params, plan))
  const { items } = useRoot()
  const all = items.get('showAddPackageList') === params.id
  const { elder } = useShell()
  // What must be chosen is chosen from the list.
  const advised = elder && !all && model.session.problem === ''

  if (!model.booked) {
    return (
      <View className={styles.page}>
        <Header title={texts.title} />
        {model.placed ? (
          <AddonSkeleton />
        ) : (
          <Empty
            title={texts.missingTitle}
            text={texts.missingText}
            actions={[{ text: texts.toBooking, onTap: model.toBooking }]}
          />
        )}
      </View>
    )
  }
  return (
    <View className={styles.page}>
      <Header
        title={texts.title}
        right={
          <HeaderIcon label={texts.search} onTap={model.search.show}>
            <Icon name="search" size={22} />
          </HeaderIcon>
        }
      />
      {elder ? null : (
        <>
          <StepBar steps={BOOKING_STEPS} current={STEP} />
          <Facts model={model} />
        </>
      )}
      <HoldStrip keeper={model.hold} />
      <LoadableView
        value={model.list}
        skeleton={<AddonSkeleton />}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize')}
      >
        {() => (
          <Progressive>
            {advised ? (
              <Advice open model={model} onAll={() => items.set('showAddPackageList', params.id)} />
            ) : (
              <View className={styles.pane}>
                <Nav model={model} />
                <AddonList model={model} />
              </View>
            )}
            <BottomBar model={model} />
          </Progressive>
        )}
      </LoadableView>
      <SelectedSheet model={model} />
      <DetailSheet open={model.detailOpen} model={model} />
      <SearchPanel
        open={model.search.open}
        search={model.search}
        row={(hit, word) => <FoundRow key={hit.item.itemCode} {...hit} model={model} word={word} />}
      />
      <Info model={model} />
      <Dialogs model={model} />
    </View>
  )
})

export interface AddonScreenProps {
  readonly params: RouteParams<'addon'>
  /** null: the type has no add-ons. */
  readonly plan: ScreenPlan | null
}

/** The add-ons of a plan. */
export function AddonScreen({ params: { type, id, from, cardNumber, orderNum }, plan }: AddonScreenProps) {
  if (!plan) {
    return (
      <>
        <Header title={texts.title} />
        <Empty title={texts.unmatched} actions={[{ text: texts.toHome, onTap: () => navigate('home') }]} />
      </>
    )
  }
  // A mini-program has the quick type in the query, in place of the path's.
  const quick = plan.addons?.quick !== undefined && [type, pageQuery('type')].includes(plan.addons.quick)
  const params = { plan, id, ...(from ? { from } : {}), ...(cardNumber ? { cardNumber } : {}) }
  if (plan.addons?.blocks) {
    return (
      <>
        <Header title={texts.title} />
        <Blocks open params={params} />
      </>
    )
  }
  return <Program quick={quick} {...params} {...(orderNum ? { orderNum } : {})} />
}
