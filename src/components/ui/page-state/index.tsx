import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import styles from './index.module.scss'
import { cx } from '../cx'
import { useSaid } from '../page-shell/said'
import { Button, type ButtonProps } from '../button'
import { Scene, type SceneName } from '../scene'
import { uiTexts } from '../texts'

/** One or two buttons under a state; the second one is the main one when there are two. */
export interface StateAction {
  text: string
  onTap: () => void
  kind?: ButtonProps['kind']
  icon?: ButtonProps['icon']
}

export interface EmptyProps {
  scene?: SceneName
  title?: string
  /** One sentence. */
  text?: ReactNode
  actions?: readonly StateAction[]
  /** Lies on a white card instead of on the page. */
  card?: boolean
}

/** Nothing to show: a picture, a title, a sentence and what to do about it. It is said. */
export function Empty(props: EmptyProps) {
  useSaid(props.title ?? uiTexts.empty)
  return <State {...props} />
}

function State({
  scene = 'emptyClinic',
  title = uiTexts.empty,
  text,
  actions = [],
  card = false
}: EmptyProps) {
  return (
    <View className={cx(styles.state, card && styles.card)}>
      <Scene name={scene} />
      <View className={styles.title}>{title}</View>
      {text != null && <View className={styles.text}>{text}</View>}
      {actions.length > 0 && (
        <View className={styles.actions}>
          {actions.map((action) => (
            <View key={action.text} className={styles.action}>
              <Button kind={action.kind ?? 'primary'} size="md" icon={action.icon} onTap={action.onTap}>
                {action.text}
              </Button>
            </View>
          ))}
        </View>
      )}
    </View>
  )
}

export interface ErrorStateProps {
  /** The page-level network text by default (R2.177, R8.22). */
  title?: string
  text?: ReactNode
  onRetry?: () => void
  card?: boolean
}

/** A load that failed, with a way to try again. */
export function ErrorState({ title = uiTexts.networkTitle, text, onRetry, card }: ErrorStateProps) {
  return (
    <View role="alert">
      <State
        scene="emptyNet"
        title={title}
        text={text}
        card={card}
        actions={onRetry ? [{ text: uiTexts.reload, icon: 'refresh', onTap: onRetry }] : []}
      />
    </View>
  )
}

export interface LoginRequiredProps {
  onLogin: () => void
  text?: ReactNode
  card?: boolean
}

/** The session is gone (R2.178, R8.35). */
export function LoginRequired({ onLogin, text, card }: LoginRequiredProps) {
  return (
    <Empty
      scene="emptyCart"
      title={uiTexts.loginTitle}
      text={text}
      card={card}
      actions={[{ text: uiTexts.login, onTap: onLogin }]}
    />
  )
}
