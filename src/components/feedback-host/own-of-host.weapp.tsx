import type { FeedbackStore } from '@/stores/feedback'
import { PrivacySheet } from './privacy-sheet'
import { Said } from './said'

/** What WeChat asks of a page besides: the question before personal data is read, and a live region of its own. */
export const OwnOfHost = ({ feedback }: { feedback: FeedbackStore }) => (
  <>
    <PrivacySheet feedback={feedback} />
    <Said feedback={feedback} />
  </>
)
