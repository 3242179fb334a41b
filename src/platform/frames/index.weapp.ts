/** Runs after what is drawn now has gone to the view; answers how to call it off. */
export function afterFrame(run: () => void): () => void {
  const timer = setTimeout(run)
  return () => clearTimeout(timer)
}
