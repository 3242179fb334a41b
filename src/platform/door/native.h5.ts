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

export const native = {
  available: (): boolean => channel() !== null,

  /** Sends a message; false where there is no container. */
  call(action: string, params: Record<string, string> = {}): boolean {
    const container = channel()
    if (!container) return false
    container.postMessage(JSON.stringify({ action, params }))
    return true
  }
}
