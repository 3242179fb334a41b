import { useEffect, useRef, useState, type MutableRefObject, type ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ListRow } from '@/components/ui/list-row'
import { BackStep } from '@/platform/back-guard/step'
import { host } from '@/platform/host'
import { useRoot } from '@/stores/context'
import type { Wrong } from '../shared/confirmable'
import type { Section } from '../shared/section'
import { AGREEMENT_ID } from './agreement-id'
import type { Reveal } from './reveal'
import styles from './steps.module.scss'
import { stepsTexts as texts } from './steps-texts'

/** One thing that is asked; the last of a list is where everything is read again and the order goes out. */
interface Step {
  readonly id: string
  readonly name: string
  readonly sections: readonly Section[]
}

const LAST = 'submit'

/** Sections with something to ask, those without a step of their own with the one before. */
function stepsOf(sections: readonly Section[]): readonly Step[] {
  const steps: Step[] = []
  for (const section of sections) {
    const { name, step } = section
    if (typeof step === 'string') steps.push({ id: name, name: step, sections: [section] })
    else if (step === undefined) {
      const before = steps.pop()
      if (before) steps.push({ ...before, sections: [...before.sections, section] })
    }
  }
  return [...steps, { id: LAST, name: texts.submit, sections: [] }]
}

/** What is wrong with a step that is to be left; null when nothing is. */
const wrongIn = ({ sections }: Step): Wrong | null =>
  sections.reduce<Wrong | null>((found, one) => found ?? (one.leave ?? one.check)?.() ?? null, null)

interface StepsProps {
  open: boolean
  sections: readonly Section[]
  /** What stands at the end of the last step. */
  end: ReactNode
  /** The bar with the sum and 提交订单. */
  bar: ReactNode
  reveal: MutableRefObject<Reveal | null>
  /** To the step before, for the header's way back; null at the first. */
  previous: MutableRefObject<(() => void) | null>
}

/** Care mode: the sections of confirm one at a time. */
export const Steps = observer(function Steps(props: StepsProps) {
  const { open, sections, end, bar, reveal, previous } = props
  const { feedback } = useRoot()
  const steps = stepsOf(sections)
  const stepOf = (id: string): string | undefined =>
    id === AGREEMENT_ID ? LAST : (steps.find((one) => one.sections.some((s) => s.owns?.(id))) ?? steps[0])?.id
  const [step, setStep] = useState(steps[0]?.id)
  const then = useRef<(() => void) | null>(null)
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === step)
  )
  const shown = steps[at]
  const last = at === steps.length - 1

  useEffect(() => {
    reveal.current = (id, act) => {
      const wanted = stepOf(id)
      if (wanted === step) return act()
      then.current = act
      setStep(wanted)
    }
    then.current?.()
    then.current = null
  })

  const go = (to: Step | undefined) => {
    if (!to) return
    setStep(to.id)
    host.scrollTop()
  }
  const goBack = () => go(steps[at - 1])
  useEffect(() => {
    previous.current = at > 0 ? goBack : null
    return () => {
      previous.current = null
    }
  })

  if (!open || !shown) return null

  const next = () => {
    const wrong = wrongIn(shown)
    if (!wrong) return go(steps[at + 1])
    host.toField(wrong.id)
    feedback.invalid(wrong.message)
  }
  const back =
    at > 0 ? (
      <Button kind="line" block className={styles.way} onTap={goBack}>
        {texts.back}
      </Button>
    ) : null
  return (
    <>
      {at > 0 ? <BackStep onBack={goBack} /> : null}
      <View className={styles.step} role="status">
        {texts.step(at + 1, steps.length, shown.name)}
      </View>
      {last ? (
        <Card>
          {sections
            .flatMap(({ summary = [] }) => summary)
            .map(({ label, value }) => (
              <ListRow key={label} label={label} value={value} />
            ))}
        </Card>
      ) : null}
      {shown.sections.map(({ name, View: Part, row }) => {
        const content = Part ? <Part key={name} /> : null
        return row ? (
          <Card key={name} rows>
            {content}
          </Card>
        ) : (
          content
        )
      })}
      {last ? end : null}
      {last ? (
        <>
          <View className={styles.back}>{back}</View>
          {bar}
        </>
      ) : (
        <ActionBar hideOnInput>
          <View className={styles.ways}>
            {back}
            <Button block className={styles.way} onTap={next}>
              {texts.next}
            </Button>
          </View>
        </ActionBar>
      )}
    </>
  )
})
