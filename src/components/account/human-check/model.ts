import { runInAction } from 'mobx'
import { host } from '@/platform/host'
import { sound } from '@/platform/sound'
import { answerCheck, drawCheck, isCheck, type CheckShown } from '@/services/account/human-check'
import { singleFlight } from '@/services/http/throttle'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import { texts } from './texts'

/** Id of the field of the digits. */
export const HUMAN_CHECK = 'human-check'
/** Digits of a check. */
const LENGTH = 5
/** 再慢一点: takes so much longer. */
const SLOW = 0.6

/** Asks whether a person is there when the server wants to know, and goes on with what was wanted. */
export class HumanCheckModel {
  open = false
  form: 'picture' | 'sound' = 'picture'
  /** null while it is drawn, or could not be. */
  shown: CheckShown | null = null
  answer = ''
  error = ''
  busy = false
  /** It is heard now. */
  playing = false
  slow = false
  private done: ((ticket: string | null) => void) | null = null

  constructor(private readonly root: Pick<Root, 'call' | 'feedback' | 'presentError'>) {
    observed(this)
  }

  /** Does it, after a check when the server wants one. @returns null when the check was left */
  async through<T>(work: (ticket?: string) => Promise<T>): Promise<T | null> {
    try {
      return await work()
    } catch (error) {
      if (!isCheck(error)) throw error
    }
    const ticket = await this.pass()
    return ticket === null ? null : work(ticket)
  }

  type(answer: string): void {
    this.answer = answer.replace(/\D/g, '').slice(0, LENGTH)
    this.error = ''
  }

  close(): void {
    this.end(null)
  }

  /** Another one, to be looked at or listened to. */
  readonly draw = singleFlight(async (form: 'picture' | 'sound' = this.form): Promise<void> => {
    sound.stop()
    this.put({ form, shown: null, answer: '', error: '' })
    try {
      this.put({ shown: await drawCheck(this.root.call, form) })
    } catch (error) {
      this.put({ error: texts.failed(form === 'sound' ? texts.anotherSound : texts.another) })
      this.root.presentError(error)
    }
  })

  /** Plays it, or ends what plays: a screen reader is not drowned. */
  readonly play = singleFlight(async (): Promise<void> => {
    if (this.playing) return sound.stop()
    await this.hear()
  })

  /** From its beginning, slower or as it was. */
  readonly toggleSlow = singleFlight(async (): Promise<void> => {
    this.put({ slow: !this.slow })
    await this.hear()
  })

  readonly submit = singleFlight(async (): Promise<void> => {
    if (!this.shown || this.answer.length !== LENGTH) return this.refuse(texts.missing)
    this.put({ busy: true })
    try {
      this.end(await answerCheck(this.root.call, this.shown.id, this.answer))
    } catch (error) {
      if (isCheck(error) && error instanceof Error) {
        // An answer serves once: the next one is to other digits.
        await this.draw()
        this.refuse(error.message)
      } else this.root.presentError(error)
    } finally {
      this.put({ busy: false })
    }
  })

  private async hear(): Promise<void> {
    if (!this.shown) return
    const onEnd = () => this.put({ playing: false })
    const began = await sound.play(this.shown.sound, { rate: this.slow ? SLOW : 1, onEnd })
    this.put({ playing: began })
    if (!began) this.refuse(texts.silent)
  }

  /** The field says why and takes the focus; the toast only shows it. */
  private refuse(error: string): void {
    this.put({ error })
    host.toField(HUMAN_CHECK)
    this.root.feedback.invalid(error)
  }

  private pass(): Promise<string | null> {
    this.put({ open: true, error: '' })
    void this.draw('picture')
    return new Promise((done) => {
      this.done = done
    })
  }

  private end(ticket: string | null): void {
    sound.stop()
    this.put({ open: false })
    this.done?.(ticket)
    this.done = null
  }

  private put(
    change: Partial<
      Pick<HumanCheckModel, 'open' | 'form' | 'shown' | 'answer' | 'error' | 'busy' | 'playing' | 'slow'>
    >
  ): void {
    runInAction(() => Object.assign(this, change))
  }
}
