import type { Layers } from './shell'

/** Popups leave the page for the body, and what lies behind them is inert there (`ui/popup/target`). */
const NONE: Layers = { behind: {}, above: null }

export const useLayers = (_probe?: string): Layers => NONE
