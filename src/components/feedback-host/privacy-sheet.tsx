import { observer } from 'mobx-react-lite'
import { Button as NativeButton, Text } from '@tarojs/components'
import { Dialog } from '@/components/ui/dialog'
import { privacy } from '@/platform/privacy'
import type { FeedbackStore } from '@/stores/feedback'
import button from './host-button.module.scss'
import styles from './privacy-sheet.module.scss'
import { privacyTexts as texts } from './texts'

/** WeChat takes the agreement only from a button of its own, which it knows by its id. */
const AGREE_ID = 'privacy-agree'

/** Asked before the first call that reads personal data. Who refuses goes on without what the call was for. */
export const PrivacySheet = observer(function PrivacySheet({ feedback }: { feedback: FeedbackStore }) {
  if (!feedback.privacyAsked) return null
  const text = (
    <Text>
      {texts.before}
      <Text className={styles.link} onClick={privacy.openGuideline}>
        {texts.guideline}
      </Text>
      {texts.after}
    </Text>
  )
  return (
    <Dialog
      open
      title={texts.title}
      text={text}
      icon="shield"
      cancelText={texts.refuse}
      onCancel={() => feedback.answerPrivacy(null)}
      confirm={
        <NativeButton
          id={AGREE_ID}
          className={button.button}
          openType="agreePrivacyAuthorization"
          onAgreePrivacyAuthorization={() => feedback.answerPrivacy(AGREE_ID)}
        >
          {texts.agree}
        </NativeButton>
      }
    />
  )
})
