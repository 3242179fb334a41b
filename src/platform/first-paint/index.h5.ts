/**
 * The first page stands: what index.html has painted until then goes. Two frames later, because Taro's elements draw
 * themselves in the frame after their mount.
 */
export function endFirstPaint(): void {
  const painted = document.getElementById('first-paint')
  if (!painted) return
  window.requestAnimationFrame(() => window.requestAnimationFrame(() => painted.remove()))
}
