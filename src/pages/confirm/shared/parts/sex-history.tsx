import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { fieldId } from '@/components/contact/field-id'
import { Field } from '@/components/ui/form/field'
import { Segmented } from '@/components/ui/segmented'
import type { PersonModel } from '../person'
import styles from './sex-history.module.scss'
import { texts } from './sex-history-texts'

const YES_NO = [
  { value: 1, text: texts.yes },
  { value: 0, text: texts.no }
] as const

/** What a branch of somebody else asks of women (§5). */
export const SexHistory = observer(function SexHistory({
  open,
  person
}: {
  open: boolean
  person: PersonModel
}) {
  const { data, errors } = person
  if (!open) return null
  return (
    <Field
      id={fieldId('sexHistory')}
      label={texts.sexHistory}
      required
      error={errors.sexHistory}
      hint={texts.sexHistoryNote}
    >
      <View className={styles.segment}>
        <Segmented
          label={texts.sexHistory}
          value={data.sexHistory}
          options={YES_NO}
          onChange={(sexHistory) => person.change({ sexHistory })}
        />
      </View>
    </Field>
  )
})
