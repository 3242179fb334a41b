/** Whether the person has asked the system for less movement. */
export interface LessMotionCapability {
  /** Id of the element of each page whose width says it, where only styles know: 1 px for less movement, else none. */
  readonly probe: string | undefined
  /** What is known so far. */
  known(): boolean
  /** Asks, once a page is drawn. */
  ask(): Promise<boolean>
}
