import { useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Sheet } from '@/components/ui/sheet'
import type { Slot } from '@/domain/booking/slot/choose-slot'
import { FastingNotice } from '../fasting-notice'
import { SlotTime, SlotTimes } from '../slot-times'
import { slotTexts } from './texts'
import styles from './index.module.scss'

export interface SlotSheetProps {
  open: boolean
  /** Which day and branch: '11月24日 周二 · 北京望京分院'. */
  subtitle?: string
  slots: readonly Slot[]
  /** Chosen before: it is marked when the sheet opens. */
  chosenId?: number | null
  /** Of the slots, where they are for something that wants an empty stomach; what is too soon for that is warned of. */
  fastingOn?: string | undefined
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
  fastingOn,
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
        <SlotTimes>
          {slots.map((slot) => (
            <SlotTime
              key={slot.id}
              slot={slot}
              on={slot === chosen}
              open={isOpen(slot)}
              held={slot.id === heldId}
              onTap={() => mark(slot.id)}
            />
          ))}
        </SlotTimes>
      </View>
      <FastingNotice on={fastingOn} slot={chosen} />
      <Notice tone="primary" icon="lock" round>
        {slotTexts.slotHold}
      </Notice>
    </Sheet>
  )
}
