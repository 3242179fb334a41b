/** Copies by a selection, where the browser has no clipboard for the page. */
export function copySelected(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.style.cssText = 'position:fixed;opacity:0'
  document.body.appendChild(area)
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  return done
}
