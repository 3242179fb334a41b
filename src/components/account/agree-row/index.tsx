import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Check } from '@/components/ui/check'
import { cx } from '@/components/ui/cx'
import { Tap } from '@/components/ui/tap'
import styles from './index.module.scss'

interface AgreeRowProps {
  id: string
  agreed: boolean
  /** All of what is agreed to, for a screen reader. */
  label: string
  error: string | null | undefined
  square?: boolean
  /** Text of several lines, whose links stand in it as words do. */
  flowing?: boolean
  onChange: (agreed: boolean) => void
  /** The same with its links. */
  children: ReactNode
}

/** A tick for what is agreed to, with the ways to read it; what is wrong with it stands below. */
export function AgreeRow({ id, agreed, label, error, square, flowing, onChange, children }: AgreeRowProps) {
  const errorId = `${id}-error`
  return (
    <View id={id} className={cx(styles.row, flowing && styles.tall)}>
      <View className={styles.box}>
        <Check
          on={agreed}
          label={label}
          square={square ?? false}
          errorId={error ? errorId : undefined}
          onChange={onChange}
        />
      </View>
      <View className={flowing ? styles.flowing : styles.text}>
        {children}
        {error ? (
          <View id={errorId} className={styles.error} role="alert">
            {error}
          </View>
        ) : null}
      </View>
    </View>
  )
}

interface AgreeLinkProps {
  /** It opens something on the same page. */
  button?: boolean
  onTap: () => void
  children: ReactNode
}

/** Leads to what is agreed to. */
export function AgreeLink({ button, onTap, children }: AgreeLinkProps) {
  return (
    <Tap className={styles.link} {...(button ? {} : { role: 'link' })} onTap={onTap}>
      {children}
    </Tap>
  )
}
