import { lessMotion } from '@/platform/less-motion'
import { publicHref } from '@/routes/href'
import type { Board, Draw } from '@/services/activity/draws'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { DrawModel } from '../shared/draw-model'
import { QuizModel } from './quiz-model'

/** From cell to cell, ms. */
const STEP_MS = 280

/** A board that a token walks by a die which the server throws. */
export class MonopolyModel {
  readonly draw: DrawModel
  readonly quiz: QuizModel
  /** Face of the last throw here; null before. */
  face: number | null = null
  /** Where it set out last. */
  from: number | null = null
  /** The cell that gave a coupon; null: the last throw gave none. */
  won: number | null = null
  /** Where the token is while it walks. */
  private at: number | null = null
  /** By the cell of the last throw. */
  private asked: Board['question'] = null

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    this.draw = new DrawModel(root, scope, {
      sort: 'monopoly',
      back: publicHref('monopolyGame'),
      play: (draw) => this.walk(draw)
    })
    this.quiz = new QuizModel(
      root,
      () => this.draw.draws?.activityId ?? '',
      () => void this.draw.load()
    )
    observed(this)
  }

  get board(): Board | null {
    return this.draw.draws?.board ?? null
  }

  get position(): number {
    return this.at ?? this.board?.position ?? 0
  }

  get walking(): boolean {
    return this.at !== null
  }

  enter(): void {
    this.draw.enter()
  }

  returned(): void {
    this.draw.returned()
  }

  /** A throw; the question of the cell where it ends is asked at once. */
  async throw(): Promise<void> {
    this.forget()
    await this.draw.take()
    this.draw.closeResult()
    if (this.asked && !this.scope.left) this.quiz.ask(this.asked)
  }

  ask(): void {
    const question = this.board?.question
    if (question) this.quiz.ask(question)
  }

  /** Cell by cell; with less movement asked for it stands there at once. */
  private async walk({ drawn, walk }: Draw): Promise<void> {
    if (!walk) return
    const calm = this.root.settings.calm || lessMotion.known()
    this.begin(walk.face)
    for (const cell of calm ? [] : walk.cells) {
      if (this.scope.left) break
      this.stepTo(cell)
      await new Promise((done) => setTimeout(done, STEP_MS))
    }
    const reached = walk.cells[walk.face - 1] ?? null
    this.stand(drawn.state === 'nothing' ? null : reached, walk.board.question)
  }

  private begin(face: number): void {
    this.from = this.position
    this.face = face
    this.won = null
    this.at = this.position
  }

  private stepTo(cell: number): void {
    this.at = cell
  }

  private forget(): void {
    this.asked = null
  }

  private stand(won: number | null, asked: Board['question']): void {
    this.won = won
    this.asked = asked
    this.at = null
  }
}
