import type { ReactNode } from 'react'
import { ScrollView, Text, View } from '@tarojs/components'
import styles from './index.module.scss'
import { Button } from '../button'
import { Icon, type IconName } from '../icon'
import { Popup } from '../popup'
import { useUid } from '../popup/use-uid'
import { Price } from '../price'

/** A line of the list block, e.g. an item that is added as well. */
interface DialogLine {
  text: string
  priceFen?: number
  note?: string
}

export interface DialogProps {
  open: boolean
  title: string
  text?: ReactNode
  list?: readonly DialogLine[]
  icon?: IconName
  /** A larger one over the title. */
  picture?: ReactNode
  confirmText?: string
  /** Without it there is one button only. */
  cancelText?: string
  /** The confirm text is in the danger colour. */
  danger?: boolean
  onConfirm?: () => void
  /** Cancel button and Escape. A tap beside the dialog decides nothing. */
  onCancel: () => void
  /** In the place of the confirm button: one that the host itself has to know. */
  confirm?: ReactNode
  /** Own content under the text, e.g. an input. */
  children?: ReactNode
}

/** A question or a notice that has to be answered. */
export function Dialog({
  open,
  title,
  text,
  list = [],
  icon,
  picture,
  confirmText,
  cancelText,
  danger = false,
  onConfirm,
  onCancel,
  confirm,
  children
}: DialogProps) {
  const textId = useUid('dialog-text')
  return (
    <Popup
      open={open}
      placement="center"
      onClose={onCancel}
      label={title}
      describedBy={text != null ? textId : undefined}
      maskClosable={false}
      above
      role="alertdialog"
      className={styles.dialog}
    >
      {picture}
      {icon && (
        <View className={styles.picture}>
          <View className={styles.disc}>
            <Icon name={icon} size={28} tone="primary" />
          </View>
        </View>
      )}
      <View className={styles.title} role="heading" aria-level="2">
        {title}
      </View>
      <ScrollView scrollY className={styles.body}>
        {text != null && (
          <View id={textId} className={styles.text}>
            {text}
          </View>
        )}
        {list.length > 0 && (
          <View className={styles.list} role="list">
            {list.map((line, index) => (
              <View key={`${index}-${line.text}`} className={styles.line} role="listitem">
                <View className={styles.lineText}>
                  <Text>{line.text}</Text>
                  {line.note && <Text className={styles.note}>{line.note}</Text>}
                </View>
                {line.priceFen !== undefined && <Price fen={line.priceFen} size="sm" />}
              </View>
            ))}
          </View>
        )}
        {children}
      </ScrollView>
      <View className={styles.foot}>
        {cancelText && (
          <Button kind="fill" className={styles.button} onTap={onCancel}>
            {cancelText}
          </Button>
        )}
        {confirm ?? (
          <Button kind={danger ? 'fill' : 'primary'} className={styles.button} onTap={onConfirm}>
            {danger ? <Text className={styles.danger}>{confirmText}</Text> : confirmText}
          </Button>
        )}
      </View>
    </Popup>
  )
}
