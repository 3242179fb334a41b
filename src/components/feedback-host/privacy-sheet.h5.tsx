import type { FunctionComponent } from 'react'
import type { FeedbackStore } from '@/stores/feedback'

/** A browser has no guideline to agree to. */
export const PrivacySheet: FunctionComponent<{ feedback: FeedbackStore }> = () => null
