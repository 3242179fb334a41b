import { useContext, useEffect } from 'react'
import type { ShareCard } from '@/platform/door/share'
import { OwnContext } from './own-words'

/** The host's share menu sends this card while it stands: whoever opens it is where the page's own invitation leads. */
export function useShareCard(card: ShareCard | null): void {
  const say = useContext(OwnContext)
  useEffect(() => say({ card }), [say, card])
}
