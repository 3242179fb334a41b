import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { ListRow } from '@/components/ui/list-row'
import type { IconName } from '@/components/ui/icon'
import { Timeline } from '@/components/ui/timeline'
import styles from './introduction.module.scss'

export interface Introduced {
  readonly title: string
  readonly lead: string
  readonly text: string
  readonly stepsTitle: string
  readonly steps: readonly { readonly title: string; readonly text: string }[]
  readonly linksTitle: string
  /** What can be done here; each leads to a page. */
  readonly links: readonly {
    readonly icon: IconName
    readonly label: string
    readonly note: string
    readonly onTap: () => void
  }[]
  /** A card of the page's own. */
  readonly more?: ReactNode
  readonly questionsTitle: string
  readonly questions: readonly { readonly title: string; readonly text: string }[]
}

/** A service told in a page: what it is, how it goes, what to do now, and what is asked often. */
export function Introduction(told: Introduced) {
  return (
    <View className={styles.page}>
      <Header title={told.title} />
      <View className={styles.hero}>
        <View className={styles.lead} role="heading" aria-level="2">
          {told.lead}
        </View>
        <View className={styles.text}>{told.text}</View>
      </View>
      <Card title={told.stepsTitle}>
        <Timeline items={told.steps.map(({ title, text }) => ({ title, note: text, state: 'next' }))} />
      </Card>
      <Card title={told.linksTitle}>
        {told.links.map(({ label, ...row }) => (
          <ListRow key={label} iconTone="primary" label={label} {...row} />
        ))}
      </Card>
      {told.more}
      <Card title={told.questionsTitle}>
        {told.questions.map(({ title, text }) => (
          <View key={title} className={styles.question}>
            <View className={styles.questionTitle} role="heading" aria-level="3">
              {title}
            </View>
            <View className={styles.text}>{text}</View>
          </View>
        ))}
      </Card>
    </View>
  )
}
