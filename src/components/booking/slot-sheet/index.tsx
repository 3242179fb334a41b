import { useEffect, useState } from 'react'
import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Notice } from '@/components/ui/notice'
import { Sheet } from '@/components/ui/sheet'
import { Tap } from '@/components/ui/tap'
import type { Slot } from '@/domain/booking/slot/choose-slot'
import { FEW_SEATS, seatsText } from '@/domain/booking/slot/stock'
import { slotTexts } from './texts'
import styles from './index.module.scss'

export interface SlotSheetProps {
  open: boolean
  /** Which day and branch: '11月24日 周二 · 澄安·北京望京分院'. */
  subtitle?: string
  slots: readonly Slot[]
  /** Chosen before: it is marked when the sheet opens. */
  chosenId?: number | null
  /** Held by this user: can be chosen again though nothing is left. */
  heldId?: number | null
  /** The choice is being confirmed. */
  busy?: boolean
  /** The confirm button. */
  onChoose: (slot: Slot) => void
  /** X, Escape or the mask: nothing is chosen (R4.21). */
  onClose: () => void
}

/** 选择时段 (§4): two columns of slots with the seats left; full ones cannot be chosen. */
export function SlotSheet({
  open,
  subtitle,
  slots,
  chosenId = null,
  heldId = null,
  busy = false,
  onChoose,
  onClose
}: SlotSheetProps) {
  const isOpen = (slot: Slot) => slot.remaining > 0 || slot.id === heldId
  const [marked, mark] = useState<number | null>(chosenId)
  useEffect(() => {
    if (open) mark(chosenId)
  }, [open, chosenId])
  const chosen = slots.find((slot) => slot.id === marked && isOpen(slot))

  return (
    <Sheet
      open={open}
      title={slotTexts.slotTitle}
      subtitle={subtitle}
      onClose={onClose}
      footer={
        <Button block loading={busy} disabled={!chosen} onTap={() => chosen && onChoose(chosen)}>
          {chosen ? slotTexts.slotConfirm : slotTexts.slotFirst}
        </Button>
      }
    >
      <View className={styles.slots} role="radiogroup" aria-label={slotTexts.slotGroup}>
        {slots.map((slot) => {
          const free = isOpen(slot)
          const on = slot === chosen
          const seats = slot.id === heldId ? slotTexts.slotHeld : seatsText(slot.remaining)
          return (
            <Tap
              key={slot.id}
              role="radio"
              className={cx(
                styles.slot,
                on && styles.on,
                free && slot.remaining < FEW_SEATS && styles.tight,
                !free && styles.off
              )}
              label={`${slot.timespan} ${seats}`}
              checked={on}
              disabled={!free}
              onTap={() => mark(slot.id)}
            >
              <Text className={styles.span}>{slot.timespan}</Text>
              <Text className={styles.seats}>{seats}</Text>
            </Tap>
          )
        })}
      </View>
      <Notice tone="primary" icon="lock" round>
        {slotTexts.slotHold}
      </Notice>
    </Sheet>
  )
}
