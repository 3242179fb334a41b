import { SHORT_TOAST_MS, TOAST_MS } from '@/domain/constants'
import type { PrivacyQuestion } from '@/platform/privacy/types'
import { observed } from './observed'

/** Timers are handed in, so that a test moves time itself. */
export interface Timers {
  /** Answers what stops it. */
  after(ms: number, run: () => void): () => void
}

const realTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }
}

type ToastIcon = 'success' | 'error' | 'info' | 'warn'

/** What stands in for answers of now. */
export interface Kept {
  /** ms since 1970; of the oldest. */
  readonly at: number
  /** Whether a page is not to be opened from it; says so then. */
  refuses(target: string): boolean
}

/** How a screen reader hears it: news wait, a failure does not, and what a field says itself is not said again. */
export type ToastVoice = 'polite' | 'alert' | 'none'

export interface Toast {
  id: number
  text: string
  icon?: ToastIcon
  voice: ToastVoice
}

/** A line of a dialog's list block, e.g. an item that has to be added as well. */
export interface DialogLine {
  text: string
  priceFen?: number
  note?: string
}

export interface Dialog {
  id: number
  kind: 'confirm' | 'alert'
  title: string
  text?: string
  list?: readonly DialogLine[]
  /** Name of the picture above the title. */
  icon?: 'spark' | 'info' | 'warn' | 'shield'
  confirmText: string
  cancelText: string
  /** The confirm text is in the danger colour. */
  danger: boolean
  opens?: ConfirmOptions['opens']
}

export interface ToastOptions {
  text: string
  icon?: ToastIcon
  /** Milliseconds on screen; 3000 by default (R9.2), 1500 for validation and address notices (R9.3). */
  ms?: number
  /** By default an error or a warning is an alert, all else polite; `invalid` alone is silent. */
  voice?: Exclude<ToastVoice, 'none'>
}

export interface AlertOptions {
  title: string
  text?: string
  list?: readonly DialogLine[]
  icon?: Dialog['icon']
  confirmText?: string
}

export interface ConfirmOptions extends AlertOptions {
  cancelText?: string
  danger?: boolean
  /** The confirm button opens this page of the host, and is answered as the person comes back from it. */
  opens?: 'settings'
}

const voiceOf = (icon?: ToastIcon): Exclude<ToastVoice, 'none'> =>
  icon === 'error' || icon === 'warn' ? 'alert' : 'polite'

/**
 * What the product tells the user over the page: one toast (the newest wins), a queue of dialogs and
 * the app-wide loading counter (R4.11). Views are in components/feedback-host.
 */
export class FeedbackStore {
  toastShown: Toast | null = null
  /** Said without a picture; '' once it has been. */
  said = ''
  /** WeChat waits for the answer; above everything else. */
  privacyAsked: PrivacyQuestion | null = null
  /** What is on screen is not of now, as the network brings nothing newer. */
  kept: Kept | null = null
  /** How often everything was asked for anew, because of that or as the page was put aside by the browser (`restored`). */
  asked = 0
  private queue: readonly Dialog[] = []
  private loadingCount = 0
  private lastId = 0
  private stopToast: (() => void) | null = null
  private stopSaid: (() => void) | null = null
  private readonly answers = new Map<number, (confirmed: boolean) => void>()

  constructor(private readonly timers: Timers = realTimers) {
    observed(this)
  }

  /** The dialog on screen; the others wait their turn. */
  get dialog(): Dialog | null {
    return this.queue[0] ?? null
  }

  /** True while at least one request asked for the full-screen loading animation. */
  get loading(): boolean {
    return this.loadingCount > 0
  }

  askPrivacy(question: PrivacyQuestion): void {
    this.privacyAsked = question
  }

  /** @param buttonId of WeChat's button that was tapped; null: refused */
  answerPrivacy(buttonId: string | null): void {
    const question = this.privacyAsked
    this.privacyAsked = null
    if (buttonId === null) question?.refuse()
    else question?.agree(buttonId)
  }

  /** Shows a notice in place of the one on screen; its time starts anew. An empty text shows nothing. */
  toast({ text, icon, ms = TOAST_MS, voice = voiceOf(icon) }: ToastOptions): void {
    this.show(text, ms, voice, icon)
  }

  /** A validation notice: the field says and speaks it itself, the toast shows it for a shorter time (R9.3). */
  invalid(text: string): void {
    this.show(text, SHORT_TOAST_MS, 'none')
  }

  /** What was chosen breaks a limit: as short as any validation notice (R9.3), and spoken, as no field says it. */
  refused(text: string): void {
    this.show(text, SHORT_TOAST_MS, 'polite')
  }

  /** Tells who does not see it what a list has become; the screen shows it. What a notice says already is not said again. */
  say(text: string): void {
    if (text !== '' && text === this.toastShown?.text) return
    this.stopSaid?.()
    this.said = text
    this.stopSaid = text ? this.timers.after(TOAST_MS, () => this.say('')) : null
  }

  hideToast(): void {
    this.stopToast?.()
    this.stopToast = null
    this.toastShown = null
  }

  /** Asks; resolves with true only for the confirm button. Cancel, Escape and dismissAll answer false. */
  confirm({
    confirmText = '确定',
    cancelText = '取消',
    danger = false,
    ...rest
  }: ConfirmOptions): Promise<boolean> {
    return this.ask({ ...rest, kind: 'confirm', confirmText, cancelText, danger })
  }

  /** Tells; one button. Resolves when the dialog is gone. */
  async alert({ confirmText = '知道了', ...rest }: AlertOptions): Promise<void> {
    await this.ask({ ...rest, kind: 'alert', confirmText, cancelText: '', danger: false })
  }

  /** The view's answer. An id that is no longer waiting is ignored (double taps). */
  answer(id: number, confirmed: boolean): void {
    const answer = this.answers.get(id)
    if (!answer) return
    this.answers.delete(id)
    this.queue = this.queue.filter((dialog) => dialog.id !== id)
    answer(confirmed)
  }

  /** Takes everything off the screen, e.g. as the session ends; waiting questions answer false. */
  dismissAll(): void {
    this.hideToast()
    for (const dialog of this.queue) this.answer(dialog.id, false)
  }

  sessionEnded(): void {
    this.kept = null
    this.dismissAll()
  }

  beginLoading(): void {
    this.loadingCount += 1
  }

  /** One end for each begin; an end too many changes nothing. */
  endLoading(): void {
    this.loadingCount = Math.max(0, this.loadingCount - 1)
  }

  private show(text: string, ms: number, voice: ToastVoice, icon?: ToastIcon): void {
    if (!text) return
    this.hideToast()
    this.toastShown = { id: this.nextId(), text, voice, ...(icon ? { icon } : {}) }
    this.stopToast = this.timers.after(ms, this.hideToast)
  }

  private ask(dialog: Omit<Dialog, 'id'>): Promise<boolean> {
    const id = this.nextId()
    return new Promise((resolve) => {
      this.answers.set(id, resolve)
      this.enqueue({ ...dialog, id })
    })
  }

  private enqueue(dialog: Dialog): void {
    this.queue = [...this.queue, dialog]
  }

  private nextId(): number {
    this.lastId += 1
    return this.lastId
  }
}
