import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { fieldId } from '@/components/contact/person-fields'
import { timespanText } from '@/domain/booking/slot/choose-slot'
import { longDate } from '@/domain/date'
import type { BookedDraft } from '@/domain/draft/draft'
import { maskName } from '@/domain/mask'
import { ADDRESS_FORM } from '../../shared/address'
import { careTexts } from '../care-texts'
import type { Wrong } from '../../shared/confirmable'
import { CONSENT_ID } from '../../shared/consent/model'
import type { ConfirmModel } from '../model'
import { AGREEMENT_ID } from '../../shared/agreement-id'
import { Steps, type StepsFrame } from './steps'

type CareStep = keyof typeof careTexts.names

export interface CareStepsProps extends StepsFrame {
  open: boolean
  model: ConfirmModel
  booked: BookedDraft
  parts: Readonly<Record<CareStep, ReactNode>>
}

const BREAKFAST = fieldId('breakfast')

const stepOf = (id: string, { home }: ConfirmModel['plan']): CareStep => {
  if (id === AGREEMENT_ID) return 'submit'
  if (id === CONSENT_ID) return 'consent'
  if (id === BREAKFAST) return 'visit'
  if (!id.startsWith(ADDRESS_FORM)) return 'person'
  return home ? 'home' : 'report'
}

/** Steps with something to ask. */
const stepsOf = ({ plan, extras, consent, booked, price: { couponCount } }: ConfirmModel): CareStep[] => [
  'person',
  ...(consent?.wanted ? (['consent'] as const) : []),
  ...(plan.home ? (['home'] as const) : []),
  'visit',
  ...(extras.paperOptions.length > 0 ? (['report'] as const) : []),
  ...(booked?.product.deposit?.optional ? (['pay'] as const) : []),
  ...(couponCount > 0 ? (['coupon'] as const) : []),
  'submit'
]

/** What is wrong with a step that is to be left; null when nothing is. */
function wrongIn(step: CareStep, { plan, person, address, consent }: ConfirmModel): Wrong | null {
  if (step === 'consent') return consent?.check() ?? null
  if (step === 'report' || step === 'home') {
    const wrong = address.check()
    return wrong && { id: fieldId(wrong.field, ADDRESS_FORM), message: wrong.message }
  }
  const wrong = person.checkWhere((field) => stepOf(fieldId(field), plan) === step)
  return wrong && { id: fieldId(wrong.field), message: wrong.message }
}

/** Nothing of a person is told in full who was not typed here. */
const whoIn = ({ personOf, person: { data } }: ConfirmModel): string =>
  personOf ? maskName(data.name) : data.name

/** The steps of a visit. */
export const CareSteps = observer(function CareSteps({
  open,
  model,
  booked: { visit },
  parts,
  ...frame
}: CareStepsProps) {
  if (!open) return null
  return (
    <Steps
      {...frame}
      steps={stepsOf(model).map((id) => ({
        id,
        name: careTexts.names[id],
        content: parts[id],
        check: () => wrongIn(id, model)
      }))}
      stepOf={(id) => stepOf(id, model.plan)}
      summary={[
        { label: careTexts.who, value: whoIn(model) },
        { label: careTexts.when, value: `${longDate(visit.date)} ${timespanText(visit.timespan)}` },
        { label: careTexts.where, value: visit.branch.name }
      ]}
    />
  )
})
