/** The second of a film at a place of its track, both from the left, px; what lies beyond the track is its end. */
export function secondAt(
  x: number,
  track: { readonly left: number; readonly width: number },
  seconds: number
): number {
  if (track.width <= 0) return 0
  return Math.round(Math.min(1, Math.max(0, (x - track.left) / track.width)) * seconds)
}
