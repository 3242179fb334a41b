import type { FunctionComponent } from 'react'
import type { FeedbackStore } from '@/stores/feedback'

/** A browser has no guideline to agree to, and its live regions stand beside its pages (`platform/announcer`). */
export const OwnOfHost: FunctionComponent<{ feedback: FeedbackStore }> = () => null
