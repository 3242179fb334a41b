import { useState } from 'react'
import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Sheet } from '@/components/ui/sheet'
import { productTexts } from '@/components/product/texts'
import type { CouponProductFilter, CouponProducts } from '@/services/catalogue/coupon-products'
import { texts } from '../texts'
import styles from './filter-sheet.module.scss'

interface FilterSheetProps extends Pick<CouponProducts, 'kinds' | 'bySex'> {
  open: boolean
  filter: CouponProductFilter
  onApply: (filter: CouponProductFilter) => void
  onClose: () => void
}

/** Kind and sex, where they tell products apart. Nothing changes in the list before 确定. */
export function FilterSheet({ open, filter, kinds, bySex, onApply, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(filter)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setDraft(filter)
  }
  const { kind: _kind, ...anyKind } = draft
  const { sex: _sex, ...anySex } = draft
  return (
    <Sheet
      open={open}
      title={productTexts.filter}
      onClose={onClose}
      footer={
        <View className={styles.foot}>
          <Button kind="line" className={styles.button} onTap={() => setDraft({})}>
            {texts.reset}
          </Button>
          <Button className={styles.button} onTap={() => onApply(draft)}>
            {texts.confirm}
          </Button>
        </View>
      }
    >
      {kinds.length > 1 ? (
        <Choice label={texts.kind} any={draft.kind === undefined} onAny={() => setDraft(anyKind)}>
          {kinds.map(({ kind, name, count }) => (
            <Chip
              key={kind}
              role="radio"
              on={draft.kind === kind}
              className={styles.chip}
              onTap={() => setDraft({ ...draft, kind })}
            >
              {`${name} ${count}`}
            </Chip>
          ))}
        </Choice>
      ) : null}
      {bySex ? (
        <Choice label={texts.sex} any={draft.sex === undefined} onAny={() => setDraft(anySex)}>
          {texts.sexes.map(({ value, text }) => (
            <Chip
              key={value}
              role="radio"
              on={draft.sex === value}
              className={styles.chip}
              onTap={() => setDraft({ ...draft, sex: value })}
            >
              {text}
            </Chip>
          ))}
        </Choice>
      ) : null}
    </Sheet>
  )
}

interface ChoiceProps {
  label: string
  any: boolean
  onAny: () => void
  children: React.ReactNode
}

/** One of several, or any. */
function Choice({ label, any, onAny, children }: ChoiceProps) {
  return (
    <>
      <View className={styles.label} aria-hidden>
        {label}
      </View>
      <View className={styles.chips} role="radiogroup" aria-label={label}>
        <Chip role="radio" on={any} className={styles.chip} onTap={onAny}>
          {texts.any}
        </Chip>
        {children}
      </View>
    </>
  )
}
