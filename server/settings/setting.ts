import type { Parsed } from './parsers'

/** A variable of the environment: what holds without it, what it is, how it is read. */
export interface Setting<T> {
  readonly fallback: T
  readonly about: string
  readonly parse: (raw: string) => Parsed<T>
}

export const setting = <T>(fallback: T, about: string, parse: (raw: string) => Parsed<T>): Setting<T> => ({
  fallback,
  about,
  parse
})

/** One that has no value without its variable. */
export const optional = <T>(about: string, parse: (raw: string) => Parsed<T | null>): Setting<T | null> =>
  setting<T | null>(null, about, parse)

/** Where settings of several variables are read from; mistakes are collected, so that all are told at once. */
export interface Source {
  read<T>(name: string, from: Setting<T>): T
  /** It has a value, readable or not. */
  has(name: string): boolean
  problem(text: string): void
  readonly publicOrigin: string | null
  readonly production: boolean
}
