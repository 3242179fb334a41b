import type { PropsWithChildren } from 'react'
import { Text, View } from '@tarojs/components'
import { cx } from '../cx'
import { Icon, type IconName } from '../icon'
import { Tap } from '../tap'
import styles from './index.module.scss'

/** price is the red of a flash sale, fill the grey second choice of a dialog; line is the second action beside a primary one. */
export type ButtonKind = 'primary' | 'price' | 'soft' | 'fill' | 'line' | 'line-primary' | 'text'

export type ButtonProps = PropsWithChildren<{
  kind?: ButtonKind
  /** lg 44 high, md 36, sm 32 (60 in care mode); the touch area is never under 44. */
  size?: 'lg' | 'md' | 'sm'
  /** As wide as its container. */
  block?: boolean
  /** Shows dots in place of the label at the same width, and takes no tap. */
  loading?: boolean
  disabled?: boolean
  icon?: IconName
  /** What a screen reader says when the label alone is not clear. */
  label?: string
  className?: string
  /** Stops the tap from reaching a tappable parent. */
  stop?: boolean
  /** As of a Tap. */
  part?: string
  onTap?: () => void
}>

const KIND: Record<ButtonKind, string | undefined> = {
  primary: styles.primary,
  price: styles.price,
  soft: styles.soft,
  fill: styles.fill,
  line: styles.line,
  'line-primary': styles.linePrimary,
  text: styles.text
}

/** A button. A disabled or loading one stays readable and announces its state. */
export function Button(props: ButtonProps) {
  const { kind = 'primary', size = 'lg', block, loading = false, disabled = false } = props
  const { icon, label, className, stop, part, onTap, children } = props
  return (
    <Tap
      className={cx(
        styles.button,
        KIND[kind],
        styles[size],
        block && styles.block,
        disabled && styles.disabled,
        className
      )}
      label={label}
      disabled={disabled || loading}
      stop={stop}
      part={part}
      onTap={onTap}
    >
      <View className={cx(styles.content, loading && styles.away)}>
        {icon ? <Icon name={icon} size={size === 'sm' ? 16 : 18} className={styles.icon} /> : null}
        <Text>{children}</Text>
      </View>
      {loading ? (
        <View className={styles.dots} aria-hidden>
          <View className={styles.dot} />
          <View className={cx(styles.dot, styles.second)} />
          <View className={cx(styles.dot, styles.third)} />
        </View>
      ) : null}
    </Tap>
  )
}
