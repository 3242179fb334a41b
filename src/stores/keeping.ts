import type { CallDeps } from '@/services/http/call'
import type { KeptDeps } from './kept-answers'

/** The page stands by then, ms. */
const AFTER_MS = 3000

const nothing = () => undefined

const load = () => import('./kept-answers')

/**
 * Sends as `send` does. What a few calls answered last is kept, and stands in for an answer that the network does not bring; what does so
 * is fetched after the page, so that it is there by then.
 * @param era another one with each person: what was answered to one is not kept for the next
 */
export const keeping =
  (send: CallDeps['send'], deps: KeptDeps, era: () => number): CallDeps['send'] =>
  async (request, signal) => {
    const of = era()
    try {
      const response = await send(request, signal)
      setTimeout(
        () => void load().then(({ keep }) => of === era() && keep(request, response, deps), nothing),
        AFTER_MS
      )
      return response
    } catch (error) {
      return load().then(
        ({ answer }) => answer(request, error, deps),
        () => Promise.reject(error)
      )
    }
  }
