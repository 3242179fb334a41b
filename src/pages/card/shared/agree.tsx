import { Text, View } from '@tarojs/components'
import { Check } from '@/components/ui/check'
import { Tap } from '@/components/ui/tap'
import { navigate } from '@/routes/navigate'
import styles from './agree.module.scss'

interface AgreeProps {
  id: string
  start: string
  /** The name of what is agreed to; it can be read. */
  name: string
  end: string
  agreed: boolean
  error: string | undefined
  onChange: (agreed: boolean) => void
}

/** What the use of a card agrees to, with the way to read it. */
export function Agree({ id, start, name, end, agreed, error, onChange }: AgreeProps) {
  const errorId = `${id}-error`
  return (
    <View id={id} className={styles.line}>
      <Check
        on={agreed}
        label={`${start}${name}${end}`}
        errorId={error ? errorId : undefined}
        onChange={onChange}
      />
      <View className={styles.text}>
        <Text>{start}</Text>
        <Tap className={styles.link} role="link" onTap={() => navigate('agreementTable', { about: 'card' })}>
          {name}
        </Tap>
        <Text>{end}</Text>
        {error ? (
          <View id={errorId} className={styles.error} role="alert">
            {error}
          </View>
        ) : null}
      </View>
    </View>
  )
}
