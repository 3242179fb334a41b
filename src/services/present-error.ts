import { CallError, ErrorCode, NETWORK_ERROR_TEXT, REACTIONS, TOAST_MS } from '@/contract/errors'

/** What presenting an error can do to the screen; the root store wires it to feedback, routes and host. */
export interface Presenter {
  toast(text: string, ms: number, icon?: 'info'): void
  alert(title: string, text: string): Promise<void>
  /** Ends the session with a notice; done once however many calls fail together. */
  logout(text: string): void
  openAuthorize(): void
  closePanel(): void
  bankLogin(): void
}

/** The one place that tells a user about a failed call (§8). Codes marked `caller` are the page's own business. */
export function createPresentError(presenter: Presenter): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof CallError)) {
      presenter.toast(NETWORK_ERROR_TEXT, TOAST_MS)
      return
    }
    const reaction = REACTIONS[error.code] ?? { kind: 'toast', ms: TOAST_MS }
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
        return presenter.logout(reaction.text)
      case 'authorize':
        presenter.toast(error.message || NETWORK_ERROR_TEXT, TOAST_MS)
        return presenter.openAuthorize()
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
}

/** 503 has a text of its own; elsewhere the server's words win and the fallback stands in for none. */
function messageOf(error: CallError, text: string | undefined): string {
  if (error.code === ErrorCode.serviceUnavailable) return text ?? NETWORK_ERROR_TEXT
  return error.message || text || NETWORK_ERROR_TEXT
}
