/** A position in degrees. */
export interface Position {
  readonly lat: number
  readonly lon: number
}

/** Null when the user refuses, the host cannot, or the time is over (§4: silent fallback). */
export type Locate = (timeoutMs: number) => Promise<Position | null>
