import { runInAction } from 'mobx'
import { HumanCheckModel } from '@/components/account/human-check/model'
import { codeIn } from '@/domain/person/mobile'
import type { Call } from '@/services/http/call'
import { singleFlight } from '@/services/http/throttle'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import { formTexts as texts } from './texts'

/** Asks for a code by SMS. @returns seconds to the next, and in demo mode the code itself */
export type SendCode = (
  call: Call,
  mobile?: string,
  ticket?: string
) => Promise<{ readonly retryAfter: number; readonly demoCode?: string | undefined }>

/** A code by SMS: sent, waited for, typed. */
export class CodeSender {
  code = ''
  /** The code itself in demo mode; '' elsewhere. */
  demoCode = ''
  /** ms since 1970 when the next may be asked for; 0 at once. */
  sendAgainAt = 0
  readonly check: HumanCheckModel

  constructor(
    private readonly root: Root,
    private readonly ask: SendCode
  ) {
    this.check = new HumanCheckModel(root)
    observed(this)
  }

  type(code: string): void {
    this.code = codeIn(code)
  }

  /** Message of a code that cannot be one, or null. */
  get error(): string | null {
    if (this.code === '') return texts.codeMissing
    return /^\d{6}$/.test(this.code) ? null : texts.codeWrong
  }

  readonly send = singleFlight(async (mobile?: string): Promise<void> => {
    if (this.root.clock.now() < this.sendAgainAt) return
    try {
      const sent = await this.check.through((ticket) => this.ask(this.root.call, mobile, ticket))
      if (!sent) return
      const { retryAfter, demoCode = '' } = sent
      runInAction(() => {
        this.sendAgainAt = this.root.clock.now() + retryAfter * 1000
        this.demoCode = demoCode
      })
      this.root.feedback.toast({ text: texts.sent, icon: 'success' })
    } catch (error) {
      this.root.presentError(error)
    }
  })
}
