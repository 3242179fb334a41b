import { MINUTE_MS } from '@/domain/date'

/** So many wrong keys of a network in so long; then others are not looked at. A right one is: nobody beside its owner shuts it out. */
export const MOST_WRONG_KEYS = 10
export const WRONG_KEYS_MS = 10 * MINUTE_MS

/** Wrong keys of the shop's other doors by network, in this process. */
export class WrongKeys {
  private readonly byNetwork = new Map<string, { times: number; until: number }>()

  tooMany(network: string, now: number): boolean {
    const known = this.byNetwork.get(network)
    return known !== undefined && known.until > now && known.times >= MOST_WRONG_KEYS
  }

  add(network: string, now: number): number {
    for (const [one, { until }] of this.byNetwork) if (until <= now) this.byNetwork.delete(one)
    const known = this.byNetwork.get(network) ?? { times: 0, until: now + WRONG_KEYS_MS }
    known.times += 1
    this.byNetwork.set(network, known)
    return known.times
  }
}
