import { Text, View } from '@tarojs/components'
import styles from './field.module.scss'
import { Icon } from '../icon'

export interface FieldErrorProps {
  id: string
  role?: string
  text: string
  className?: string
}

/** What is wrong with a field, under it. */
export function FieldError({ id, role, text, className }: FieldErrorProps) {
  return (
    <View id={id} className={className ?? styles.error ?? ''} {...(role ? { role } : {})}>
      <Icon name="warnC" size={14} />
      <Text className={styles.errorText}>{text}</Text>
    </View>
  )
}
