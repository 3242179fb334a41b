import { observer } from 'mobx-react-lite'
import { Text } from '@tarojs/components'
import { Field } from '@/components/ui/form/field'
import { TextField } from '@/components/ui/form/text-field'
import { REMARK_MAX_LENGTH } from '@/domain/order/remark'
import { goodsTexts as texts } from '../goods-texts'
import type { RemarkModel } from '../remark'
import styles from './remark.module.scss'

interface RemarkFieldProps {
  id: string
  remark: RemarkModel
  hint: string
}

/** What whoever packs it is to know. */
export const RemarkField = observer(function RemarkField({ id, remark, hint }: RemarkFieldProps) {
  const { text } = remark
  return (
    <Field
      id={id}
      label={texts.remark}
      end={<Text className={styles.note}>{`${Array.from(text).length}/${REMARK_MAX_LENGTH}`}</Text>}
    >
      <TextField value={text} placeholder={hint} onChange={remark.type} />
    </Field>
  )
})
