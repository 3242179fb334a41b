import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { SessionDialog } from '@/components/addon/session-dialog'
import { VisitFacts } from '@/components/addon/visit-facts'
import { HoldStrip } from '@/components/booking/hold-keeper'
import { LoadableView } from '@/components/loadable-view'
import { Notice } from '@/components/ui/notice'
import { useShell } from '@/components/ui/page-shell/shell'
import { Empty } from '@/components/ui/page-state'
import { SkeletonList } from '@/components/ui/skeleton'
import { StepBar } from '@/components/ui/step-bar'
import { BOOKING_STEPS } from '@/domain/booking/next-screen'
import { navigate } from '@/routes/navigate'
import { usePageModel } from '@/routes/use-page-model'
import { Info } from '../parts/info'
import { texts } from '../texts'
import { BlocksBar } from './bar'
import { Block } from './block'
import styles from './index.module.scss'
import { BlocksModel, type BlocksParams } from './model'
import { blockTexts } from './texts'

/** Index of this screen among the steps of a booking. */
const STEP = 1

/** Add-ons of a product that brings its own (§2 'Sugarshaker'). */
export const Blocks = observer(function Blocks({ params }: { open: boolean; params: BlocksParams }) {
  const model = usePageModel((root, scope) => new BlocksModel(root, scope, params))
  const { elder } = useShell()
  const { booked, total } = model
  if (model.placed) return <SkeletonList rows={4} />
  if (!booked) {
    return (
      <Empty
        title={texts.missingTitle}
        text={texts.missingText}
        actions={[{ text: texts.toBooking, onTap: model.toBooking }]}
      />
    )
  }
  return (
    <View className={styles.page}>
      {elder ? null : (
        <>
          <StepBar steps={BOOKING_STEPS} current={STEP} />
          <VisitFacts
            visit={booked.visit}
            count={total}
            lead={texts.totalLead}
            tail={texts.totalTail}
            label={texts.totalLabel(total)}
            onTap={model.openTotal}
          />
        </>
      )}
      <HoldStrip keeper={model.hold} />
      <Notice tone="primary" icon="info">
        {blockTexts.hint}
      </Notice>
      <LoadableView
        value={model.request.loadable}
        skeleton={<SkeletonList rows={4} />}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize')}
      >
        {({ packages }) => (
          <>
            <View className={styles.cards}>
              {packages.map((pkg) => (
                <Block key={pkg.packageId} model={model} pkg={pkg} />
              ))}
            </View>
            <BlocksBar model={model} />
          </>
        )}
      </LoadableView>
      <Info model={model} />
      <SessionDialog session={model.session} />
    </View>
  )
})
