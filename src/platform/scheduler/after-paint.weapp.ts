/** Runs in a task of its own after what is drawn now has gone to the view; answers how to cancel it. */
export function afterPaint(run: () => void): () => void {
  const timer = setTimeout(run)
  return () => clearTimeout(timer)
}
