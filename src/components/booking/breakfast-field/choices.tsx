import { useEffect, useState } from 'react'
import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Check } from '@/components/ui/check'
import { cx } from '@/components/ui/cx'
import { Sheet } from '@/components/ui/sheet'
import { Tap } from '@/components/ui/tap'
import type { Breakfast } from '@/services/placing/extras'
import { breakfastTexts } from './texts'
import styles from './index.module.scss'

export interface BreakfastChoicesProps {
  open: boolean
  options: readonly Breakfast[]
  chosenId: number | null
  tapChooses: boolean
  onChoose: (id: number) => void
  onClose: () => void
}

/** The popup of the breakfast row. */
export function BreakfastChoices(props: BreakfastChoicesProps) {
  const { open, options, chosenId, tapChooses, onChoose, onClose } = props
  const [marked, mark] = useState(chosenId)
  useEffect(() => {
    if (open) mark(chosenId)
  }, [open, chosenId])
  const confirm = (
    <Button block disabled={marked === null} onTap={() => marked !== null && onChoose(marked)}>
      {breakfastTexts.breakfastConfirm}
    </Button>
  )
  return (
    <Sheet
      open={open}
      title={breakfastTexts.breakfastTitle}
      onClose={onClose}
      footer={tapChooses ? undefined : confirm}
    >
      <View role="radiogroup" aria-label={breakfastTexts.breakfastTitle}>
        {options.map((option) => {
          const on = option.id === (tapChooses ? chosenId : marked)
          return (
            <Tap
              key={option.id}
              role="radio"
              className={cx(styles.row, on && styles.on)}
              checked={on}
              onTap={() => (tapChooses ? onChoose(option.id) : mark(option.id))}
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
  )
}
