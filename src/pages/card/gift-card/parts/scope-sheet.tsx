import { View } from '@tarojs/components'
import { Sheet } from '@/components/ui/sheet'
import { scopeTexts as texts } from '../texts'
import styles from './scope-sheet.module.scss'

/** What gift cards pay, and what not. */
export function ScopeSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} title={texts.title} onClose={onClose}>
      <Part title={texts.pays} lines={texts.paid} />
      <Part title={texts.not} lines={texts.notPaid} />
      <Part title={texts.how} lines={texts.hows} />
    </Sheet>
  )
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <View className={styles.part}>
      <View className={styles.title} role="heading" aria-level="3">
        {title}
      </View>
      <View role="list">
        {lines.map((line) => (
          <View key={line} className={styles.line} role="listitem">
            {line}
          </View>
        ))}
      </View>
    </View>
  )
}
