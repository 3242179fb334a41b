import type { FunctionComponent, ReactNode } from 'react'

/** What a film does once it was begun. */
export interface FilmControls {
  play(): void
  pause(): void
  /** Seconds from the beginning. */
  seek(second: number): void
  /** How many times as fast. */
  setRate(rate: number): void
  fullScreen(): void
}

export type FilmState = 'playing' | 'paused' | 'waiting' | 'ended' | 'failed'

export interface FilmProps {
  src: string
  /** Without sound until somebody asks for it. */
  muted: boolean
  /** What is said, for a player that shows nothing of ours when it takes the whole screen. */
  cues: readonly { readonly from: number; readonly to: number; readonly text: string }[]
  /** What lies over it, also on the whole screen. */
  children?: ReactNode
  /** Always the same functions: another one begins anew. */
  onReady: (controls: FilmControls) => void
  onSecond: (second: number) => void
  onState: (state: FilmState) => void
}

/** Begins to play when it is drawn: before, nothing of it is fetched. */
export type FilmPart = FunctionComponent<FilmProps>

interface SeekProps {
  /** Where it is, and how long it is, in seconds. */
  second: number
  seconds: number
  /** What it is called, and where it is in words. */
  label: string
  told: string
  onSeek: (second: number) => void
}

/** The track of a film, on which another place is chosen. */
export type SeekPart = FunctionComponent<SeekProps>

/** Whether the phone says that what is fetched now is paid by the amount. */
export type OnMobileNetwork = () => Promise<boolean>
