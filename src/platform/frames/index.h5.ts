/** Runs once the frame that is drawn now is on screen; answers how to call it off. Hidden pages have no frames and do not wait. */
export function afterFrame(run: () => void): () => void {
  if (document.hidden) {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = window.requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    window.cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
