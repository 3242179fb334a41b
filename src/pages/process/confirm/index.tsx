import { useEffect, useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { HoldStrip } from '@/components/booking/hold-keeper'
import { PaperReportCard } from '@/components/booking/paper-report-card'
import { InTurn } from '@/components/in-turn'
import { ActionBar, ActionSum } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Header } from '@/components/ui/header'
import { Loading } from '@/components/ui/loading'
import { onDemand } from '@/components/ui/on-demand'
import { Empty } from '@/components/ui/page-state'
import { Price } from '@/components/ui/price'
import { StepBar } from '@/components/ui/step-bar'
import { BOOKING_STEPS } from '@/domain/booking/next-screen'
import { longDate } from '@/domain/booking/calendar/day-state'
import { isKnownConfirmType } from '@/domain/completion'
import { formatYuan } from '@/domain/money'
import { isKnownBookingType } from '@/domain/product-kind'
import { host } from '@/platform/host'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { useRoot } from '@/stores/context'
import type { PackageDetail } from '@/stores/process'
import styles from './index.module.scss'
import { ConfirmModel } from './model'
import { Agreement } from './parts/agreement'
import { GiftsCard } from './parts/gifts-card'
import { PersonSection } from './parts/person-section'
import { CouponCard, PriceCard } from './parts/price-card'
import { VisitCard } from './parts/visit-card'
import { SubmitModel } from './submit'
import { texts } from './texts'

const SlotSheet = onDemand(() => import('@/components/booking/slot-sheet').then((part) => part.SlotSheet))
const SameOrderSheet = onDemand(() => import('./parts/same-order-sheet').then((part) => part.SameOrderSheet))

/** Index of 确认信息 in the step bar. */
const STEP = 2

function Confirm() {
  const params = useParams('confirm')
  const root = useRoot()
  const [{ model, submit }] = useState(() => {
    const confirm = new ConfirmModel(root, params)
    return {
      model: confirm,
      submit: new SubmitModel(root, confirm, host.toField)
    }
  })
  const hidden = useRef(false)
  useEffect(() => {
    model.enter()
    return model.leave
  }, [model])
  useDidHide(() => {
    hidden.current = true
  })
  useDidShow(() => {
    if (hidden.current) model.shown()
    hidden.current = false
  })

  if (submit.placed) return <Loading inline />
  return (
    <View>
      <Header title={texts.title} />
      {model.detail ? (
        <ConfirmForm model={model} submit={submit} detail={model.detail} />
      ) : (
        <Nothing type={params.type} id={params.id} />
      )}
    </View>
  )
}

/** An unknown kind of confirm, or nothing chosen yet (§2). */
function Nothing({ type, id }: { type: string; id: string }) {
  if (!isKnownConfirmType(type)) {
    const home = { text: texts.home, onTap: () => navigate('home') }
    return <Empty title={texts.unmatched} text={texts.unmatchedHint} actions={[home]} />
  }
  const action = isKnownBookingType(type)
    ? { text: texts.toBooking, onTap: () => navigate('booking', { type, id }, { replace: true }) }
    : { text: texts.toShop, onTap: () => navigate('shop') }
  return <Empty title={texts.noData} text={texts.noDataHint} actions={[action]} />
}

interface ConfirmFormProps {
  model: ConfirmModel
  submit: SubmitModel
  detail: PackageDetail
}

const ConfirmForm = observer(function ConfirmForm({ model, submit, detail }: ConfirmFormProps) {
  const { slot } = model
  const savedFen = model.couponPlan.discountPriceFen
  return (
    <View className={styles.page}>
      <StepBar steps={BOOKING_STEPS} current={STEP} />
      <HoldStrip keeper={model.hold} />
      <View className={styles.cards}>
        <InTurn>
          <PersonSection model={model} />
          <VisitCard model={model} detail={detail} />
          <GiftsCard gifts={model.extras.gifts.value ?? []} />
          <PaperReportCard
            options={model.extras.paperOptions}
            chosenId={model.extras.paperChoice}
            onToggle={model.extras.togglePaper}
          />
          <CouponCard model={model} />
          <PriceCard model={model} />
          <Agreement agreed={model.agreed} onChange={model.setAgreed} />
        </InTurn>
      </View>
      <ActionBar
        hideOnInput
        left={
          <ActionSum
            label={texts.total}
            amount={<Price fen={model.totalFen} exact />}
            spoken={model.quote.loading ? '' : `${formatYuan(model.totalFen)}元`}
            note={savedFen > 0 ? texts.saved(formatYuan(savedFen)) : undefined}
            saving
            calculating={model.quote.loading}
          />
        }
      >
        <Button block loading={submit.busy} disabled={model.quote.loading} onTap={() => void submit.submit()}>
          {texts.submit}
        </Button>
      </ActionBar>
      <SlotSheet
        open={slot.slots !== null}
        subtitle={`${longDate(detail.selectedDate)} · ${detail.selectedHospitalName}`}
        slots={slot.slots ?? []}
        chosenId={detail.selectedTimespanId}
        heldId={slot.heldId}
        busy={slot.busy}
        onChoose={(chosen) => void slot.pick(chosen)}
        onClose={slot.close}
      />
      <SameOrderSheet
        open={submit.sameOrder !== null}
        order={submit.sameOrder}
        busy={submit.busy}
        onPay={submit.payOld}
        onDrop={() => void submit.dropOld()}
        onClose={submit.closeSameOrder}
      />
    </View>
  )
})

export default page('confirm', Confirm)
