import { useState } from 'react'
import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { cx } from '@/components/ui/cx'
import { TextField } from '@/components/ui/form/text-field'
import { Segmented } from '@/components/ui/segmented'
import { Sheet } from '@/components/ui/sheet'
import {
  digitsOnly,
  faultOf,
  fitted,
  NO_FILTER,
  type FilterDraft,
  type FilterFault,
  type Narrowing
} from '../filter'
import { shopTexts } from '../texts'
import styles from '../index.module.scss'

export interface FilterSheetProps {
  open: boolean
  filter: FilterDraft
  narrowing: Narrowing
  onApply: (filter: FilterDraft) => void
  onClose: () => void
}

const ANY = -1

interface NumberBoxProps {
  value: string
  maxLength: number
  label: string
  placeholder?: string
  onChange: (digits: string) => void
}

const NumberBox = ({ placeholder, label, onChange, ...field }: NumberBoxProps) => (
  <View className={cx('focus-frame', styles.filterBox)}>
    <TextField
      {...field}
      type="number"
      placeholder={placeholder ?? label}
      label={label}
      onChange={(typed) => onChange(digitsOnly(typed))}
    />
  </View>
)

/** Price, and sex, age and body part where they tell products apart. Nothing changes in the list before 确定. */
export function FilterSheet({ open, filter, narrowing, onApply, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(filter)
  const [fault, setFault] = useState<FilterFault | null>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setDraft(filter)
    setFault(null)
  }
  const change = (part: Partial<FilterDraft>) => {
    setDraft({ ...draft, ...part })
    setFault(null)
  }
  const apply = () => {
    const found = faultOf(fitted(draft, narrowing))
    setFault(found)
    if (!found) onApply(draft)
  }
  return (
    <Sheet
      open={open}
      title={shopTexts.filter}
      onClose={onClose}
      footer={
        <View className={styles.filterFoot}>
          <Button kind="line" className={styles.filterButton} onTap={() => change(NO_FILTER)}>
            {shopTexts.reset}
          </Button>
          <Button className={styles.filterButton} onTap={apply}>
            {shopTexts.confirm}
          </Button>
        </View>
      }
    >
      {narrowing.sex ? (
        <>
          <View className={styles.filterLabel}>{shopTexts.sex}</View>
          <Segmented
            options={shopTexts.sexes}
            value={draft.sex ?? ANY}
            label={shopTexts.sex}
            onChange={(value) => change({ sex: value === ANY ? null : value })}
          />
        </>
      ) : null}
      {narrowing.age ? (
        <>
          <View className={styles.filterLabel}>{shopTexts.age}</View>
          <NumberBox
            value={draft.age}
            maxLength={3}
            label={shopTexts.age}
            placeholder={shopTexts.agePlaceholder}
            onChange={(age) => change({ age })}
          />
        </>
      ) : null}
      {fault === 'age' ? (
        <View className={styles.filterFault} role="alert">
          {shopTexts.ageLimit}
        </View>
      ) : null}
      <View className={styles.filterLabel}>{shopTexts.price}</View>
      <View className={styles.range}>
        <NumberBox
          value={draft.priceMin}
          maxLength={6}
          label={shopTexts.priceMin}
          onChange={(priceMin) => change({ priceMin })}
        />
        <View className={styles.dash} aria-hidden />
        <NumberBox
          value={draft.priceMax}
          maxLength={6}
          label={shopTexts.priceMax}
          onChange={(priceMax) => change({ priceMax })}
        />
      </View>
      {fault === 'price' ? (
        <View className={styles.filterFault} role="alert">
          {shopTexts.priceOrder}
        </View>
      ) : null}
      {narrowing.bodyParts.length > 0 ? (
        <>
          <View className={styles.filterLabel}>{shopTexts.bodyPart}</View>
          <View className={styles.parts} role="group" aria-label={shopTexts.bodyPart}>
            {narrowing.bodyParts.map(({ id, name }) => (
              <Chip
                key={id}
                role="checkbox"
                on={draft.bodyPart === id}
                className={styles.part}
                onTap={() => change({ bodyPart: draft.bodyPart === id ? '' : id })}
              >
                {name}
              </Chip>
            ))}
          </View>
        </>
      ) : null}
    </Sheet>
  )
}
