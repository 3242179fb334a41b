import type { ReactNode } from 'react'
import type { Dialog, FeedbackStore } from '@/stores/feedback'

/** A browser has no page of its own that a dialog could open. */
export const hostButton: (feedback: FeedbackStore, dialog: Dialog) => ReactNode = () => undefined
