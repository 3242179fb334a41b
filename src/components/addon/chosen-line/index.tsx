import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Icon } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
import type { AddonSession } from '../session'
import { addonTexts } from '../texts'
import styles from './index.module.scss'

interface ChosenLineProps {
  session: AddonSession
  name: string
  /** Its price. */
  children: ReactNode
  /** In place of the way to take it out. */
  fixed?: ReactNode
  onRemove: () => void
}

/** An item of the list of what is chosen, to be taken out. */
export const ChosenLine = observer(function ChosenLine({
  session,
  name,
  children,
  fixed,
  onRemove
}: ChosenLineProps) {
  return (
    <View className={styles.line} role="listitem">
      <Text className={styles.name}>{name}</Text>
      {children}
      {fixed ?? (
        <Tap
          className={styles.remove}
          label={addonTexts.removeOf(name)}
          disabled={session.calculating}
          onTap={onRemove}
        >
          <Icon name="trash" size={18} tone="ink3" />
        </Tap>
      )}
    </View>
  )
})
