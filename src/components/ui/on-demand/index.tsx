import { useEffect, useState, type ComponentType, type FunctionComponent } from 'react'

/** The page stands by then, ms. */
const AHEAD_MS = 2_000

/**
 * A part of a page that opens on a tap and is fetched then: it does not weigh on the first visit of the H5 page, the
 * mini-program has it in its package. Once fetched it stays mounted, so that it can close with its animation.
 * With `ahead` it is fetched soon after the page stands: the next step needs it, also when the network is lost by then.
 * A failed fetch goes to the page's boundary, whose retry fetches again.
 */
export function onDemand<P extends { open: boolean }>(
  load: () => Promise<ComponentType<P>>,
  { ahead = false } = {}
): FunctionComponent<P> {
  return function OnDemand(props: P) {
    const [state, setState] = useState<{ Part?: ComponentType<P>; failure?: unknown }>({})
    const waiting = props.open && !state.Part && state.failure === undefined

    useEffect(() => {
      if (!ahead) return undefined
      const timer = setTimeout(() => void load().catch(() => undefined), AHEAD_MS)
      return () => clearTimeout(timer)
    }, [])

    useEffect(() => {
      if (!waiting) return undefined
      let left = false
      load().then(
        (Part) => !left && setState({ Part }),
        (failure: unknown) => !left && setState({ failure })
      )
      return () => {
        left = true
      }
    }, [waiting])

    if (state.failure !== undefined) throw state.failure
    return state.Part ? <state.Part {...props} /> : null
  }
}
