import { useEffect, useRef, useState, type ReactNode, type MutableRefObject } from 'react'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { fieldId } from '@/components/contact/person-fields'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { HEADER_PX } from '@/components/ui/form/scroll-to-field'
import { ListRow } from '@/components/ui/list-row'
import { longDate } from '@/domain/date'
import type { BookedDraft } from '@/domain/draft/draft'
import { timespanText } from '@/domain/booking/slot/choose-slot'
import { SHORT_TOAST_MS } from '@/domain/constants'
import { BackStep } from '@/platform/back-guard/step'
import { host } from '@/platform/host'
import { useRoot } from '@/stores/context'
import { ADDRESS_FORM } from '../address'
import { careTexts } from '../care-texts'
import type { ConfirmModel } from '../model'
import { AGREEMENT_ID } from './agreement'
import styles from './care-steps.module.scss'

export type CareStep = keyof typeof careTexts.names

/** Brings the step with this field on screen, then does the rest. */
export type Reveal = (id: string, then: () => void) => void

export interface CareStepsProps {
  open: boolean
  model: ConfirmModel
  booked: BookedDraft
  parts: Readonly<Record<CareStep, ReactNode>>
  /** The bar with the sum and 提交订单. */
  bar: ReactNode
  reveal: MutableRefObject<Reveal | null>
  /** To the step before, for the header's way back; null at the first. */
  previous: MutableRefObject<(() => void) | null>
}

const BREAKFAST = fieldId('breakfast')

const stepOf = (id: string): CareStep => {
  if (id === AGREEMENT_ID) return 'submit'
  if (id === BREAKFAST) return 'visit'
  return id.startsWith(ADDRESS_FORM) ? 'report' : 'person'
}

/** Steps with something to ask. */
const stepsOf = ({ extras, price: { couponCount } }: ConfirmModel): CareStep[] => [
  'person',
  'visit',
  ...(extras.paperOptions.length > 0 ? (['report'] as const) : []),
  ...(couponCount > 0 ? (['coupon'] as const) : []),
  'submit'
]

/** What is wrong with a step that is to be left; null when nothing is. */
function wrongIn(step: CareStep, { person, address }: ConfirmModel): { id: string; message: string } | null {
  if (step === 'report') {
    const wrong = address.check()
    return wrong && { id: fieldId(wrong.field, ADDRESS_FORM), message: wrong.message }
  }
  const wrong = person.checkWhere((field) => stepOf(fieldId(field)) === step)
  return wrong && { id: fieldId(wrong.field), message: wrong.message }
}

/** Care mode: the form of confirm with one thing asked at a time; the models and their rules are the same. */
export const CareSteps = observer(function CareSteps(props: CareStepsProps) {
  const { open, model, booked, parts, bar, reveal, previous } = props
  const { feedback } = useRoot()
  const { visit } = booked
  const [step, setStep] = useState<CareStep>('person')
  const then = useRef<(() => void) | null>(null)
  const steps = stepsOf(model)
  const at = Math.max(0, steps.indexOf(step))
  const shown = steps[at] ?? 'person'

  useEffect(() => {
    reveal.current = (id, act) => {
      const wanted = stepOf(id)
      if (wanted === step) return act()
      then.current = act
      setStep(wanted)
    }
    then.current?.()
    then.current = null
  }, [reveal, step])

  const go = (to: CareStep | undefined) => {
    if (!to) return
    setStep(to)
    host.scrollTop()
  }
  const goBack = () => go(steps[at - 1])
  useEffect(() => {
    previous.current = at > 0 ? goBack : null
    return () => {
      previous.current = null
    }
  })

  if (!open) return null

  const next = () => {
    const wrong = wrongIn(shown, model)
    if (!wrong) return go(steps[at + 1])
    host.toField(wrong.id, HEADER_PX)
    feedback.toast({ text: wrong.message, ms: SHORT_TOAST_MS, voice: 'none' })
  }
  const back =
    at > 0 ? (
      <Button kind="line" block className={styles.way} onTap={goBack}>
        {careTexts.back}
      </Button>
    ) : null
  return (
    <>
      {at > 0 ? <BackStep onBack={goBack} /> : null}
      <View className={styles.step} role="status">
        {careTexts.step(at + 1, steps.length, careTexts.names[shown])}
      </View>
      {shown === 'submit' ? (
        <Card>
          <ListRow label={careTexts.who} value={model.person.data.name} />
          <ListRow label={careTexts.when} value={`${longDate(visit.date)} ${timespanText(visit.timespan)}`} />
          <ListRow label={careTexts.where} value={visit.branch.name} />
        </Card>
      ) : null}
      {parts[shown]}
      {shown === 'submit' ? (
        <>
          <View className={styles.back}>{back}</View>
          {bar}
        </>
      ) : (
        <ActionBar hideOnInput>
          <View className={styles.ways}>
            {back}
            <Button block className={styles.way} onTap={next}>
              {careTexts.next}
            </Button>
          </View>
        </ActionBar>
      )}
    </>
  )
})
