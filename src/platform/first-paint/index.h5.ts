/** The first page stands: what index.html has painted until then goes. */
export function endFirstPaint(): void {
  document.getElementById('first-paint')?.remove()
}
