import { useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { SessionDialog } from '@/components/addon/session-dialog'
import { HoldStrip } from '@/components/booking/hold-keeper'
import { isPlaced, leadToPlaced } from '@/components/booking/placed-order'
import { Progressive } from '@/components/progressive'
import { LoadableView } from '@/components/loadable-view'
import { Header, HeaderIcon } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { onDemand } from '@/components/ui/on-demand'
import { Empty } from '@/components/ui/page-state'
import { SkeletonList } from '@/components/ui/skeleton'
import { StepBar } from '@/components/ui/step-bar'
import { BOOKING_STEPS } from '@/domain/booking/next-screen'
import type { Draft } from '@/domain/draft/draft'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { useRoot } from '@/stores/context'
import styles from './index.module.scss'
import { ChooseModel } from './model'
import { Bar } from './parts/bar'
import { Facts } from './parts/facts'
import { Packs } from './parts/packs'
import { Pane } from './parts/pane'
import { OfferRow } from './parts/row'
import { texts } from './texts'

const SearchPanel = onDemand(() => import('@/components/addon/search-panel').then((part) => part.SearchPanel))
const DetailSheet = onDemand(() => import('./parts/detail-sheet').then((part) => part.DetailSheet))
const Explanation = onDemand(() => import('./parts/explanation').then((part) => part.Explanation))
const Questions = onDemand(() => import('./parts/questions').then((part) => part.Questions))

/** Index of this screen among the steps of a booking. */
const STEP = 1

/** Nothing is booked, or what was booked is an order by now. */
function Missing({ placed }: { placed: boolean }) {
  return (
    <>
      <Header title={texts.title} />
      {placed ? (
        <SkeletonList rows={6} />
      ) : (
        <Empty
          title={texts.missingTitle}
          text={texts.missingText}
          actions={[
            { text: texts.toEntry, onTap: () => navigate('checkSupermarket', {}, { replace: true }) }
          ]}
        />
      )}
    </>
  )
}

const Program = observer(function Program({ draft, orderNum }: { draft: Draft; orderNum?: string }) {
  const model = usePageModel((root, scope) => new ChooseModel(root, scope, draft, orderNum))
  const { session, search } = model
  // Behind the cashier the draft has become an order; in front again the model leads to it.
  if (!model.booked) return <Missing placed={model.placed} />
  return (
    <View className={styles.page}>
      <Header
        title={texts.title}
        right={
          <HeaderIcon label={texts.search} onTap={search.show}>
            <Icon name="search" size={22} />
          </HeaderIcon>
        }
      />
      <StepBar steps={BOOKING_STEPS} current={STEP} />
      <Facts model={model} />
      <HoldStrip keeper={model.hold} />
      <LoadableView
        value={model.shownList}
        skeleton={<SkeletonList rows={6} />}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize')}
      >
        {() => (
          <Progressive>
            <Packs model={model} />
            <Pane model={model} />
            <Bar model={model} />
          </Progressive>
        )}
      </LoadableView>
      <DetailSheet open={model.detailOpen} model={model} />
      <SearchPanel
        open={search.open}
        search={search}
        row={({ packageId, item }, word) => (
          <OfferRow key={item.itemCode} model={model} packageId={packageId} item={item} word={word} />
        )}
      />
      <Explanation open={model.explaining} model={model} />
      <Questions open={model.question !== null} model={model} />
      <SessionDialog session={session} onConfirm={model.confirmDialog} />
    </View>
  )
})

function Choose() {
  const { id, cardNumber, orderNum } = useParams('supermarket')
  const root = useRoot()
  const [draft] = useState(() => root.process.draftOf(id, cardNumber))
  useEffect(() => {
    if (!draft) leadToPlaced(root, id)
  }, [root, draft, id])
  return draft ? (
    <Program draft={draft} {...(orderNum ? { orderNum } : {})} />
  ) : (
    <Missing placed={isPlaced(root, id)} />
  )
}

export default page('supermarket', Choose)
