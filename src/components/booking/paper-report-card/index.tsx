import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Check } from '@/components/ui/check'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
import type { PaperOption } from '@/services/placing/extras'
import { paperTexts } from './texts'
import styles from './index.module.scss'

export interface PaperReportCardProps {
  options: readonly PaperOption[]
  chosenId: number | null
  /** On paper by post is chosen; the children ask for the address. */
  byPost: boolean
  /** A tap on the chosen one takes the choice back. */
  onToggle: (packageId: number) => void
  onTogglePost: () => void
  children?: ReactNode
}

/** 不寄纸质报告 (§4) with what one gets instead, or the report by post; they exclude each other. */
export function PaperReportCard(props: PaperReportCardProps) {
  const { options, chosenId, byPost, onToggle, onTogglePost, children } = props
  if (options.length === 0) return null
  const chosen = options.find((option) => option.packageId === chosenId)
  return (
    <Card>
      <View className={styles.head}>
        <Icon name="leaf" size={22} tone="success" />
        <View className={styles.texts}>
          <View className={styles.title} role="heading" aria-level="2">
            {paperTexts.paperTitle}
          </View>
          <View className={styles.note}>
            {options.length > 1 ? paperTexts.paperNote : paperTexts.paperNoteOne}
          </View>
        </View>
      </View>
      <View className={styles.options} role="group" aria-label={paperTexts.paperTitle}>
        {options.map((option) => {
          const on = option.packageId === chosenId
          return (
            <Tap
              key={option.packageId}
              role="checkbox"
              className={cx(styles.option, on && styles.on)}
              checked={on}
              onTap={() => onToggle(option.packageId)}
            >
              <Text>{option.name}</Text>
            </Tap>
          )
        })}
      </View>
      {chosen?.text ? <View className={styles.describe}>{chosen.text}</View> : null}
      <Tap
        role="checkbox"
        className={styles.post}
        checked={byPost}
        label={paperTexts.paperPost}
        onTap={onTogglePost}
      >
        <View className={styles.texts}>
          <View className={styles.title}>{paperTexts.paperPost}</View>
          <View className={styles.note}>{paperTexts.paperPostNote}</View>
        </View>
        <Check on={byPost} />
      </Tap>
      {children}
    </Card>
  )
}
