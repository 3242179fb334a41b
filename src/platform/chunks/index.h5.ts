import type { ChunksCapability, ChunkTexts } from './types'

const KEY = 'chunk-reload-at'
/** ms between two reloads that nobody asked for. */
const REST = 60_000

/** The names webpack and the stylesheet plugin give their errors. */
function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, code } = error as { name?: unknown; code?: unknown }
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED'
}

function reloadOnce(): boolean {
  if (!navigator.onLine) return false
  try {
    const last = Number(window.sessionStorage.getItem(KEY))
    if (Date.now() - last < REST) return false
    window.sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Without a memory a reload could follow a reload for ever.
    return false
  }
  chunks.reload()
  return true
}

/** No page may stand yet, so the notice is drawn without one. */
function showNotice({ title, text, reload: action }: ChunkTexts): void {
  if (document.getElementById('chunk-notice')) return
  const add = (parent: HTMLElement, tag: string, className: string, words = '') => {
    const element = document.createElement(tag)
    element.className = className
    element.textContent = words
    return parent.appendChild(element)
  }
  const dark = document.querySelector('.ca-theme--dark') ? ' ca-theme--dark' : ''
  const notice = add(document.body, 'div', `ca-theme${dark} chunk-notice`)
  notice.id = 'chunk-notice'
  notice.setAttribute('role', 'alert')
  add(notice, 'div', 'chunk-notice-title', title)
  add(notice, 'div', 'chunk-notice-text', text)
  const button = add(notice, 'button', 'chunk-notice-button', action)
  button.addEventListener('click', () => chunks.reload())
  document.getElementById('first-paint')?.remove()
}

export const chunks: ChunksCapability = {
  isMissing,
  reloadOnce,
  reload: () => window.location.reload(),
  watch(texts) {
    // Taro's router lets the rejection of a page's import go unhandled.
    window.addEventListener('unhandledrejection', ({ reason }) => {
      if (isMissing(reason) && !reloadOnce()) showNotice(texts)
    })
  }
}
