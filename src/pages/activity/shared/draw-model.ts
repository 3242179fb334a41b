import { groupOf, isUndecided } from '@/contract/errors'
import type { DrawSort } from '@/domain/activity/sorts'
import { TOAST_MS } from '@/domain/constants'
import { navigate } from '@/routes/navigate'
import {
  readDrawRecords,
  readDraws,
  takeDraw,
  type Draw,
  type Drawn,
  type DrawRecords,
  type Draws
} from '@/services/activity/draws'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { ProofModel } from './proof-model'
import { texts } from './texts'

/** What the button of a draw does: `barred` names why in the detail, `again` asks for the answer that was lost. */
export type DrawAct = 'login' | 'barred' | 'soon' | 'ended' | 'again' | 'none' | 'draw'

/** Draws that the page itself shows. */
const SHOWN = 3
/** By then what is credited mostly is there, ms. */
const CREDIT_MS = 3000

export interface DrawPage {
  readonly sort: DrawSort
  /** Where a guest comes back to after the login. */
  readonly back: string
  /** What is seen between the answer and the result; resolves when it is over. */
  readonly play?: (draw: Draw) => Promise<void>
}

/** An activity in which the server draws: what is shown of it, and one chance used under one key. */
export class DrawModel {
  readonly request = new LoadableRequest<Draws>()
  readonly recent = new LoadableRequest<DrawRecords>()
  readonly proof: ProofModel
  /** A chance is being used, or its result is being played. */
  busy = false
  resultOpen = false
  private told: Drawn | null = null

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly of: DrawPage
  ) {
    this.proof = new ProofModel(scope, () => root.session.comefrom)
    observed(this)
  }

  get draws(): Draws | undefined {
    return this.request.value
  }

  get left(): number {
    return this.draws?.chances?.left ?? 0
  }

  /** An answer was lost: its key asks for the same draw again. */
  get pending(): boolean {
    const { draws } = this
    return !this.busy && draws !== undefined && this.intents[draws.activityId] !== undefined
  }

  get act(): DrawAct {
    const { draws, left } = this
    if (!draws) return 'none'
    if (!this.root.session.isLoginedUser || draws.chances === null) return 'login'
    if (this.pending) return 'again'
    if (draws.refusal !== '') return 'barred'
    if (draws.state !== 'open') return draws.state
    return left > 0 ? 'draw' : 'none'
  }

  /** When what is shown ends to be true: its beginning, its end or the next day's chances; null: never. */
  get turnsAt(): number | null {
    const { draws } = this
    if (!draws || draws.state === 'ended') return null
    if (draws.state === 'soon') return draws.startAt
    return Math.min(draws.endAt, draws.chances?.nextAt ?? draws.endAt)
  }

  /** What was drawn last here, as far as it is by now. */
  get result(): Drawn | null {
    const { told } = this
    return told && (this.recent.value?.list.find(({ drawId }) => drawId === told.drawId) ?? told)
  }

  get recents(): readonly Drawn[] {
    return (this.recent.value?.list ?? []).slice(0, SHOWN)
  }

  enter(): void {
    void this.load()
  }

  returned(): void {
    if (!this.busy) void this.load()
  }

  async load(): Promise<void> {
    const { root, scope, of } = this
    const draws = await scope.run(this.request, () => readDraws(scope.call, of.sort))
    if (!draws) return
    root.clock.set(draws.serverTime)
    this.proof.of(draws.activityId, draws.day)
    if (root.session.isLoginedUser) await this.loadRecent()
  }

  login(): void {
    this.root.session.setRedirect(this.of.back)
    navigate('authorize', { url: this.of.back })
  }

  closeResult(): void {
    this.resultOpen = false
  }

  /** Uses a chance, or asks again for the draw whose answer was lost. */
  readonly take = singleFlight(async (): Promise<void> => {
    const { root, scope, act, draws } = this
    if (act === 'login') this.login()
    if (!draws || (act !== 'draw' && act !== 'again')) return
    this.setBusy(true)
    try {
      const draw = await takeDraw(root.call, draws.activityId, await this.keyOf(draws.activityId))
      this.keep(draws.activityId, null)
      if (scope.left) return
      await this.of.play?.(draw)
      this.got(draw)
    } catch (error) {
      await this.failed(error, draws.activityId)
    } finally {
      this.setBusy(false)
    }
  })

  private async loadRecent(): Promise<void> {
    const { scope, of } = this
    await scope.run(this.recent, () => readDrawRecords(scope.call, of.sort, 1))
  }

  private async keyOf(activityId: string): Promise<string> {
    const kept = this.intents[activityId]
    if (kept !== undefined) return kept
    const key = await this.root.newKey()
    this.keep(activityId, key)
    return key
  }

  private get intents(): Readonly<Record<string, string>> {
    return this.root.items.get('drawIntents') ?? {}
  }

  /** @param key null: nobody asks for that draw again */
  private keep(activityId: string, key: string | null): void {
    const { [activityId]: _, ...others } = this.intents
    this.root.items.set('drawIntents', key === null ? others : { ...others, [activityId]: key })
  }

  private got({ drawn, chances, walk }: Draw): void {
    const { draws } = this
    if (draws) this.request.set({ ...draws, chances, board: walk?.board ?? draws.board })
    this.told = drawn
    this.resultOpen = true
    if (this.scope.left) return
    void this.load()
    if (drawn.state !== 'crediting') return
    const timer = setTimeout(() => void this.loadRecent(), CREDIT_MS)
    this.scope.onLeave(() => clearTimeout(timer))
  }

  /** Where nobody knows whether the chance was used, the key stays. */
  private async failed(error: unknown, activityId: string): Promise<void> {
    const { root } = this
    if (isUndecided(error)) {
      if (groupOf(error) === 'retry') root.feedback.toast({ text: texts.lost, ms: TOAST_MS })
      else root.presentError(error)
      return
    }
    this.keep(activityId, null)
    root.presentError(error)
    if (!this.scope.left) await this.load()
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
