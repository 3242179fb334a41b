import { lessMotion } from '@/platform/less-motion'
import { publicHref } from '@/routes/href'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { DrawModel } from '../shared/draw-model'

export const BOXES = [0, 1, 2, 3, 4, 5] as const

/** As long as the lid rises, ms; the stylesheet says the same. */
const LID_MS = 400
/** The one in the middle of the second row, as good as any. */
const FIRST = 4

/** Boxes of which each is as likely: which one is opened changes nothing. */
export class BlindBoxModel {
  readonly draw: DrawModel
  chosen: number = FIRST
  opening = false

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    this.draw = new DrawModel(root, scope, {
      sort: 'blindBox',
      back: publicHref('blindBox'),
      play: () => this.lift()
    })
    observed(this)
  }

  enter(): void {
    this.draw.enter()
  }

  returned(): void {
    this.draw.returned()
  }

  choose(box: number): void {
    if (!this.draw.busy) this.chosen = box
  }

  private async lift(): Promise<void> {
    if (this.root.settings.calm || lessMotion.known()) return
    this.setOpening(true)
    await new Promise<void>((done) => {
      const timer = setTimeout(done, LID_MS)
      this.scope.onLeave(() => {
        clearTimeout(timer)
        done()
      })
    })
    this.setOpening(false)
  }

  private setOpening(opening: boolean): void {
    this.opening = opening
  }
}
