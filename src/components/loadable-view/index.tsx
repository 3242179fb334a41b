import { useContext, useDeferredValue, useEffect, type ReactNode } from 'react'
import { Empty, ErrorState, LoginRequired } from '@/components/ui/page-state'
import { useLateSkeleton, type SkeletonPhase } from '@/components/ui/page-state/use-late-skeleton'
import { SkeletonList } from '@/components/ui/skeleton'
import { uiTexts } from '@/components/ui/texts'
import { groupOf } from '@/contract/errors'
import { RootContext } from '@/stores/context'
import { valueOf, type Loadable } from '@/stores/loadable'

export interface LoadableViewProps<T> {
  value: Loadable<T>
  /** Draws the value; `refreshing` while a newer one is fetched. */
  children: (value: T, refreshing: boolean) => ReactNode
  /** Above all of it. `drawn` once the content is: what room a header has before is given up in the same frame (CLS). */
  head?: (drawn: boolean) => ReactNode
  /** Blocks with the shape of the content; three cards by default. */
  skeleton?: ReactNode
  /** Instead of the content when `isEmpty` says so (an empty list by default). */
  empty?: ReactNode
  isEmpty?: (value: T) => boolean
  /** Instead of another try, when what was asked for is not there. */
  missing?: ReactNode
  /** Instead of the usual error state. */
  error?: (failure: { code: number; message: string }) => ReactNode
  onRetry?: () => void
  /** With it, an answer that asks for login shows the login notice. */
  onLogin?: () => void
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

/** What §8 tells of a failed load besides the page's own notice: once a failure, not with each drawing. */
function useFailureNotice<T>(value: Loadable<T>): void {
  const root = useContext(RootContext)
  const failure = value.state === 'failed' ? value : null
  const code = failure?.code
  const message = failure?.message ?? ''
  useEffect(() => {
    if (code !== undefined) root?.presentLoadError({ code, message })
  }, [root, code, message])
}

/** Draws a Loadable: late skeleton, content, empty state or error. A value once shown stays while it is refreshed. */
export function LoadableView<T>(props: LoadableViewProps<T>) {
  const { value, head } = props
  const current = valueOf(value)
  // The first one is drawn as a transition: in slices, between which an old phone answers a finger.
  const shown = useDeferredValue(current !== undefined) ? current : undefined
  const waiting =
    shown === undefined && (current !== undefined || value.state === 'loading' || value.state === 'idle')
  const phase = useLateSkeleton(waiting)
  useFailureNotice(value)
  return (
    <>
      {head?.(phase === 'done' && shown !== undefined)}
      {bodyOf(props, phase, shown)}
    </>
  )
}

function bodyOf<T>(
  {
    value,
    children,
    skeleton,
    empty,
    isEmpty = isEmptyList,
    missing,
    error,
    onRetry,
    onLogin
  }: LoadableViewProps<T>,
  phase: SkeletonPhase,
  shown: T | undefined
): ReactNode {
  if (phase === 'wait') return null
  // Nobody has asked for it: waiting longer would bring nothing (R8.32).
  if (phase === 'skeleton' && value.state === 'idle') {
    return <Empty title={uiTexts.idle} actions={onRetry ? [{ text: uiTexts.reload, onTap: onRetry }] : []} />
  }
  if (phase === 'skeleton') return <>{skeleton ?? <SkeletonList />}</>
  if (value.state === 'failed' && shown === undefined) {
    const group = groupOf(value.code)
    if (missing !== undefined && group === 'gone') return <>{missing}</>
    if (error) return <>{error(value)}</>
    if (onLogin && group === 'login') return <LoginRequired onLogin={onLogin} />
    if (group === 'retry') return <ErrorState onRetry={onRetry} />
    return <ErrorState title={value.message} onRetry={onRetry} />
  }
  if (shown === undefined) return null
  if (empty !== undefined && isEmpty(shown)) return <>{empty}</>
  return <>{children(shown, value.state === 'loading')}</>
}
