import { Text, View } from '@tarojs/components'
import { Check } from '@/components/ui/check'
import { Tap } from '@/components/ui/tap'
import { navigate } from '@/routes/navigate'
import { AGREEMENT_ID } from './agreement-id'
import { texts } from '../shared/texts'
import styles from './agreement.module.scss'

interface AgreementProps {
  agreed: boolean
  /** The order was tried without it: the box is marked and says so. */
  missing: boolean
  /** A third text that is agreed to. */
  more?: { text: string; onTap: () => void } | undefined
  /** What else is agreed to. */
  end?: string
  onChange: (agreed: boolean) => void
}

const ERROR_ID = 'confirm-agreement-error'

/** What the order agrees to, with the ways to read it. */
export function Agreement(props: AgreementProps) {
  const { agreed, missing, more, end = texts.agreeEnd, onChange } = props
  const label = [texts.agreeStart, texts.agreeUser, texts.agreeCancel, more?.text, end].join('')
  const link = (text: string, onTap: () => void) => (
    <Tap className={styles.link} role="link" onTap={onTap}>
      {text}
    </Tap>
  )
  return (
    <View id={AGREEMENT_ID} className={styles.line}>
      <Check on={agreed} label={label} errorId={missing ? ERROR_ID : undefined} onChange={onChange} />
      <View className={styles.text}>
        <Text>{texts.agreeStart}</Text>
        {link(texts.agreeUser, () => navigate('userAgreement'))}
        {link(texts.agreeCancel, () => navigate('cancellationNotice'))}
        {more ? link(more.text, more.onTap) : null}
        <Text>{end}</Text>
        {missing ? (
          <View id={ERROR_ID} className={styles.error} role="alert">
            {texts.agreeFirst}
          </View>
        ) : null}
      </View>
    </View>
  )
}
