export interface SoundCapability {
  /** Plays a WAV file once, from its `data:` address. @returns whether it began */
  play(dataUrl: string): Promise<boolean>
}
