import { wrongInExposure } from '@/domain/analytics/exposure'
import { partOf } from '@/domain/analytics/part'
import type { Measured } from './measured'

type Exposed = Omit<Extract<Measured, { type: 'exposure' }>, 'at' | 'page'>

/** A ratio that a host has rounded down is still the one that was asked for. */
const ROUNDING = 0.005

const hundredths = (ratio: number) => Math.round(ratio * 100) / 100

/** Parts that were in view for long enough: each once, unless its attribute asks for each time. */
export class Exposures {
  private readonly waiting = new Map<object, ReturnType<typeof setTimeout>>()
  private readonly exposed = new WeakSet<object>()
  private readonly logged = new WeakSet<object>()

  constructor(
    private readonly add: (exposure: Exposed) => void,
    private readonly log: (text: string) => void
  ) {}

  /** A part came into view by so much of its area, 0 to 1, or went out of it. */
  seen(part: object, attribute: string, ratio: number): void {
    this.forget(part)
    const said = partOf(attribute)
    if (!said) return
    if (said.wrong.length > 0) this.logOnce(part, `data-part="${attribute}"`, said.wrong)
    const { areaRate, stay, repeated } = said.exposure
    if (!(ratio > 0) || ratio + ROUNDING < areaRate || (this.exposed.has(part) && !repeated)) return
    const count = () => this.count(part, said.name, hundredths(ratio), stay)
    this.waiting.set(part, setTimeout(count, stay * 1000))
  }

  /** Nothing is in view any more. */
  away(): void {
    for (const part of [...this.waiting.keys()]) this.forget(part)
  }

  private count(part: object, name: string, areaRate: number, stay: number): void {
    this.waiting.delete(part)
    const exposure = { areaRate, stay, repeated: this.exposed.has(part) }
    const wrong = wrongInExposure(exposure)
    if (wrong.length > 0) return this.logOnce(part, name, wrong)
    this.exposed.add(part)
    this.add({ type: 'exposure', part: name, ...exposure })
  }

  private forget(part: object): void {
    clearTimeout(this.waiting.get(part))
    this.waiting.delete(part)
  }

  private logOnce(part: object, what: string, wrong: readonly string[]): void {
    if (this.logged.has(part)) return
    this.logged.add(part)
    this.log(`${what}: ${wrong.join(', ')} ignored`)
  }
}
