import { captionAt, chapterAt, clockText } from '@/domain/article/captions'
import type { FilmControls, FilmState } from '@/platform/film/types'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { ContentModel, type ContentRoot } from '../shared/content-model'
import { WATCHED } from '../shared/watched'
import { texts } from './texts'

const STEP_SECONDS = 10

/** A film: fetched once somebody asks for it, without sound until they ask for that too. */
export class FilmModel {
  /** The article that the film is of. */
  readonly content: ContentModel
  /** Idle: only its picture is there. */
  state: FilmState | 'idle' = 'idle'
  second = 0
  rate = 1
  muted = true
  captions = true
  transcript = false
  /** The sheet of speeds. */
  choosingRate = false
  /** Another try is another part. */
  attempt = 0
  private controls: FilmControls | null = null
  /** Where to go on once it plays. */
  private from = 0

  constructor(
    private readonly root: ContentRoot & Pick<Root, 'history'>,
    scope: PageScope,
    id: string,
    private readonly onMobileNetwork: () => Promise<boolean>
  ) {
    this.content = new ContentModel(root, scope, 'film', id)
    observed(this)
  }

  get film() {
    return this.content.article?.film ?? null
  }

  get caption(): string {
    return this.film && this.captions ? captionAt(this.film.cues, this.second) : ''
  }

  get chapter(): number {
    return this.film && this.state !== 'idle' ? chapterAt(this.film.chapters, this.second) : -1
  }

  get playing(): boolean {
    return this.state === 'playing' || this.state === 'waiting'
  }

  enter(): void {
    this.content.enter()
  }

  /** Under another page it is silent. */
  covered(): void {
    this.controls?.pause()
  }

  returned(): void {
    this.content.returned()
  }

  /** The tap on the picture; on a network that is paid by the amount it asks first. */
  async begin(from = 0): Promise<void> {
    const { film } = this
    if (!film || this.state !== 'idle') return
    const agreed =
      !(await this.onMobileNetwork()) ||
      (await this.root.feedback.confirm({
        title: texts.mobileTitle,
        text: texts.mobileText(clockText(film.seconds)),
        confirmText: texts.mobileYes
      }))
    if (agreed) this.start(from)
  }

  ready(controls: FilmControls): void {
    this.controls = controls
    if (this.from > 0) controls.seek(this.from)
    controls.setRate(this.rate)
  }

  setState(state: FilmState): void {
    this.state = state
    if (state === 'ended') this.root.history.add(WATCHED, String(this.content.id))
  }

  setSecond(second: number): void {
    this.second = second
  }

  toggle(): void {
    if (this.playing) this.controls?.pause()
    else this.controls?.play()
  }

  /** To a place of the film, which begins there when it has not yet. */
  jump(second: number): void {
    if (this.state === 'idle') {
      void this.begin(second)
      return
    }
    const last = this.film?.seconds ?? 0
    this.second = Math.min(Math.max(0, second), last)
    this.controls?.seek(this.second)
    if (!this.playing) this.controls?.play()
  }

  step(direction: -1 | 1): void {
    this.jump(this.second + direction * STEP_SECONDS)
  }

  setRate(rate: number): void {
    this.rate = rate
    this.choosingRate = false
    this.controls?.setRate(rate)
  }

  chooseRate(open: boolean): void {
    this.choosingRate = open
  }

  toggleSound(): void {
    this.muted = !this.muted
  }

  toggleCaptions(): void {
    this.captions = !this.captions
  }

  toggleTranscript(): void {
    this.transcript = !this.transcript
  }

  fullScreen(): void {
    this.controls?.fullScreen()
  }

  /** A new part asks for the file anew, and goes on where it was. */
  retry(): void {
    this.attempt += 1
    this.start(this.second)
  }

  private start(from: number): void {
    this.from = from
    this.second = from
    this.state = 'waiting'
  }
}
