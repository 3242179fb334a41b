import {
  CallError,
  ErrorCode,
  NETWORK_ERROR_TEXT,
  REACTIONS,
  REAL_NAME_REACTION,
  type Reaction
} from '@/contract/errors'
import { TOAST_MS } from '@/domain/constants'

/** What presenting an error can do to the screen; the root store wires it to feedback, routes and host. */
export interface Presenter {
  toast(text: string, ms: number, icon?: 'info'): void
  alert(title: string, text: string): Promise<void>
  /** Ends the session with a notice and leads to login. */
  logout(text: string, failure: CallError): void
  /** Shows the message, then leads to the third party that has to be asked (§8). */
  openAuthorize(message: string): void
  closePanel(): void
  bankLogin(): void
}

export interface PresentErrors {
  /** After a button. */
  readonly presentError: (error: unknown) => void
  /** After a page's own load, which shows the message, the lack of network and the need to log in by itself. */
  readonly presentLoadError: (failure: { code: number; message: string }) => void
}

/** Reactions that a page's own notice does not stand in for. */
const TOLD_OVER_A_PAGE: readonly Reaction['kind'][] = ['toast', 'alert', 'authorize', 'exit', 'bankLogin']

/**
 * The one place that tells a user about a failed call (§8). Codes marked `caller` are the page's own business.
 * @param realNameCodes codes of a failed real-name check, from the configuration
 */
export function createPresentErrors(presenter: Presenter, realNameCodes: readonly number[]): PresentErrors {
  const reactionOf = (code: number): Reaction | undefined =>
    realNameCodes.includes(code) ? REAL_NAME_REACTION : REACTIONS[code]

  function presentError(error: unknown): void {
    if (!(error instanceof CallError)) {
      presenter.toast(NETWORK_ERROR_TEXT, TOAST_MS)
      return
    }
    const reaction = reactionOf(error.code) ?? { kind: 'toast', ms: TOAST_MS }
    switch (reaction.kind) {
      case 'silent':
        return
      case 'network':
        return presenter.toast(NETWORK_ERROR_TEXT, TOAST_MS)
      case 'caller':
        if (error.message) presenter.toast(error.message, TOAST_MS)
        return
      case 'toast':
        return presenter.toast(messageOf(error, reaction.text), reaction.ms, reaction.icon)
      case 'logout':
        return presenter.logout(reaction.text, error)
      case 'authorize':
        return presenter.openAuthorize(error.message)
      case 'alert':
        return void presenter.alert(reaction.title, error.message)
      case 'exit':
        return void presenter
          .alert('温馨提示', `${error.message}${reaction.suffix}`)
          .then(() => presenter.closePanel())
      case 'bankLogin':
        return presenter.bankLogin()
    }
  }

  return {
    presentError,
    presentLoadError({ code, message }) {
      const reaction = reactionOf(code)
      if (reaction && TOLD_OVER_A_PAGE.includes(reaction.kind)) presentError(new CallError(code, message))
    }
  }
}

/** 503 has a text of its own; elsewhere the server's words win and the fallback stands in for none. */
function messageOf(error: CallError, text: string | undefined): string {
  if (error.code === ErrorCode.serviceUnavailable) return text ?? NETWORK_ERROR_TEXT
  return error.message || text || NETWORK_ERROR_TEXT
}
