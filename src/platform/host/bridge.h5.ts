/** What the native containers put on `window`. Each takes a message and answers through a named callback. */
interface NativeBridge {
  postMessage(message: string): void
}

declare global {
  interface Window {
    webkit?: { messageHandlers?: Record<string, NativeBridge | undefined> }
    TjbNative?: NativeBridge
    CMBCNative?: NativeBridge
    onTjbNative?: (message: string) => void
  }
}

const channel = (): NativeBridge | null =>
  window.CMBCNative ?? window.TjbNative ?? window.webkit?.messageHandlers?.['tjb'] ?? null

export const bridge = {
  available: (): boolean => channel() !== null,

  /** Sends a message; false where there is no container. */
  call(action: string, params: Record<string, string> = {}): boolean {
    const native = channel()
    if (!native) return false
    native.postMessage(JSON.stringify({ action, params }))
    return true
  },

  /** Sends a message and waits for the container's answer; null when there is no container or it stays silent. */
  ask(
    action: string,
    params: Record<string, string>,
    timeoutMs: number
  ): Promise<Record<string, string> | null> {
    return new Promise((resolve) => {
      const timer = window.setTimeout(() => finish(null), timeoutMs)
      function finish(answer: Record<string, string> | null) {
        window.clearTimeout(timer)
        delete window.onTjbNative
        resolve(answer)
      }
      window.onTjbNative = (message) => {
        const answer: unknown = JSON.parse(message)
        if (typeof answer === 'object' && answer !== null && 'action' in answer && answer.action === action) {
          finish(answer as Record<string, string>)
        }
      }
      if (!bridge.call(action, params)) finish(null)
    })
  }
}
