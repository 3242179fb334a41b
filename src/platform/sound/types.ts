export interface Playing {
  /** 1 as it is; 0.5 takes twice as long. */
  readonly rate: number
  /** It has come to its end, or was stopped. */
  readonly onEnd: () => void
}

export interface SoundCapability {
  /** Plays a WAV file once, from its `data:` address, in the place of one that plays. @returns whether it began */
  play(dataUrl: string, playing: Playing): Promise<boolean>
  /** What plays ends here; nothing where nothing does. */
  stop(): void
}
