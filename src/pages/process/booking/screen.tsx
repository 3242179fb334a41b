import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { useDidShow } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Header, HeaderLink } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { onDemand } from '@/components/ui/on-demand'
import { Empty } from '@/components/ui/page-state'
import { StepBar } from '@/components/ui/step-bar'
import { BOOKING_STEPS, isStepBarVisible } from '@/domain/booking/next-screen'
import { visitOf } from '@/domain/draft/draft'
import { navigate } from '@/routes/navigate'
import { usePullDown } from '@/routes/pull-down'
import { usePageModel } from '@/routes/use-page-model'
import { useRoot } from '@/stores/context'
import type { ScreenPlan } from '../kinds/plan'
import { DoseModel } from './dose'
import { BookingFlow } from './flow'
import { InCard } from './in-card'
import styles from './index.module.scss'
import { BookingModel, type BookingParams } from './model'
import { BookingList } from './parts/booking-list'
import { BookingSkeleton } from './parts/booking-skeleton'
import { texts } from './texts'

const FlowSheets = onDemand(() => import('./parts/flow-sheets').then((part) => part.FlowSheets), {
  ahead: true
})
const TimeBar = onDemand(() => import('./parts/time-card').then((part) => part.TimeBar))
const QuestionnaireSheet = onDemand(() =>
  import('@/components/questionnaire').then((part) => part.QuestionnaireSheet)
)
const CityPanel = onDemand(() => import('@/components/city/city-panel').then((part) => part.CityPanel))

interface BookingScreenProps {
  readonly params: Omit<BookingParams, 'type'>
  /** null: nothing of the type in the address is booked. */
  readonly plan: ScreenPlan | null
}

/** Branch, day and slot of a plan. */
export function BookingScreen({ params, plan }: BookingScreenProps) {
  return plan ? <Program key={params.id} {...params} type={plan.kind} plan={plan} /> : <Unmatched />
}

function Unmatched() {
  return (
    <>
      <Header title={texts.title} />
      <Empty
        title={texts.unmatched}
        text={texts.unmatchedHint}
        actions={[{ text: texts.home, onTap: () => navigate('home') }]}
      />
    </>
  )
}

interface ProgramProps extends BookingParams {
  plan: ScreenPlan
}

function Program({ plan, ...params }: ProgramProps) {
  const root = useRoot()
  const { bookingOf } = plan
  // Kinds without visits of their own to book have the number for whom the order is then made.
  const dose = usePageModel((_root, scope) => new DoseModel(scope, bookingOf && visitOf(params), plan))
  const [booking] = useState(() =>
    dose.visit && bookingOf ? dose.bounded(bookingOf(dose.visit)) : plan.booking
  )
  const model = usePageModel((root, scope) => new BookingModel(root, scope, params, booking, dose.visit))
  const [flow] = useState(() => new BookingFlow(root, model, plan, booking))
  const [inCard] = useState(() => (booking.inCard ? new InCard(root, model, flow, booking) : null))
  useEffect(() => flow.resume(), [flow])
  useEffect(() => inCard?.enter(), [inCard])
  useDidShow(() => flow.resume())
  usePullDown(model.reload)
  return <Screen model={model} flow={flow} inCard={inCard} dose={dose} />
}

interface ScreenProps {
  model: BookingModel
  flow: BookingFlow
  inCard: InCard | null
  dose: DoseModel
}

const Screen = observer(function Screen({ model, flow, inCard, dose }: ScreenProps) {
  const { location, items } = useRoot()
  const [choosingCity, chooseCity] = useState(false)
  const { city } = location.place
  const code = items.get('supermarketCode')?.comboId
  const openCities = () => {
    model.city.stay()
    chooseCity(true)
  }
  return (
    <>
      <Header
        title={dose.title}
        right={
          <HeaderLink label={texts.city(city)} onTap={openCities}>
            <View className={styles.city}>{city}</View>
            <Icon name="down" size={16} />
          </HeaderLink>
        }
      />
      {isStepBarVisible(code) && <StepBar steps={BOOKING_STEPS} current={0} />}
      <LoadableView
        value={model.request.loadable}
        skeleton={<BookingSkeleton />}
        missing={
          <Empty
            title={texts.missing}
            text={texts.missingText}
            actions={[{ text: texts.toShop, onTap: () => navigate('shop') }]}
          />
        }
        onRetry={() => void model.load(true)}
      >
        {(info) => (
          <BookingList
            info={info}
            model={model}
            flow={flow}
            inCard={inCard}
            dose={dose}
            onChangeCity={openCities}
          />
        )}
      </LoadableView>
      {inCard?.branch && <TimeBar open inCard={inCard} busy={flow.busy} of={dose.name} />}
      <FlowSheets open={flow.open} model={model} flow={flow} />
      <QuestionnaireSheet open={flow.questionnaire.open} model={flow.questionnaire} />
      <CityPanel
        open={choosingCity}
        currentCode={location.cityCode}
        onChoose={(chosen) => {
          chooseCity(false)
          model.city.choose(chosen)
        }}
        onClose={() => chooseCity(false)}
      />
    </>
  )
})
