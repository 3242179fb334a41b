import { currentDoor } from '@/platform/door'
import type { ShareCard } from '@/platform/door/share'
import type { FeedbackStore } from '@/stores/feedback'

/** A menu has to be found with the sentence in mind, ms. */
const HOW_MS = 5000

/** Shares by the host; one that shares by its own menu alone has its sentence read how. */
export async function shareBy(feedback: FeedbackStore, card: ShareCard): Promise<void> {
  const end = await currentDoor().share.share(card)
  if (typeof end === 'string') feedback.toast({ text: end, ms: HOW_MS })
}
