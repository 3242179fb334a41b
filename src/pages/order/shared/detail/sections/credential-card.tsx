import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { QrCode } from '@/components/ui/qr-code'
import { Tap } from '@/components/ui/tap'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import type { SectionProps } from '../section'
import { texts } from '../texts'
import styles from './credential-card.module.scss'

const inGroups = (number: string): string => number.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')

/** The code to show at the branch; an old one is covered until a new one is there. */
export const CredentialCard = observer(function CredentialCard({ model, order }: SectionProps) {
  const { credential } = order
  if (!credential) return null
  const { credential: name } = visitWordsOf(order.kind)
  const refresh = () => void model.load()
  return (
    <Card className={styles.card}>
      <View className={styles.head}>
        <View className={styles.title} role="heading" aria-level="2">
          {name}
        </View>
        <Tap className={styles.refresh} label={texts.refresh(name)} onTap={refresh}>
          <Icon name="refresh" size={14} className={styles.icon} />
          <Text>{texts.refreshEvery}</Text>
        </Tap>
      </View>
      <View className={styles.code}>
        {model.credentialOver ? (
          <Tap className={styles.over} onTap={refresh}>
            <View className={styles.overTitle}>{texts.credentialOver}</View>
            <View>{texts.credentialOverHint}</View>
            <View className={styles.overAction}>{texts.refreshNow}</View>
          </Tap>
        ) : (
          <QrCode text={credential.code} label={`${name} ${credential.number}`} />
        )}
      </View>
      <View className={styles.number}>{inGroups(credential.number)}</View>
      <View className={styles.hint}>{texts.credentialHint}</View>
    </Card>
  )
})
