import { useState } from 'react'
import { Field } from '@/components/ui/form/field'
import { PickerRow } from '@/components/ui/form/picker-field'
import { onDemand } from '@/components/ui/on-demand'
import type { Breakfast } from '@/services/placing/extras'
import { breakfastTexts } from './texts'

const BreakfastChoices = onDemand(() => import('./choices').then((part) => part.BreakfastChoices))

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
  if (failed) {
    return (
      <Field id={id} label={breakfastTexts.breakfastTitle} error={breakfastTexts.breakfastFailed}>
        <PickerRow text={breakfastTexts.breakfastRetry} onTap={onRetry} />
      </Field>
    )
  }
  if (options.length === 0) return null
  const chosen = options.find((option) => option.id === chosenId)

  const choose = (next: number) => {
    setOpen(false)
    onChoose(next)
  }
  return (
    <Field id={id} label={breakfastTexts.breakfastTitle} required error={error} hint={chosen?.text}>
      <PickerRow
        text={chosen?.name}
        placeholder={breakfastTexts.breakfastPlaceholder}
        open={open}
        onTap={() => setOpen(true)}
      />
      <BreakfastChoices
        open={open}
        options={options}
        chosenId={chosenId}
        tapChooses={tapChooses}
        onChoose={choose}
        onClose={() => setOpen(false)}
      />
    </Field>
  )
}
