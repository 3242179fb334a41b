/** Runs in a task of its own once the next frame is painted; answers how to cancel it. Hidden pages have no frames and do not wait. */
export function afterPaint(run: () => void): () => void {
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
