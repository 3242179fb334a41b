import { useEffect, useState } from 'react'
import { useRoot } from '@/stores/context'
import { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { useReturn } from './use-return'

interface PageModel {
  enter(): void
  /** Another page or program lies over it. */
  covered?(): void
  /** In front again. */
  returned?(): void
}

/** A page's model: made once, entered with the page and left with it, and told when the page is covered and shows again. */
export function usePageModel<M extends PageModel>(make: (root: Root, scope: PageScope) => M): M {
  const root = useRoot()
  const [{ model, scope }] = useState(() => {
    const scope = new PageScope(root)
    return { model: make(root, scope), scope }
  })
  useEffect(() => {
    scope.enter()
    model.enter()
    return () => scope.leave()
  }, [model, scope])
  useReturn(
    () => {
      scope.setShown(true)
      model.returned?.()
    },
    () => {
      scope.setShown(false)
      model.covered?.()
    }
  )
  return model
}
