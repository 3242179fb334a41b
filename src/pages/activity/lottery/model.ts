import { lessMotion } from '@/platform/less-motion'
import { publicHref } from '@/routes/href'
import type { Draw } from '@/services/activity/draws'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { DrawModel } from '../shared/draw-model'

/** As long as the wheel turns, ms; `lottery/index.module.scss` says the same. */
const SPIN_MS = 2400
const TURNS = 5
const CIRCLE = 360

/** The wheel: it turns to the cell of what the server has drawn already. */
export class LotteryModel {
  readonly draw: DrawModel
  /** Degrees that it has turned in all, so that it never turns back. */
  turned = 0

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    this.draw = new DrawModel(root, scope, {
      sort: 'turntable',
      back: publicHref('lottery'),
      play: (draw) => this.spin(draw)
    })
    observed(this)
  }

  enter(): void {
    this.draw.enter()
  }

  returned(): void {
    this.draw.returned()
  }

  /** The cell of what is given comes under the pointer; with less movement asked for there is nothing to see. */
  private async spin({ drawn }: Draw): Promise<void> {
    const prizes = this.draw.draws?.prizes ?? []
    const at = prizes.findIndex(({ prizeId }) => prizeId === drawn.prize.prizeId)
    if (at < 0) return
    const stop = CIRCLE - (CIRCLE / prizes.length) * at
    const calm = this.root.settings.calm || lessMotion.known()
    this.turnTo(Math.ceil(this.turned / CIRCLE) * CIRCLE + (calm ? 0 : TURNS * CIRCLE) + stop)
    if (calm) return
    await new Promise<void>((done) => {
      const timer = setTimeout(done, SPIN_MS)
      this.scope.onLeave(() => {
        clearTimeout(timer)
        done()
      })
    })
  }

  private turnTo(degrees: number): void {
    this.turned = degrees
  }
}
