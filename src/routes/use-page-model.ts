import { useEffect, useState } from 'react'
import { useRoot } from '@/stores/context'
import type { Root } from '@/stores/root'

/** A page's model: made once, entered with the page and left with it. */
export function usePageModel<M extends { enter(): void; leave(): void }>(make: (root: Root) => M): M {
  const root = useRoot()
  const [model] = useState(() => make(root))
  useEffect(() => {
    model.enter()
    return model.leave
  }, [model])
  return model
}
