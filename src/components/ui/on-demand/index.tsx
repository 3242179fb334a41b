import { useEffect, useState, type ComponentType, type FunctionComponent } from 'react'

/** The page stands by then, ms. */
const AHEAD_MS = 2_000

export type OnDemandPart<P> = FunctionComponent<P> & {
  /** Resolves once the part is fetched, or could not be. */
  readonly ready: () => Promise<void>
}

const nothing = () => undefined

/**
 * A part of a page that opens on a tap and is fetched then: it does not weigh on the first visit of the H5 page, the
 * mini-program has it in its package. Once fetched it stays mounted, so that it can close with its animation.
 * With `ahead` it is fetched soon after the page stands: the next step needs it, also when the network is lost by then.
 * A failed fetch goes to the page's boundary, whose retry fetches again.
 * A part amid the content would push what follows it when it comes (CLS): `ready` fetches it before the content is drawn.
 */
export function onDemand<P extends { open: boolean }>(
  load: () => Promise<ComponentType<P>>,
  { ahead = false } = {}
): OnDemandPart<P> {
  let fetched: ComponentType<P> | undefined
  const fetch = async () => (fetched ??= await load())
  const OnDemand: FunctionComponent<P> = (props) => {
    const [state, setState] = useState<{ Part?: ComponentType<P>; failure?: unknown }>({})
    const waiting = props.open && !state.Part && state.failure === undefined

    useEffect(() => {
      if (!ahead) return undefined
      const timer = setTimeout(() => void fetch().catch(() => undefined), AHEAD_MS)
      return () => clearTimeout(timer)
    }, [])

    useEffect(() => {
      if (!waiting) return undefined
      let left = false
      fetch().then(
        (Part) => !left && setState({ Part }),
        (failure: unknown) => !left && setState({ failure })
      )
      return () => {
        left = true
      }
    }, [waiting])

    if (state.failure !== undefined) throw state.failure
    const Part = state.Part ?? (props.open ? fetched : undefined)
    return Part ? <Part {...props} /> : null
  }
  return Object.assign(OnDemand, { ready: () => fetch().then(nothing, nothing) })
}
