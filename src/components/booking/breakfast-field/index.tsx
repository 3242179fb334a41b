import { useEffect, useState } from 'react'
import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Check } from '@/components/ui/check'
import { cx } from '@/components/ui/cx'
import { Field } from '@/components/ui/form/field'
import { PickerRow } from '@/components/ui/form/picker-field'
import { Sheet } from '@/components/ui/sheet'
import { Tap } from '@/components/ui/tap'
import type { Breakfast } from '@/services/extras'
import { bookingTexts } from '../texts'
import styles from './index.module.scss'

export interface BreakfastFieldProps {
  /** Id to scroll to. */
  id: string
  options: readonly Breakfast[]
  chosenId: number | null
  error?: string | null
  /** The list did not come: nobody knows whether one must be chosen, so the row stays with a way to ask again. */
  failed: boolean
  onRetry: () => void
  /** A tap chooses and closes (R4.61); otherwise 确定 does, and only after a choice (R4.62). */
  tapChooses?: boolean
  onChoose: (id: number) => void
}

/** 早餐预约 with its popup (§4), at most 80 % of the screen. Without breakfasts on offer there is no such row. */
export function BreakfastField({
  id,
  options,
  chosenId,
  error,
  failed,
  onRetry,
  tapChooses = false,
  onChoose
}: BreakfastFieldProps) {
  const [open, setOpen] = useState(false)
  const [marked, mark] = useState(chosenId)
  useEffect(() => {
    if (open) mark(chosenId)
  }, [open, chosenId])
  if (failed) {
    return (
      <Field id={id} label={bookingTexts.breakfastTitle} error={bookingTexts.breakfastFailed}>
        <PickerRow text={bookingTexts.breakfastRetry} onTap={onRetry} />
      </Field>
    )
  }
  if (options.length === 0) return null
  const chosen = options.find((option) => option.id === chosenId)

  const choose = (next: number) => {
    setOpen(false)
    onChoose(next)
  }
  const confirm = (
    <Button block disabled={marked === null} onTap={() => marked !== null && choose(marked)}>
      {bookingTexts.breakfastConfirm}
    </Button>
  )
  return (
    <Field id={id} label={bookingTexts.breakfastTitle} required error={error} hint={chosen?.text}>
      <PickerRow
        text={chosen?.name}
        placeholder={bookingTexts.breakfastPlaceholder}
        open={open}
        onTap={() => setOpen(true)}
      />
      <Sheet
        open={open}
        title={bookingTexts.breakfastTitle}
        onClose={() => setOpen(false)}
        footer={tapChooses ? undefined : confirm}
      >
        <View role="radiogroup" aria-label={bookingTexts.breakfastTitle}>
          {options.map((option) => {
            const on = option.id === (tapChooses ? chosenId : marked)
            return (
              <Tap
                key={option.id}
                role="radio"
                className={cx(styles.row, on && styles.on)}
                checked={on}
                onTap={() => (tapChooses ? choose(option.id) : mark(option.id))}
              >
                <View className={styles.text}>
                  <Text className={styles.name}>{option.name}</Text>
                  <Text className={styles.note}>{option.text}</Text>
                </View>
                <Check on={on} role="radio" />
              </Tap>
            )
          })}
        </View>
      </Sheet>
    </Field>
  )
}
