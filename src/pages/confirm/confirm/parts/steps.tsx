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
import { careTexts } from '../care-texts'
import type { Wrong } from '../../shared/confirmable'
import type { Reveal } from '../../shared/reveal'
import styles from './care-steps.module.scss'

/** One thing that is asked; the last of a list is where everything is read again and the order goes out. */
interface Step {
  readonly id: string
  readonly name: string
  readonly content: ReactNode
  /** What is wrong when it is to be left. */
  readonly check?: () => Wrong | null
}

/** What the steps of any confirm screen are given by it. */
export interface StepsFrame {
  /** The bar with the sum and 提交订单. */
  bar: ReactNode
  reveal: MutableRefObject<Reveal | null>
  /** To the step before, for the header's way back; null at the first. */
  previous: MutableRefObject<(() => void) | null>
}

interface StepsProps extends StepsFrame {
  steps: readonly Step[]
  /** The step that asks for a field. */
  stepOf: (fieldId: string) => string
  /** What the last step tells of the others. */
  summary: readonly { readonly label: string; readonly value: string }[]
}

/** Care mode: the form of confirm with one thing asked at a time; the models and their rules are the same. */
export const Steps = observer(function Steps(props: StepsProps) {
  const { steps, stepOf, summary, bar, reveal, previous } = props
  const { feedback } = useRoot()
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
  }, [reveal, step, stepOf])

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

  if (!shown) return null

  const next = () => {
    const wrong = shown.check?.()
    if (!wrong) return go(steps[at + 1])
    host.toField(wrong.id)
    feedback.invalid(wrong.message)
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
        {careTexts.step(at + 1, steps.length, shown.name)}
      </View>
      {last ? (
        <Card>
          {summary.map(({ label, value }) => (
            <ListRow key={label} label={label} value={value} />
          ))}
        </Card>
      ) : null}
      {shown.content}
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
              {careTexts.next}
            </Button>
          </View>
        </ActionBar>
      )}
    </>
  )
})
