import { Text, View } from '@tarojs/components'
import { Check } from '@/components/ui/check'
import { Tap } from '@/components/ui/tap'
import { navigate } from '@/routes/navigate'
import { texts } from '../texts'
import styles from './agreement.module.scss'

export interface AgreementProps {
  agreed: boolean
  onChange: (agreed: boolean) => void
}

/** What the order agrees to, with the ways to read it. */
export function Agreement({ agreed, onChange }: AgreementProps) {
  const link = (text: string, onTap: () => void) => (
    <Tap className={styles.link} role="link" onTap={onTap}>
      {text}
    </Tap>
  )
  return (
    <View className={styles.line}>
      <Check on={agreed} label={texts.agreeLabel} onChange={onChange} />
      <View className={styles.text}>
        <Text>{texts.agreeStart}</Text>
        {link(texts.agreeUser, () => navigate('userAgreement'))}
        {link(texts.agreeCancel, () => navigate('cancellationNotice'))}
        <Text>{texts.agreeEnd}</Text>
      </View>
    </View>
  )
}
