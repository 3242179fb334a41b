import { Fragment, useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { HoldStrip } from '@/components/booking/hold-keeper'
import { InTurn } from '@/components/in-turn'
import { ActionBar, ActionSum } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { Loading } from '@/components/ui/loading'
import { onDemand } from '@/components/ui/on-demand'
import { useShell } from '@/components/ui/page-shell/shell'
import { Price } from '@/components/ui/price'
import { StepBar } from '@/components/ui/step-bar'
import { bookingSteps } from '@/domain/booking/next-screen'
import type { BookedDraft } from '@/domain/draft/draft'
import { formatYuan } from '@/domain/money'
import { dueNowFen } from '@/domain/order/dues'
import { kindNamed, rulesOf } from '@/domain/kinds'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { useRoot } from '@/stores/context'
import { confirmPlanOf } from '../kinds'
import type { ConfirmPlan } from '../kinds/plan'
import styles from './index.module.scss'
import type { ConfirmParams } from '../shared/confirmable'
import { ConfirmModel } from './model'
import { Agreement } from '../shared/parts/agreement'
import { PersonSection } from './parts/person-section'
import { CouponRow, PriceCard } from '../shared/parts/price-card'
import type { StepsFrame } from './parts/steps'
import { VisitCard } from './parts/visit-card'
import { revealing } from '../shared/reveal'
import { SubmitModel } from '../shared/submit'
import { texts } from '../shared/texts'

const Slots = onDemand(() => import('./parts/slots').then((part) => part.Slots))
const PaperCard = onDemand(() => import('./parts/paper-card').then((part) => part.PaperCard))
const SameOrderSheet = onDemand(() =>
  import('../shared/parts/same-order-sheet').then((part) => part.SameOrderSheet)
)
const Reminders = onDemand(() => import('./parts/reminders').then((part) => part.Reminders))
const HomeCard = onDemand(() => import('./parts/visit-extras').then((part) => part.HomeCard))
const PayCard = onDemand(() => import('./parts/visit-extras').then((part) => part.PayCard))
const ConsentCard = onDemand(() => import('../shared/consent').then((part) => part.ConsentCard))
const GiftsCard = onDemand(() => import('./parts/gifts-card').then((part) => part.GiftsCard))
const Nothing = onDemand(() => import('./parts/nothing').then((part) => part.Nothing))
const DoseScreen = onDemand(() => import('./dose').then((part) => part.DoseScreen))
const GoodsScreen = onDemand(() => import('./goods').then((part) => part.GoodsScreen))
const OrderPerson = onDemand(() => import('./order-person').then((part) => part.OrderPerson))
const CareSteps = onDemand(() => import('./parts/care-steps').then((part) => part.CareSteps))

/** Nothing is booked for it. */
function isBought(type: string): boolean {
  const kind = kindNamed(type)
  return kind !== null && !rulesOf(kind).booking
}

function Confirm() {
  const params = useParams('confirm')
  const plan = confirmPlanOf(params.type)
  // In care mode the way back leads to the step before.
  const previous = useRef<(() => void) | null>(null)
  const { onBack } = useShell()
  return (
    <View>
      <Header title={texts.title} onBack={() => (previous.current ?? onBack)?.()} />
      {plan?.dosed && params.orderNum ? (
        <DoseScreen open params={params} kind={plan.kind} />
      ) : plan ? (
        <Program {...params} plan={plan} previous={previous} />
      ) : isBought(params.type) ? (
        <GoodsScreen open params={params} previous={previous} />
      ) : (
        <Nothing open {...params} />
      )}
    </View>
  )
}

type Previous = Pick<StepsFrame, 'previous'>

const Program = observer(function Program({
  plan,
  previous,
  ...params
}: ConfirmParams & Previous & { plan: ConfirmPlan }) {
  const root = useRoot()
  const model = usePageModel((root, scope) => new ConfirmModel(root, scope, params, plan))
  const [{ submit, reveal }] = useState(() => {
    const { reveal, toField } = revealing()
    return { submit: new SubmitModel(root, model, toField), reveal }
  })

  if (submit.placed) return <Loading inline />
  const { booked } = model
  if (!booked) return <Nothing open {...params} />
  return <ConfirmForm model={model} submit={submit} booked={booked} reveal={reveal} previous={previous} />
})

interface ConfirmFormProps extends Omit<StepsFrame, 'bar'> {
  model: ConfirmModel
  submit: SubmitModel
  booked: BookedDraft
}

const ConfirmForm = observer(function ConfirmForm(props: ConfirmFormProps) {
  const { model, submit, booked, reveal, previous } = props
  const steps = bookingSteps(rulesOf(model.plan.kind))
  const { elder } = useShell()
  const nowFen = dueNowFen(model.dues)
  const savedFen = model.price.couponPlan.discountPriceFen
  const parts = {
    person: model.personOf ? (
      <View key="person" className={styles.given}>
        <OrderPerson open model={model} orderNum={model.personOf} />
      </View>
    ) : (
      <PersonSection key="person" model={model} />
    ),
    consent: <ConsentCard key="consent" open={model.consent !== null} model={model.consent} />,
    visit: (
      <Fragment key="visit">
        <VisitCard model={model} booked={booked} />
        <GiftsCard
          open={(model.extras.gifts.value ?? []).length > 0}
          gifts={model.extras.gifts.value ?? []}
        />
      </Fragment>
    ),
    home: <HomeCard key="home" open={model.plan.home !== undefined} model={model} />,
    pay: <PayCard key="pay" open={booked.product.deposit?.optional === true} model={model} />,
    report: <PaperCard key="report" open={model.extras.paperOptions.length > 0} model={model} />,
    coupon: (
      <Card key="coupon" rows>
        <CouponRow model={model} />
      </Card>
    ),
    submit: (
      <Fragment key="submit">
        <PriceCard model={model} dues={model.dues} />
        <Reminders open={(model.priced?.reminders ?? []).length > 0} model={model} />
        <Agreement agreed={model.agreed} missing={model.agreementMissing} onChange={model.setAgreed} />
      </Fragment>
    )
  }
  const bar = (
    <ActionBar
      hideOnInput
      left={
        <ActionSum
          label={model.dues.length > 1 ? texts.deposit : texts.toPay}
          amount={<Price fen={nowFen} exact />}
          spoken={model.quote.loading ? '' : formatYuan(nowFen)}
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
  )
  return (
    <View className={styles.page}>
      {elder ? null : <StepBar steps={steps} current={steps.length - 2} />}
      <HoldStrip keeper={model.hold} />
      <View className={styles.cards}>
        {elder ? (
          <CareSteps
            open
            model={model}
            booked={booked}
            parts={parts}
            bar={bar}
            reveal={reveal}
            previous={previous}
          />
        ) : (
          <InTurn>{model.plan.cards.map((card) => parts[card])}</InTurn>
        )}
      </View>
      {elder ? null : bar}
      <Slots open={model.slot !== null} slot={model.slot} booked={booked} />
      <SameOrderSheet open={submit.sameOrder !== null} submit={submit} />
    </View>
  )
})

export default page('confirm', Confirm)
